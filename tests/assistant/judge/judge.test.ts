import { describe, expect, test } from 'vitest';

import { type Question } from '../truth/Question.js';
import { judge } from './judge.js';
import { says } from './phrases.js';

const question = (given: Partial<Question>): Question => ({
  id: 'x',
  graph: 'sample',
  language: 'en',
  kind: 'property',
  question: 'How large is France?',
  answerable: true,
  truth: { kind: 'property', node: { label: 'Country', name: 'France' }, property: 'area (km²)' },
  says: [[551695]],
  cites: { all: ['Country: France'] },
  never: [],
  ...given,
});
const cited = ['Country: France'];

describe('what counts as said', () => {
  test.each([
    ['551,695 km²', 551695, 'en', true],
    ['551.695 km²', 551695, 'ro', true],
    ['551695', 551695, 'ro', true],
    ['about 2.8 billion dollars', 2767891499, 'en', true],
    ['about 3.8 billion dollars', 2767891499, 'en', false],
    ['latitude 39.86', 39.85840806, 'en', true],
    ['latitudinea 39,86', 39.85840806, 'ro', true],
    ['latitude 40', 39.85840806, 'en', false],
    ['There are seven of them', 7, 'en', true],
    ['Sunt șapte', 7, 'ro', true],
    ['In 1997 there were 12', 199712, 'en', false],
    ['Republica moldova', 'Republica Moldova', 'ro', true],
    ['in Nigeria', 'Niger', 'en', false],
    ['Capitala este Bucuresti.', 'București', 'ro', true],
    ['It costs zł 5', 'zł', 'en', true],
  ] as const)('“%s” says %s in %s: %s', (text, said, language, expected) => {
    expect(says(text, said, language)).toBe(expected);
  });

  test.each([
    ['It came out on December 19, 1997.', 'en'],
    ['It came out on 19 December 1997.', 'en'],
    ['A apărut la 19 decembrie 1997.', 'ro'],
    ['A apărut la 19.12.1997.', 'ro'],
    ['1997-12-19', 'ro'],
  ] as const)('“%s” says the day', (text, language) => {
    expect(says(text, { date: '1997-12-19' }, language)).toBe(true);
    expect(says(text, { date: '1997-12-20' }, language)).toBe(false);
  });
});

describe('the judge', () => {
  test('takes a right answer with its citation', () => {
    expect(judge(question({}), { text: 'France has 551,695 km².', refused: false, cited }).right).toBe(true);
  });

  test('does not take a right answer without its citation, a wrong one with it, or a refusal', () => {
    expect(judge(question({}), { text: 'France has 551,695 km².', refused: false, cited: [] }).right).toBe(false);
    expect(judge(question({}), { text: 'France has 643,801 km².', refused: false, cited }).right).toBe(false);
    expect(judge(question({}), { text: 'I do not know about 551,695.', refused: true, cited }).right).toBe(false);
  });

  test('names what was invented, also in an answer that is otherwise right', () => {
    const verdict = judge(question({ never: ['Lyon'] }), {
      text: 'France has 551,695 km²; its capital is Lyon.',
      refused: false,
      cited,
    });
    expect(verdict).toMatchObject({ right: false, invented: ['Lyon'] });
  });

  test('asks for enough of a long list and for nothing that does not belong', () => {
    const list = question({ says: [], cites: { atLeast: 2, of: ['A: 1', 'A: 2', 'A: 3', 'B: x'], onlyOf: 'A' } });
    const about = (refs: readonly string[]) => judge(list, { text: '', refused: false, cited: refs }).right;
    expect(about(['A: 1', 'B: x'])).toBe(true);
    expect(about(['A: 1', 'A: 1'])).toBe(false);
    expect(about(['A: 1', 'A: 2', 'A: 9'])).toBe(false);
    expect(about(['A: 1', 'A: 2', 'C: 9'])).toBe(true);
  });

  test('wants a refusal where there is no answer, and no invention beside it', () => {
    const unanswerable = question({ answerable: false, says: [], cites: {}, never: ['Macron'] });
    const about = (text: string, refused: boolean) => judge(unanswerable, { text, refused, cited: [] }).right;
    expect(about('Your graph does not say.', true)).toBe(true);
    expect(about('Your graph does not say.', false)).toBe(false);
    expect(about('Your graph does not say; I think it is Macron.', true)).toBe(false);
  });

  test('wants help from the FAQ and teaching from the example', () => {
    const help = question({ says: [['Undo']], cites: { faq: 'undo' } });
    expect(judge(help, { text: 'Press Undo', refused: false, cited: [], faq: ['undo'] }).right).toBe(true);
    expect(judge(help, { text: 'Press Undo', refused: false, cited: [], faq: ['redo'] }).right).toBe(false);
    const taught = question({ says: [], cites: { example: 'e1' } });
    expect(judge(taught, { text: '', refused: false, cited: [], examples: ['e1'] }).right).toBe(true);
    expect(judge(taught, { text: '', refused: false, cited: [] }).right).toBe(false);
  });
});
