import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ticketsAtHand } from './ticketsAtHand';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const numbered = () => {
  let asked = 0;
  return vi.fn((number: number) => Promise.resolve(Array.from({ length: number }, () => `ticket ${(asked += 1)}`)));
};

describe('the tickets at hand', () => {
  test('are two once they are ready, by one call, and each is taken once', async () => {
    const ask = numbered();
    const tickets = ticketsAtHand(ask);
    expect(tickets.take()).toBe('');
    expect(await tickets.ready()).toBe(true);
    expect([tickets.take(), tickets.take(), tickets.take()]).toEqual(['ticket 1', 'ticket 2', '']);
    expect(ask.mock.calls).toEqual([[2]]);
  });

  test('are not fetched again while they are fresh, and only what is missing is', async () => {
    const ask = numbered();
    const tickets = ticketsAtHand(ask);
    await tickets.ready();
    await tickets.ready();
    expect(ask.mock.calls).toEqual([[2]]);
    tickets.take();
    await tickets.ready();
    expect(ask.mock.calls).toEqual([[2], [1]]);
  });

  test('are worth nothing after a sleep', async () => {
    const tickets = ticketsAtHand(numbered());
    await tickets.ready();
    vi.setSystemTime(Date.now() + 60_000);
    expect(tickets.take()).toBe('');
    expect(await tickets.ready()).toBe(true);
    expect(tickets.take()).toBe('ticket 3');
  });

  test('are none for nobody, none while the backend is away, and none for whoever has left', async () => {
    const nobody = ticketsAtHand(() => Promise.resolve(null));
    expect([await nobody.ready(), nobody.take()]).toEqual([false, '']);
    const away = ticketsAtHand(() => Promise.reject(new Error('away')));
    await expect(away.ready()).rejects.toThrow('away');
    const answers: ((tickets: string[]) => void)[] = [];
    const tickets = ticketsAtHand(() => new Promise((resolve) => answers.push(resolve)));
    const ready = tickets.ready();
    tickets.forget();
    answers.forEach((answer) => answer(['late', 'later']));
    expect([await ready, tickets.take()]).toEqual([false, '']);
  });
});
