import { afterEach, describe, expect, it } from 'vitest';
import { inRem } from '../../../vite-text-size.ts';
import { BUILT_IN, filled, inUse, languageInUse, speak } from './in-use';
import { failureText, refusalText } from './say';
import { chosen, languages } from './languages';

describe('the language of the page', () => {
  const known = ['en', 'de', 'pt-BR'];

  it.each([
    ['de', ['en-GB'], 'de'],
    [null, ['de-AT', 'en'], 'de'],
    [null, ['fr', 'de'], 'de'],
    [null, ['pt-BR'], 'pt-BR'],
    [null, ['fr'], 'en'],
    [null, [], 'en'],
    ['xx', ['de'], 'de'],
    ['../..', [], 'en'],
  ])('wished %j of a reader of %j is %s', (wished, readers, tag) => {
    expect(chosen(wished, readers, known)).toBe(tag);
  });

  it('is offered in its own name, English first', () => {
    expect(languages[0]).toEqual({ tag: BUILT_IN, name: 'English', load: null });
    for (const { name } of languages) expect(name).not.toBe('');
  });
});

describe('the words in use', () => {
  const english = { title: 'Beard', hand: { empty: 'Nothing', full: 'All' }, list: ['one'] };

  afterEach(() => speak(BUILT_IN, {}));

  it('are the English ones until another language is spoken', () => {
    expect(inUse('toy', english)).toBe(english);
    expect(languageInUse()).toBe('en');
  });

  it('are those of the language that is spoken', () => {
    speak('de', { toy: { title: 'Bart', hand: { empty: 'Nichts', full: 'Alles' }, list: ['eins'] } });
    expect(languageInUse()).toBe('de');
    expect(inUse('toy', english)).toEqual({
      title: 'Bart',
      hand: { empty: 'Nichts', full: 'Alles' },
      list: ['eins'],
    });
    expect(inUse('other', english)).toBe(english);
  });

  it('have the English where a translation that is being written has a hole', () => {
    expect(filled({ title: 'Bart', hand: { full: 'Alles' }, cases: { a: 'b' } }, english)).toEqual({
      title: 'Bart',
      hand: { empty: 'Nothing', full: 'Alles' },
      list: ['one'],
      cases: { a: 'b' },
    });
  });
});

describe('what the server says', () => {
  const refusal = { code: 'sides', facts: { sides: [0, 3] } };
  const inGerman = {
    toy: { refusals: { sides: 'Offen: {sides|side}.' }, side: { '0': 'Ost', '3': 'West' }, and: 'und' },
    table: { failures: { long_name: 'Höchstens {limit} Zeichen.' } },
  };

  afterEach(() => speak(BUILT_IN, {}));

  it('is passed on as it is in English', () => {
    expect(refusalText('toy', refusal, 'It is open.')).toBe('It is open.');
  });

  it('is said anew in the language of the page, from its code and its facts', () => {
    speak('de', inGerman);
    expect(refusalText('toy', refusal, 'It is open.')).toBe('Offen: Ost und West.');
    expect(failureText({ code: 'long_name', facts: { limit: 20 } }, 'At most 20.')).toBe('Höchstens 20 Zeichen.');
  });

  it('stays English where the language has no words for it, or a fact is missing', () => {
    speak('de', inGerman);
    expect(refusalText('toy', { code: 'other', facts: {} }, 'Something else.')).toBe('Something else.');
    expect(refusalText('chess', refusal, 'It is open.')).toBe('It is open.');
    expect(failureText({ code: 'long_name', facts: {} }, 'At most 20.')).toBe('At most 20.');
  });
});

it('delivers sizes of type in rem', () => {
  expect(inRem('600 15.5px / 1.2 var(--title)')).toBe('600 0.96875rem / 1.2 var(--title)');
  expect(inRem('var(--t-md)')).toBe('var(--t-md)');
});
