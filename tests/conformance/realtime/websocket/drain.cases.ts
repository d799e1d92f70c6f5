import { expect, test } from 'vitest';

import { conformance, isOwnServer } from '../conformance.js';
import { topic } from '../names.js';

const harness = conformance();

test.runIf(isOwnServer)(
  'a server that shuts down closes every socket with 1012, so that clients come back',
  async () => {
    const sockets = await Promise.all(Array.from({ length: 40 }, () => harness.connect()));
    await sockets[0]!.join(topic(), '1');
    const session = await harness.session();
    await session.join(topic(), '1');
    const waiting = session.poll().then(
      ({ status }) => status,
      () => 'cut',
    );
    await harness.server.control('drain');
    const codes = await Promise.all(sockets.map(async (socket) => (await socket.closed()).code));
    expect(codes).toEqual(sockets.map(() => 1012));
    const start = performance.now();
    await waiting;
    expect(performance.now() - start).toBeLessThan(1500);
  },
);
