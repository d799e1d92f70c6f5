import { describe, expect, test } from 'vitest';

import {
  type Conversation,
  conversationListMachine,
  type ConversationPage,
} from '../../machines/conversationListMachine';
import { pageEvents } from './pagedLists';
import { expectTaken, uncovered, walks } from './replay';

const conversation = (id: string) => ({ id, title: id }) as Conversation;
const page = (nextPageToken: string | null, ...ids: string[]): ConversationPage => ({
  items: ids.map(conversation),
  nextPageToken,
  total: 3,
});
const events = [...pageEvents('conversationList', page), { type: 'RELOAD' }];
const input = { projectId: 'P' };
const taken = walks(conversationListMachine, { events, input });

describe('every path through the list of conversations', () => {
  test('takes every transition', () => expect(uncovered(conversationListMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(conversationListMachine, taken));
  test('never holds one of them twice', () => {
    for (const { after } of taken) {
      const ids = (after.context.page?.items ?? []).map(({ id }: Conversation) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
  test('what happens elsewhere never takes away what is shown', () => {
    for (const { before, events: way, after } of taken)
      if (before.context.page !== null && way.at(-1)?.type === 'CHANGED') expect(after.context.page).not.toBeNull();
  });
});
