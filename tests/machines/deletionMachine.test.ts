import { describe, expect, test } from 'vitest';

import { deletionMachineOf } from '../../machines/deletionMachine';
import { chatDeletion, type ChatDeletionTarget } from '../../src/screens/dashboard/chat-messages/deletion/chatDeletion';
import { done, expectTaken, failed, uncovered, walks } from './replay';

const everything: ChatDeletionTarget = { kind: 'everything' };
const one: ChatDeletionTarget = { kind: 'conversations', ids: ['K'], title: 'T', messages: 2 };
const message: ChatDeletionTarget = { kind: 'message', uid: 'M', isQuestion: true };
const account = { scope: 'account', address: 'ana@example.com' };
const typed = deletionMachineOf<typeof account>({ wordOf: ({ address }) => address });
const simple = deletionMachineOf<'all' | { readonly uid: string }>();

const KINDS = [
  { name: 'the chat history', machine: chatDeletion, targets: [everything, one, message] },
  { name: 'an account', machine: typed, targets: [account] },
  { name: 'notifications, or of one thing of a list', machine: simple, targets: ['all', { uid: 'A' }] },
];

describe.each(KINDS)('every path through a deletion of $name', ({ machine, targets }) => {
  const taken = walks(machine, {
    events: [
      ...targets.map((target) => ({ type: 'DELETE.WANTED', target })),
      { type: 'AMOUNT.CHOSEN', amount: 12 },
      { type: 'AMOUNT.CHOSEN', amount: null },
      { type: 'WORD.TYPED', text: 'ana@example' },
      { type: 'WORD.TYPED', text: ' ANA@example.com' },
      { type: 'CONFIRMED' },
      { type: 'DECLINED' },
      done('remove', { messages: 2, conversations: 1 }),
      failed('remove'),
    ],
  });
  test('takes every transition', () => expect(uncovered(machine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(machine, taken));
  test('nothing is deleted without a question and a yes', () => {
    const deletions = taken.filter(({ after }) => after.value === 'deleting');
    expect(deletions.length).toBeGreaterThan(0);
    for (const { name, before, events } of deletions)
      expect([name, before.value, events.at(-1)?.type]).toEqual([name, 'confirming', 'CONFIRMED']);
  });
  test('a failure leaves the question open and says why', () => {
    for (const { before, events, after } of taken)
      if (before.value === 'deleting' && events.at(-1)?.type === 'xstate.error.actor.remove')
        expect([after.value, after.context.error]).toEqual(['confirming', { code: 'UNAVAILABLE' }]);
  });
  test('a question that is asked anew is not ticked, and everything goes only when its amount was', () => {
    for (const { before, after } of taken) {
      if (before.value === 'idle' && after.value !== 'idle')
        expect([after.context.amount, after.context.typed]).toEqual([null, '']);
      if (after.value === 'deleting' && after.context.target === everything) expect(after.context.amount).toBe(12);
      if (after.value === 'deleting' && after.context.target === account)
        expect(after.context.typed).toBe(' ANA@example.com');
    }
  });
});
