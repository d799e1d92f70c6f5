import { describe, expect, test } from 'vitest';

import { chatDeletionMachine, type ChatDeletionTarget } from '../../machines/chatDeletionMachine';
import { done, expectTaken, failed, uncovered, walks } from './replay';

const everything: ChatDeletionTarget = { kind: 'everything' };
const one: ChatDeletionTarget = { kind: 'conversations', ids: ['K'], title: 'T', messages: 2 };
const events = [
  { type: 'DELETE.ASKED', target: everything },
  { type: 'DELETE.ASKED', target: one },
  { type: 'DELETE.ASKED', target: { kind: 'message', uid: 'M', isQuestion: true } },
  { type: 'COUNT.WANTED' },
  { type: 'CERTAINTY.CHANGED', isCertain: true },
  { type: 'CERTAINTY.CHANGED', isCertain: false },
  { type: 'CONFIRMED' },
  { type: 'DECLINED' },
  done('count', 12),
  failed('count'),
  done('remove', { target: one, deleted: { messages: 2, conversations: 1 } }),
  failed('remove'),
];
const taken = walks(chatDeletionMachine, { events });

describe('every path through a deletion of the chat history', () => {
  test('takes every transition', () => expect(uncovered(chatDeletionMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(chatDeletionMachine, taken));
  test('nothing is deleted without a question', () => {
    for (const { name, before, after } of taken)
      if (after.matches('deleting') && !before.matches('deleting'))
        expect([name, before.value]).toEqual([name, 'confirming']);
  });
  test('everything is deleted only when its messages were counted and it was ticked', () => {
    const deletions = taken.filter(
      ({ after }) => after.matches('deleting') && after.context.target?.kind === 'everything',
    );
    expect(deletions.length).toBeGreaterThan(0);
    for (const { after } of deletions) expect([after.context.total, after.context.isCertain]).toEqual([12, true]);
  });
  test('a question that is asked anew is not ticked', () => {
    for (const { before, after } of taken)
      if (before.matches('idle') && !after.matches('idle')) expect(after.context.isCertain).toBe(false);
  });
});
