import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { type Unread, unreadMachine } from '../../machines/unreadMachine';
import { notification } from './notification';
import { done, expectTaken, failed, uncovered, walks } from './replay';

const unread = (...uids: string[]): Unread => ({ items: uids.map(notification), unreadTotal: uids.length });
const events = [
  { type: 'NOTIFICATION.CAME', notification: notification('C') },
  { type: 'CHANGED', unreadTotal: 1 },
  { type: 'JOINED' },
  { type: 'RETRIED' },
  done('read', unread('B', 'A')),
  failed('read'),
];
const taken = walks(unreadMachine, { events });

describe('every path through the unread notifications', () => {
  test('takes every transition', () => expect(uncovered(unreadMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(unreadMachine, taken));
  test('never holds one of them twice', () => {
    for (const { after } of taken) {
      const uids = after.context.items.map(({ uid }: { uid: string }) => uid);
      expect(new Set(uids).size).toBe(uids.length);
    }
  });
  test('reads once more whatever came while it was reading', () => {
    for (const { before, events: way, after } of taken)
      if (before.context.isOvertaken && way.at(-1)?.type === 'xstate.done.actor.read')
        expect(after.value).toBe('reading');
  });
  test('a reading that fails leaves the list and the count as they were', () => {
    for (const { before, events: way, after } of taken)
      if (way.at(-1)?.type === 'xstate.error.actor.read')
        expect([after.context.items, after.context.unreadTotal]).toEqual([
          before.context.items,
          before.context.unreadTotal,
        ]);
  });
});

/** A bell whose backend answers when the test says so. */
function bell() {
  const answers: ((unread: Unread) => void)[] = [];
  const actor = createActor(
    unreadMachine.provide({
      actors: { read: fromPromise<Unread>(() => new Promise((answer) => answers.push(answer))) },
    }),
  ).start();
  const answer = async (...uids: string[]) => {
    answers.at(-1)?.(unread(...uids));
    await new Promise((settled) => setTimeout(settled, 0));
  };
  const shown = () => actor.getSnapshot().context.items.map(({ uid }) => uid);
  const news = () => actor.getSnapshot().context.news.map(({ uid }) => uid);
  return { actor, answer, shown, news, readings: () => answers.length };
}

describe('the bell', () => {
  test('what is there when the page opens is no news', async () => {
    const { answer, news, shown } = bell();
    await answer('B', 'A');
    expect([shown(), news()]).toEqual([['B', 'A'], []]);
  });

  test('shows what is pushed before it is read, and shows it once', async () => {
    const { actor, answer, news, shown } = bell();
    await answer('A');
    actor.send({ type: 'NOTIFICATION.CAME', notification: notification('B') });
    expect([shown(), actor.getSnapshot().context.unreadTotal]).toEqual([['B', 'A'], 2]);
    actor.send({ type: 'NOTIFICATION.CAME', notification: notification('B') });
    await answer('B', 'A');
    expect([shown(), actor.getSnapshot().context.unreadTotal, news()]).toEqual([['B', 'A'], 2, ['B']]);
  });

  test('one that was read elsewhere does not come back by a late push', async () => {
    const { actor, answer, shown } = bell();
    await answer('B', 'A');
    actor.send({ type: 'CHANGED', unreadTotal: 1 });
    await answer('A');
    actor.send({ type: 'NOTIFICATION.CAME', notification: notification('B') });
    expect(shown()).toEqual(['A']);
  });

  test('what was sent while the channel was down is news after the join', async () => {
    const { actor, answer, news } = bell();
    await answer('A');
    actor.send({ type: 'JOINED' });
    await answer('C', 'B', 'A');
    expect(news()).toEqual(['C', 'B']);
  });

  test('a hundred events while one reading is under way make for one reading more', async () => {
    const { actor, answer, readings } = bell();
    for (let event = 0; event < 100; event += 1) actor.send({ type: 'CHANGED', unreadTotal: event });
    await answer('A');
    await answer('A');
    expect(readings()).toBe(2);
  });
});
