import { describe, expect, test } from 'vitest';
import { words } from '$lib/words';
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

/** Lightness of a colour as eyes see it: CIE L*, from 0 to 100. */
function lightness(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.008856 ? 116 * Math.cbrt(luminance) - 16 : 903.3 * luminance;
}

describe('test_case_17_players_are_told_apart_without_colour', () => {
  test('everybody has their own name', () => {
    expect(new Set(PLAYER_COLOURS.map((colour) => words.table.colours[colour])).size).toBe(6);
  });

  test('in greyscale nobody is as light as another', () => {
    const steps = PLAYER_COLOURS.map((colour) => lightness(PLAYERS[colour].base)).sort((one, other) => one - other);
    steps.slice(1).forEach((step, at) => expect(step - (steps[at] ?? 0)).toBeGreaterThan(5));
  });

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
