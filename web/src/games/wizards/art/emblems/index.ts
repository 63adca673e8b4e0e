/** The emblem of every card of the house deck (BW-1.3), and one for any card of an owner's. */
import { ArtTable } from '$lib/art/cards/lookup';
import type { Svg } from '$lib/art/svg';
import { kindOf } from '../kinds';
import * as artifacts from './artifacts';
import * as beards from './beards';
import * as cardSpells from './cardSpells';
import * as counterspells from './counterspells';
import * as equipmentSpells from './equipmentSpells';
import * as hairSpells from './hairSpells';
import { unknownEmblem } from './unknown';

const EMBLEMS = new ArtTable<() => Svg>({
  'Flaming Follicles': hairSpells.flamingFollicles,
  'Sprouting Salve': hairSpells.sproutingSalve,
  'Close Shave': hairSpells.closeShave,
  'Tangled Tresses': cardSpells.tangledTresses,
  'Sticky Fingers': cardSpells.stickyFingers,
  'Owl Post': cardSpells.owlPost,
  "Barber's Bargain": hairSpells.barbersBargain,
  'Beard Swap': equipmentSpells.beardSwap,
  'Shear Panic': equipmentSpells.shearPanic,
  'Rust and Ruin': equipmentSpells.rustAndRuin,
  'Static Shock': cardSpells.staticShock,
  'Great Equaliser': hairSpells.greatEqualiser,
  'Transmute Trimmings': counterspells.transmuteTrimmings,
  'Bald Refusal': counterspells.baldRefusal,
  'Bearded Apparition': counterspells.beardedApparition,
  'Mirror Lather': counterspells.mirrorLather,
  'Dwarven Beard': beards.dwarvenBeard,
  'Braided Beard': beards.braidedBeard,
  'Pirate Beard': beards.pirateBeard,
  "Wizard's Beard": beards.wizardsBeard,
  'Bramble Beard': beards.brambleBeard,
  'Mask of Many Beards': artifacts.maskOfManyBeards,
  'Golden Comb': artifacts.goldenComb,
  'Crystal Mirror': artifacts.crystalMirror,
  'Enchanted Razor': artifacts.enchantedRazor,
  'Dye Pot': artifacts.dyePot,
  'Bottomless Satchel': artifacts.bottomlessSatchel,
});

/** What a card is, as the view tells it. */
export interface WizardCard {
  readonly name: string;
  /** spell, counterspell, beard or artifact. */
  readonly kind: string;
  readonly colour: string;
}

/** The emblem of a card: in a box of 120 × 120 about 0. */
export const emblemOf = ({ name, kind, colour }: WizardCard): Svg =>
  EMBLEMS.find(name)?.() ?? unknownEmblem(name, kindOf(kind), colour);
