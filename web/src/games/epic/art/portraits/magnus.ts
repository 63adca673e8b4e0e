/** Magnus Braid: a horned helmet, a scar, and three plaits with clasps. */
import { walrusMoustache } from '$lib/art/cards/face/beards';
import { sternEyes } from '$lib/art/cards/face/eyes';
import { face } from '$lib/art/cards/face/face';
import { cheeks } from '$lib/art/cards/face/features';
import { locks, plait } from '$lib/art/cards/hair';
import { BRASS, BRASS_LIGHT, HAIR, IVORY, LIPS } from '$lib/art/cards/palette';
import { both, circle, line, shape } from '$lib/art/cards/pen';
import { type Svg, together } from '$lib/art/svg';

const MAIL = '#8a7a62';
const MAIL_RINGS = '#5f523f';
const IRON = '#9aa0a0';
const HORN_RINGS = '#a99c86';
const SCAR = '#b5524a';

export const magnus = (): Svg =>
  face({
    head: 'square', skin: 'fair', hair: 'ginger', ears: 'none', brows: 'angry', nose: 'wedge', mouth: 'none',
    eyes: sternEyes('#47749c'),
    cheeks: cheeks('#c23b2a', 18, 33),
    behind: together(
      plait([-63, -2], 30, 4, 24, HAIR.ginger, { lean: -3 }),
      plait([63, -2], 30, 4, 24, HAIR.ginger, { lean: 3 }),
    ),
    body: mailShirt(),
    marks: line('M28 -38L36 18M25 -26l10 -3M29 8l11 -3', 3, SCAR),
    beard: together(plaitedBeard(), shape('M-10 44Q0 38 10 44Q0 52 -10 44Z', LIPS, 2.6)),
    moustache: walrusMoustache(HAIR.ginger, 44, 28, 30),
    crown: together(helmet(), both(horn())),
  });

const mailShirt = (): Svg =>
  together(
    shape('M-108 150C-108 104 -72 84 -34 78H34C72 84 108 104 108 150Z', MAIL),
    line(
      'M-92 118l6 14M-78 104l4 16M-64 96l4 16M92 118l-6 14M78 104l-4 16M64 96l-4 16M-86 138l4 10M86 138l-4 10M-48 92l2 14M48 92l-2 14',
      3,
      MAIL_RINGS,
    ),
    circle(-52, 124, 12, BRASS),
    circle(52, 124, 12, BRASS),
  );

const plaitedBeard = (): Svg =>
  together(
    locks([[49, -22], [60, 20], [54, 60], [20, 78]], [[40, -6], [34, 22], [14, 34], [4, 44]], HAIR.ginger, 6),
    plait([0, 58], 48, 4, 24, HAIR.ginger, { taper: 0.1 }),
  );

const helmet = (): Svg =>
  together(
    shape('M-54 -28C-60 -80 -30 -104 0 -108C30 -104 60 -80 54 -28Q0 -46 -54 -28Z', IRON),
    line('M-34 -84C-40 -70 -42 -56 -42 -44', 4, '#dfe3e0'),
    shape('M-8 -106H8V-44H-8Z', BRASS, 3),
    shape('M-58 -24Q0 -46 58 -24L58 -40Q0 -62 -58 -40Z', BRASS, 3.2),
    shape('M-7 -50L7 -50L5 -14Q0 -8 -5 -14Z', BRASS, 3),
    ...[-42, -22, 22, 42].map((x) => circle(x, -45 + Math.abs(x) * 0.22, 3, BRASS_LIGHT, 2)),
  );

const horn = (): Svg =>
  together(
    shape('M52 -46C74 -58 96 -84 98 -116C84 -104 76 -106 66 -94C62 -100 52 -90 46 -78C44 -66 46 -54 52 -46Z', IVORY, 3.2),
    line('M56 -56C70 -70 82 -86 88 -102M52 -68C60 -76 64 -84 68 -92', 2.2, HORN_RINGS),
  );
