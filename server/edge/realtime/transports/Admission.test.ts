import { EventEmitter } from 'node:events';

import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';

import { OwnPlaces, type Places } from '../../../platform/limits/Places.js';
import { ConnectRefused } from '../Endpoint.js';
import { USUAL_LIMITS } from '../limits/SocketLimits.js';
import { Admission } from './Admission.js';

const REQUEST = { token: 'ticket', authToken: undefined, address: 'home' };

/** An endpoint whose places take until `give` is called, and whose person can sign out. */
function waitingForPlaces(checkAvailable = (): void => undefined) {
  const own = new OwnPlaces();
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  const places: Places = {
    taken: (name) => own.taken(name),
    take: async (limits) => given.then(() => own.take(limits)),
  };
  const sessions = new EventEmitter();
  const listen = (disconnect: () => void) => {
    sessions.on('ended', disconnect);
    return () => void sessions.off('ended', disconnect);
  };
  const admission = new Admission(
    {
      ...{ path: '/s', isAllowedOrigin: () => true, handlers: [], limits: USUAL_LIMITS, places, checkAvailable },
      connect: async () => ({ id: 'ana', who: {}, listen }),
    },
    Fastify().log,
  );
  return { admission, give, sessions, taken: () => own.taken('person ana') };
}

const link = () => ({ carriesBinary: true, send: vi.fn(), close: vi.fn() });

test('whoever signs out while their socket waits for a place is not let in, and their place is given back', async () => {
  const { admission, give, sessions, taken } = waitingForPlaces();
  const admitted = admission.admit(REQUEST);
  await vi.waitFor(() => expect(sessions.listenerCount('ended')).toBe(1));
  sessions.emit('ended');
  give();
  await expect(admitted).rejects.toMatchObject({ status: 403 });
  expect([taken(), sessions.listenerCount('ended')]).toEqual([0, 0]);
});

test('whoever signs out before or after their socket opens loses it', async () => {
  for (const isBefore of [true, false]) {
    const { admission, give, sessions, taken } = waitingForPlaces();
    give();
    const admitted = await admission.admit(REQUEST);
    const over = link();
    if (isBefore) sessions.emit('ended');
    const { gone } = admission.open(over, admitted);
    if (!isBefore) sessions.emit('ended');
    await vi.waitFor(() => expect(over.close).toHaveBeenCalledTimes(1));
    gone();
    expect([taken(), sessions.listenerCount('ended')]).toEqual([0, 0]);
  }
});

test('nobody is let in once the store has gone away while they waited for a place', async () => {
  let isAway = false;
  const { admission, give, sessions, taken } = waitingForPlaces(() => {
    if (isAway) throw new ConnectRefused(503, 'the store is away');
  });
  const admitted = admission.admit(REQUEST);
  await vi.waitFor(() => expect(sessions.listenerCount('ended')).toBe(1));
  isAway = true;
  give();
  await expect(admitted).rejects.toMatchObject({ status: 503 });
  expect([taken(), sessions.listenerCount('ended')]).toEqual([0, 0]);
});
