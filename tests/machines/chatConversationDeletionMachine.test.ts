import { describe, expect, test } from 'vitest';

import { conversationDeletionMachine } from '../../machines/conversationDeletionMachine';
import { type Conversation } from '../../machines/conversationListMachine';
import { done, failed, replay, uncovered, walks } from './replay';

const conversation = { id: 'C', title: 'T' } as Conversation;
const events = [
  { type: 'DELETE.ASKED', conversation },
  { type: 'CONFIRMED' },
  { type: 'DECLINED' },
  done('remove'),
  failed('remove'),
];
const taken = walks(conversationDeletionMachine, { events });

describe('every path through the deletion of a conversation', () => {
  test('takes every transition', () => expect(uncovered(conversationDeletionMachine, taken)).toEqual([]));
  test.each(taken.map((walk) => [walk.name, walk] as const))('%s', async (_, walk) => {
    const end = await replay(conversationDeletionMachine, walk);
    expect([end.value, end.context]).toEqual([walk.after.value, walk.after.context]);
  });
  test('nothing is deleted without a question', () => {
    for (const { name, before, after } of taken)
      if (after.matches('deleting')) expect([name, before.value]).toEqual([name, 'confirming']);
  });
});
