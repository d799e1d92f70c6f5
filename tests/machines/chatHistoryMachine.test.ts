import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';

import {
  type ChatHit,
  chatHistoryMachine,
  type HistoryFilter,
  type HistoryRequest,
} from '../../machines/chatHistoryMachine';
import { type Page } from '../../domain/lists/pagedList';
import { atMostOne, changedWhileShown, pageEvents, pagesAsked } from './pagedLists';
import { expectTaken, uncovered, walks } from './replay';

const hit = (uid: string): ChatHit =>
  ({ message: { uid }, conversationTitle: null, snippet: [{ text: uid, found: false }] }) as unknown as ChatHit; // the machine reads only the id
const page = (nextPageToken: string | null, ...uids: string[]): Page<ChatHit> => ({
  items: uids.map(hit),
  nextPageToken,
  total: 3,
});
const input = { conversationId: null };
const events = [
  ...pageEvents('chatHistory', page),
  { type: 'CHOSEN', choice: { from: '2026-11-01' } },
  { type: 'CHOSEN', choice: { conversationId: 'K' } },
  { type: 'RELOAD' },
];
const taken = walks(chatHistoryMachine, {
  events,
  input,
  within: ({ text, from, conversationId }: HistoryFilter) => atMostOne(text, from, conversationId),
});

describe('every path through the messages of the history', () => {
  test('takes every transition', () => expect(uncovered(chatHistoryMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(chatHistoryMachine, taken));
  test('never holds one of them twice', () => {
    for (const { after } of taken) {
      const uids = (after.context.page?.items ?? []).map(({ message }: ChatHit) => message.uid);
      expect(new Set(uids).size).toBe(uids.length);
    }
  });
  test('what happens elsewhere never takes away what is shown', () => {
    for (const { after } of changedWhileShown(taken)) expect(after.context.page).not.toBeNull();
  });
});

test('a refresh reads as much as is shown, so that nothing that was scrolled to goes', async () => {
  const uids = Array.from({ length: 45 }, (_, index) => `M${index}`);
  const asked = await pagesAsked<Page<ChatHit>, HistoryRequest>(page(null, ...uids), (load) =>
    createActor(chatHistoryMachine.provide({ actors: { load } }), { input }),
  );
  expect(asked).toEqual([
    [30, '1'],
    [45, '1'],
  ]);
});
