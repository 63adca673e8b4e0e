/** The pictures of Handsome. Every function is pure and returns SVG text. */
export { type LetterBackLabels, letterBack } from './back';
export { type LetterCard, dandy, letterCard } from './card';
export { type Award, awardMark } from './marks';
export { type Letter, type Piece, type WordLabels, isLetter, letterTile, missingTile, vowelToken, wordStrip } from './word';
