import { describe, expect, test } from 'vitest';

import { ACTS } from '../acts/acts.js';
import { LANGUAGES } from '../../language/lexicon/files.js';
import { partsOf } from '../../language/phrasePattern.js';
import { GRAMMARS } from './Grammar.js';
import { matchesOf } from './match.js';
import { textOf, wordsIn } from './words.js';

/** The ways to read an English clause, each as its act and the texts of its slots. */
function ways(verb: string, text: string) {
  return matchesOf({ verb, words: wordsIn(text) }, GRAMMARS.en).map(({ pattern: { act }, slots }) => [
    act,
    ...Object.entries(slots).map(([slot, words]) => `${slot}: ${textOf(words ?? [], text)}`),
  ]);
}

describe('a clause is read by the patterns of its verb', () => {
  test('with words left out, and alternatives', () => {
    expect(ways('rename', 'Cuba into Kuba')).toEqual([['rename', 'nodes: Cuba', 'name: Kuba']]);
    expect(ways('connect', 'A with B')).toEqual([['connect', 'from: A', 'to: B']]);
  });

  test('in every place where a word may divide it, the first place first', () => {
    expect(ways('rename', 'Path to Glory to Path')).toEqual([
      ['rename', 'nodes: Path', 'name: Glory to Path'],
      ['rename', 'nodes: Path to Glory', 'name: Path'],
    ]);
  });

  test('but never inside a quotation', () => {
    expect(ways('rename', '"Path to Glory" to Path')).toEqual([['rename', 'nodes: Path to Glory', 'name: Path']]);
  });

  test('and every pattern has a verb of its language and an act', () => {
    for (const language of LANGUAGES) {
      const { verbs, patterns } = GRAMMARS[language];
      for (const { act, says } of patterns) {
        expect(Object.keys(ACTS)).toContain(act);
        for (const verb of partsOf(says)[0]?.alternatives ?? []) expect(verbs, says).toHaveProperty(verb);
      }
      expect(new Set(patterns.map(({ act }) => act))).toEqual(new Set(Object.keys(ACTS)));
    }
  });
});
