import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PLAYER_COLOURS, PLAYERS } from '../lib/art/players';

type Tokens = Readonly<Record<string, string>>;

function tokensIn(selector: RegExp): Tokens {
  const css = ['tokens.css', 'players.css']
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
    .join('\n');
  const blocks = [...css.matchAll(selector)].map((match) => match[1] ?? '');
  const pairs = blocks.flatMap((block) => [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)]);
  return Object.fromEntries(pairs.map(([, name, colour]) => [name, colour]));
}

const LIGHT = tokensIn(/:root \{([^}]*)\}/g);
const DARK = { ...LIGHT, ...tokensIn(/:root\[data-theme='dark'\] \{([^}]*)\}/g) };
const THEMES: Readonly<Record<string, Tokens>> = { light: LIGHT, dark: DARK };

/** Text on its ground. */
const TEXT_PAIRS: readonly (readonly [text: string, ground: string])[] = [
  ...['bg', 'bg-2', 'panel', 'panel-2', 'note-bg'].flatMap((ground) => [
    ['text', ground] as const,
    ['mute', ground] as const,
  ]),
  ['link', 'panel'],
  ['link', 'bg'],
  ['link', 'bg-2'],
  ['good', 'panel'],
  ['good', 'good-bg'],
  ['bad', 'panel'],
  ['bad', 'bad-bg'],
  ['house', 'panel'],
  ['house', 'note-bg'],
  ['on-felt', 'felt'],
  ['on-felt', 'felt-hi'],
  ['on-felt-mute', 'felt'],
  ['on-felt-mute', 'felt-hi'],
  ['bar-text', 'bar'],
  ['bar-mute', 'bar'],
  ['on-walnut', 'rack'],
  ['on-walnut', 'walnut-lo'],
  ['on-walnut-mute', 'walnut-lo'],
  ['turn-text', 'turn'],
  ['turn-mute', 'turn'],
  ['on-chip', 'chip'],
  ['ink', 'paper'],
  ['ink', 'paper-hi'],
  ['ink', 'brass'],
  ['ink', 'brass-hi'],
  ['brass-hi', 'ink'],
  ['paper-mute', 'paper'],
  ['paper-hint', 'paper-hi'],
  ['on-red', 'red'],
  ...PLAYER_COLOURS.flatMap((colour) => [
    [`${colour}-ink`, 'panel'] as const,
    [`${colour}-ink`, 'note-bg'] as const,
  ]),
];

/** Relative luminance of #rrggbb (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** CIE lightness, 0 for black to 100 for white. */
function lightness(colour: string): number {
  return 116 * Math.cbrt(luminance(colour)) - 16;
}

test('contrast is measured as WCAG does', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(Object.entries(THEMES))('%s', (_, tokens) => {
  test.each(TEXT_PAIRS)('%s on %s reaches contrast AA', (text, ground) => {
    expect(contrast(tokens[text] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['focus'])('%s is seen on paper', (outline) => {
    for (const ground of ['bg', 'bg-2', 'panel', 'panel-2'])
      expect(contrast(tokens[outline] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(3);
  });

  test('focus is seen on felt and walnut', () => {
    for (const ground of ['felt', 'felt-hi', 'bar', 'rack'])
      expect(contrast(tokens['focus-dark'] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(3);
  });
});

describe('players', () => {
  test.each(PLAYER_COLOURS)('the symbol of %s is seen on its colour', (colour) => {
    const { base, onBase } = PLAYERS[colour];
    expect(contrast(onBase, base)).toBeGreaterThanOrEqual(3);
  });

  test('differ in lightness, for a screen without colour', () => {
    const ladder = PLAYER_COLOURS.map((colour) => lightness(PLAYERS[colour].base)).sort((a, b) => a - b);
    const steps = ladder.slice(1).map((step, i) => step - (ladder[i] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThan(5);
  });
});
