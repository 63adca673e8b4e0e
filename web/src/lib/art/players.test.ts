import { describe, expect, test } from 'vitest';
import { PLAYER_COLOURS, PLAYERS, playerMark, strongMark } from './players';

function variables(selector: string, suffix: string, look: 'base' | 'textOnLight' | 'textOnDark'): string {
  const lines = PLAYER_COLOURS.map((colour) => `  --${colour}${suffix}: ${PLAYERS[colour][look]};\n`);
  return `${selector} {\n${lines.join('')}}\n`;
}

function colourClass(colour: string): string {
  return `.c-${colour} {\n  --pc: var(--${colour});\n  --pi: var(--${colour}-ink);\n}\n`;
}

const stylesheet = [
  '/* Made from lib/art/players.ts: `npm test -- -u` writes it. --pc is the hue of a player, --pi their text colour. */\n',
  variables(':root', '', 'base'),
  variables(':root', '-ink', 'textOnLight'),
  variables(":root[data-theme='dark']", '-ink', 'textOnDark'),
  ...PLAYER_COLOURS.map(colourClass),
].join('\n');

test('the style sheet has the colours of the table', async () => {
  await expect(stylesheet).toMatchFileSnapshot('../../styles/players.css');
});

describe('players are told apart without colour', () => {
  test.each(['symbol', 'braid'] as const)('everybody has their own %s', (trait) => {
    expect(new Set(PLAYER_COLOURS.map((colour) => PLAYERS[colour][trait])).size).toBe(6);
  });

  test('everybody has their own mark', () => {
    expect(new Set(PLAYER_COLOURS.map(playerMark)).size).toBe(6);
  });

  test('everybody has their own strong mark, the colour of which is only its rim', () => {
    const rims = PLAYER_COLOURS.map((colour) => strongMark(colour).replaceAll(PLAYERS[colour].base, 'rim'));
    expect(new Set(rims).size).toBe(6);
  });
});
