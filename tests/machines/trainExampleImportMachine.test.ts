import { describe, expect, test } from 'vitest';

import { type ExamplesImported } from '../../domain/teaching/trainExample';
import { trainExampleImportMachine } from '../../machines/trainExampleImportMachine';
import { done, expectTaken, failed, uncovered, walks } from './replay';

const file = new File(['[]'], 'examples.json');
const result = (made: number, issuesTotal = 0): ExamplesImported => ({
  found: 2,
  made,
  skipped: 2 - made,
  issues: issuesTotal === 0 ? [] : [{ row: 1, code: 'NO_ANSWER', detail: '' }],
  issuesTotal,
});
const input = { language: 'en' };
const events = [
  { type: 'FILE.CHOSEN', file },
  { type: 'LANGUAGE.CHOSEN', language: 'ro' },
  { type: 'CONFIRMED' },
  { type: 'RETRIED' },
  { type: 'PUT_AWAY' },
  ...['check', 'write'].flatMap((id) => [done(id, result(2)), done(id, result(0)), done(id, result(0, 1)), failed(id)]),
];
const taken = walks(trainExampleImportMachine, { events, input });

describe('every path through an import of train examples', () => {
  test('takes every transition', () => expect(uncovered(trainExampleImportMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(trainExampleImportMachine, taken));
  test('nothing is written before it was checked, said to be wanted, and of some use', () => {
    for (const { name, before, after } of taken)
      if (after.matches('writing'))
        expect([name, before.value, before.context.result.made]).toEqual([name, 'checked', 2]);
  });
});
