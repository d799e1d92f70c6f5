import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createActor, fromPromise } from 'xstate';

import { type Page, type PageWanted } from '../../domain/lists/pagedList';
import { type Conversation, conversationList } from '../../src/chat/list/conversationList';
import { notificationList } from '../../src/notifications/notificationList';
import {
  type ChatHit,
  hitList,
  type HitPage,
  type HitRequest,
} from '../../src/screens/dashboard/chat-messages/messages/hitList';
import { exampleList, sameAs } from '../../src/teaching/exampleList';
import { notification } from './notification';
import { done, elapsed, expectTaken, failed, uncovered, type Walk, walks } from './replay';

interface Kind {
  readonly name: string;
  readonly list: AnyStateMachine;
  readonly input?: object;
  readonly pageSize: number;
  /** What the list can be narrowed by beside its words; one at a time is enough: they do not know of each other. */
  readonly choices: readonly object[];
  /** What a page tells beside its items. */
  readonly told?: object;
  // Of an item the machine reads only the id.
  itemOf(id: string): unknown;
  idOf(item: never): string;
}

const KINDS: readonly Kind[] = [
  {
    name: 'the messages of the history',
    list: hitList,
    input: { conversationId: null },
    pageSize: 30,
    choices: [{ from: '2026-11-01' }, { conversationId: 'K' }],
    itemOf: (uid) => ({ message: { uid } }),
    idOf: ({ message }: ChatHit) => message.uid,
  },
  {
    name: 'the conversations of a project',
    list: conversationList,
    input: { projectId: 'P' },
    pageSize: 50,
    choices: [],
    itemOf: (id) => ({ id, title: id }),
    idOf: ({ id }: Conversation) => id,
  },
  {
    name: 'the notifications',
    list: notificationList,
    pageSize: 50,
    choices: [{ status: 'unread' }, { kind: 'newDevice' }],
    told: { unreadTotal: 3 },
    itemOf: notification,
    idOf: ({ uid }: { uid: string }) => uid,
  },
  {
    name: 'the train examples',
    list: exampleList,
    pageSize: 20,
    choices: [{ language: 'ro' }, { flagged: true }, sameAs('capital')],
    told: { flaggedTotal: 0 },
    itemOf: (id) => ({ id, question: id }),
    idOf: ({ id }: { id: string }) => id,
  },
];

const pageOf =
  ({ itemOf, told }: Kind) =>
  (nextPageToken: string | undefined, ...ids: string[]) => ({
    items: ids.map(itemOf),
    ...(nextPageToken === undefined ? {} : { nextPageToken }),
    total: 3,
    ...told,
  });

/** What can happen to a list; its second page overlaps with the first. */
function walksOf(kind: Kind): Walk[] {
  const page = pageOf(kind);
  const events = [
    { type: 'TYPED', text: ' ro ' },
    ...kind.choices.map((choice) => ({ type: 'FILTER.CHOSEN', choice })),
    // A list that is narrowed by words alone is narrowed by them when they are chosen, too.
    ...(kind.choices.length === 0 ? [{ type: 'FILTER.CHOSEN', choice: { text: 'ro' } }] : []),
    { type: 'FILTER.CLEARED' },
    { type: 'MORE.WANTED' },
    { type: 'CHANGED' },
    { type: 'RETRIED' },
    done('load', page('t2', 'C', 'B')),
    failed('load'),
    done('loadMore', page(undefined, 'B', 'A')),
    failed('loadMore'),
    done('refresh', page(undefined, 'C', 'B', 'A')),
    failed('refresh'),
    elapsed('patience', 'pagedList.typing'),
  ];
  const narrowing = ['text', ...kind.choices.flatMap(Object.keys)];
  const within = ({ filter }: { filter: Record<string, unknown> }) =>
    narrowing.filter((name) => Boolean(filter[name])).length < 2;
  return walks(kind.list, { events, input: kind.input, within });
}

/** Which pages a list asks for at its start and after a change, when each answer is this one. */
async function pagesAsked({ list, input }: Kind, answer: Page<unknown>) {
  const asked: (readonly [pageSize: number, pageToken: string])[] = [];
  const load = fromPromise<Page<unknown>, PageWanted>(({ input: { pageSize, pageToken } }) => {
    asked.push([pageSize, pageToken]);
    return Promise.resolve(answer);
  });
  const actor = createActor(list.provide({ actors: { load } }), { input }).start();
  await new Promise((settled) => setTimeout(settled, 0));
  actor.send({ type: 'CHANGED' });
  await new Promise((settled) => setTimeout(settled, 0));
  return asked;
}

describe.each(KINDS)('every path through $name', (kind) => {
  const taken = walksOf(kind);
  test('takes every transition', () => expect(uncovered(kind.list, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(kind.list, taken));
  test('never holds one of them twice', () => {
    for (const { after } of taken) {
      const ids = (after.context.page?.items ?? []).map(kind.idOf);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
  test('what happens elsewhere never takes away what is shown', () => {
    for (const { before, events, after } of taken)
      if (before.context.page !== null && events.at(-1)?.type === 'CHANGED') expect(after.context.page).not.toBeNull();
  });
  test('what happens while it is being read is read after it', () => {
    const ends = taken.filter(
      ({ before, events }) => /load(More)?$|refresh$/u.test(events.at(-1)?.type ?? '') && before.context.page !== null,
    );
    expect(ends.length).toBeGreaterThan(0);
    for (const { name, before, after } of ends.filter(({ after: { value } }) => value !== 'failed'))
      expect([name, after.value]).toEqual([name, before.context.isOvertaken === true ? 'refreshing' : 'ready']);
  });
  test('a refresh reads as much as is shown, so that nothing that was scrolled to goes', async () => {
    const ids = Array.from({ length: 70 }, (_, index) => `I${index}`);
    expect(await pagesAsked(kind, pageOf(kind)(undefined, ...ids))).toEqual([
      [kind.pageSize, '1'],
      [70, '1'],
    ]);
  });
});

describe('a list that is filtered', () => {
  const started = () => createActor(exampleList).start();
  test('keeps what was typed a moment ago when a filter is chosen', () => {
    const list = started();
    list.send({ type: 'TYPED', text: ' ro ' });
    list.send({ type: 'FILTER.CHOSEN', choice: { language: 'ro' } });
    expect(list.getSnapshot().context).toMatchObject({ typed: ' ro ', filter: { text: 'ro', language: 'ro' } });
  });
  test('shows in the search field the words that a choice brings', () => {
    const list = started();
    list.send({ type: 'TYPED', text: 'river' });
    list.send({ type: 'FILTER.CHOSEN', choice: sameAs('capital') });
    expect(list.getSnapshot().context).toMatchObject({
      typed: 'capital',
      filter: { text: 'capital', language: null, flagged: true },
    });
  });
});

test('what changed while more was asked for is read even when that fails', async () => {
  let answers = 0;
  const load = fromPromise<HitPage, HitRequest>(() => {
    answers += 1;
    if (answers === 2) return Promise.reject(new Error('the backend is gone'));
    return Promise.resolve({ items: [], nextPageToken: 't2', total: 0 });
  });
  const list = createActor(hitList.provide({ actors: { load } }), { input: {} }).start();
  await new Promise((settled) => setTimeout(settled, 0));
  list.send({ type: 'MORE.WANTED' });
  list.send({ type: 'CHANGED' });
  await new Promise((settled) => setTimeout(settled, 0));
  expect([answers, list.getSnapshot().value]).toEqual([3, 'ready']);
});
