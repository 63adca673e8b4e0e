/** The pictures of The Epic Beard Game. Every function is pure and returns SVG text. */
export { type EpicBackLabels, type FacedownPairLabels, epicBack, facedownPair } from './back';
export { type EpicCard, type EpicCardLabels, epicCard, epicPortrait } from './card';
export { type BluffChipLabels, bluffChip } from './chip';
export { penaltyTag } from './tag';
