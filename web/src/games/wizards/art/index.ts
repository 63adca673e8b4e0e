/** The pictures of Beard Wizards. Every function is pure and returns SVG text. */
export { type WizardCardLabels, actionCard } from './card';
export { type WizardCard, emblemOf } from './emblems/index';
export { type Equipped, emptyPlace, equipmentItem, equipmentShelf } from './equipment';
export { type GoldenHairLabels, goldenHairCard, wizardBack } from './hair';
export { type Beard, beardMeter, smallBeardMeter } from './meter';
export { type CostCard, type Ritual, type RitualCardLabels, ritualCard, ritualCost } from './rituals';
export { wizardPortrait } from './wizard';
