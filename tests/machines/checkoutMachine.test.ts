import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';

import { type BegunCheckout, type CheckoutArrival, type CheckoutNews } from '../../domain/payments/checkout';
import { checkoutMachine } from '../../machines/checkoutMachine';
import { done, elapsed, expectTaken, failed, uncovered, walks } from './replay';

const UNKNOWN = { code: 'CHECKOUT_NOT_FOUND' };
const isUnknown = (_: unknown, { error }: { error: unknown }) => (error as { code?: string }).code === UNKNOWN.code;
const machine = checkoutMachine.provide({ guards: { isUnknown } });

const ARRIVALS: readonly CheckoutArrival[] = [
  { kind: 'none' },
  { kind: 'cancelled' },
  { kind: 'returned', sessionId: 'cs_1' },
  { kind: 'pending', sessionId: 'cs_1' },
];
const taken = ARRIVALS.flatMap((input) =>
  walks(machine, {
    input,
    events: [
      { type: 'PLAN.CHOSEN', planId: 'harta_plus' },
      ...['CHANGED', 'SEEN', 'CANCELLED', 'RETRIED', 'DISMISSED'].map((type) => ({ type })),
      done('begin', { sessionId: 'cs_2', url: 'https://pay/2' }),
      failed('begin'),
      ...[{ state: 'paid' }, { state: 'open', url: 'https://pay/2' }, { state: 'expired' }].map((news) =>
        done('ask', news),
      ),
      failed('ask'),
      failed('ask', UNKNOWN),
      elapsed('patience', 'checkout.waiting.resting'),
    ],
  }),
);

describe('every path through a check-out', () => {
  test('takes every transition', () => expect(uncovered(machine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(machine, taken));
  test('is paid only when the provider says so', () => {
    const paid = taken.filter(({ before, after }) => after.value === 'paid' && before.value !== 'paid');
    expect(paid.length).toBeGreaterThan(0);
    for (const { name, events } of paid) expect([name, events.at(-1)]).toEqual([name, done('ask', { state: 'paid' })]);
  });
  test('opens nothing that was not chosen', () => {
    for (const { name, events, before, after } of taken)
      if (after.value === 'opening' && before.value !== 'opening' && before.value !== 'failed')
        expect([name, events.at(-1)?.type]).toEqual([name, 'PLAN.CHOSEN']);
  });
  test('says that nothing was paid only when the provider says so, or the page was come to by giving up', () => {
    const over = taken.filter(({ before, after }) => after.value === 'cancelled' && before.value !== 'cancelled');
    expect(over.length).toBeGreaterThan(0);
    for (const { name, events } of over)
      expect([name, events.at(-1)]).toEqual([name, done('ask', { state: 'expired' })]);
  });
  test('waits on when the provider cannot be asked', () => {
    for (const { events, after } of taken)
      if (events.at(-1)?.type === 'xstate.error.actor.ask' && !isUnknown(null, events.at(-1) as never))
        expect(after.value).toEqual({ waiting: 'resting' });
  });
});

/** A page with a provider whose answers are given one after the other. */
function page(input: CheckoutArrival, answers: CheckoutNews[]) {
  const seen = { left: [] as string[], kept: [] as (string | null)[], asked: [] as string[], paid: 0 };
  const clock = new SimulatedClock();
  const provided = machine.provide({
    actors: {
      begin: fromPromise<BegunCheckout, { planId: string }>(async ({ input: { planId } }) => ({
        sessionId: `cs_${planId}`,
        url: `https://pay/${planId}`,
      })),
      ask: fromPromise<CheckoutNews, { sessionId: string }>(async ({ input: { sessionId } }) => {
        seen.asked.push(sessionId);
        return answers.shift() ?? { state: 'open' };
      }),
    },
    actions: {
      leaveFor: (_, url) => void seen.left.push(url),
      keepPending: (_, sessionId) => void seen.kept.push(sessionId),
      announce: () => void (seen.paid += 1),
    },
  });
  const actor = createActor(provided, { input, clock }).start();
  const settled = async () => {
    for (let at = 0; at < 10; at += 1) await Promise.resolve();
  };
  return { actor, clock, seen, settled };
}

test('a plan is chosen, paid elsewhere and found paid by the page that was loaded anew', async () => {
  const first = page({ kind: 'none' }, []);
  first.actor.send({ type: 'PLAN.CHOSEN', planId: 'plus' });
  await first.settled();
  expect(first.seen).toMatchObject({ left: ['https://pay/plus'], kept: ['cs_plus'] });
  const again = page({ kind: 'pending', sessionId: 'cs_plus' }, [
    { state: 'open', url: 'https://pay/plus' },
    { state: 'paid' },
  ]);
  await again.settled();
  expect(again.actor.getSnapshot().context.url).toBe('https://pay/plus');
  again.actor.send({ type: 'CHANGED' });
  await again.settled();
  expect([again.actor.getSnapshot().value, again.seen]).toMatchObject(['paid', { paid: 1, kept: ['cs_plus', null] }]);
});

test('while a check-out is open the provider is asked again by itself', async () => {
  const { actor, clock, seen, settled } = page({ kind: 'returned', sessionId: 'cs_1' }, []);
  await settled();
  clock.increment(10_000);
  await settled();
  expect([seen.asked, actor.getSnapshot().matches('waiting')]).toEqual([['cs_1', 'cs_1'], true]);
});
