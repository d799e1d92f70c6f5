import { describe, expect, test } from 'vitest';

import { helpMachine } from '../../machines/helpMachine';
import { done, elapsed, expectTaken, failed, uncovered, walks } from './replay';

const answer = (key: string) => ({
  __typename: 'FaqAnswer' as const,
  key,
  category: 'start' as const,
  question: `${key}?`,
  answer: key,
  link: '/',
});
const events = [
  { type: 'TYPED', text: ' undo ' },
  { type: 'CATEGORY.CHOSEN', category: 'canvas' },
  { type: 'CLEARED' },
  { type: 'SWITCHED', key: 'undo' },
  { type: 'LINKED', key: 'theme' },
  { type: 'REACHED' },
  { type: 'LANGUAGE.CHANGED', language: 'ro' },
  { type: 'LANGUAGE.CHANGED', language: 'en' },
  { type: 'RETRIED' },
  done('load', [answer('undo'), answer('theme')]),
  failed('load'),
  elapsed('patience', 'help.typing'),
];

for (const wanted of [null, 'undo']) {
  const input = { language: 'en', wanted };
  const taken = walks(helpMachine, { events, input });
  /** One walk for each way from state to state; contexts that differ elsewhere than in what the event changes are walked once. */
  describe(`every path through the help center, reached ${wanted === null ? 'by itself' : 'by a link to a question'}`, () => {
    test('takes every transition', () => expect(uncovered(helpMachine, taken)).toEqual([]));
    test('is the one that a running actor takes', () => expectTaken(helpMachine, taken));
    test('a link opens its question and gives up what would hide it', () => {
      for (const { events: way, after } of taken)
        if (way.at(-1)?.type === 'LINKED') {
          expect(after.context).toMatchObject({ wanted: 'theme', typed: '', text: '', category: null });
          expect(after.context.open).toContain('theme');
        }
    });
    test('what is shown stays whatever one types, and no answer is open twice', () => {
      for (const { before, events: way, after } of taken) {
        if (way.at(-1)?.type === 'TYPED') expect(after.context.answers).toEqual(before.context.answers);
        expect(new Set(after.context.open).size).toBe(after.context.open.length);
      }
    });
  });
}
