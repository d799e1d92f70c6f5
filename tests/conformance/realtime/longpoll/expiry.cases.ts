import { describe, expect, test } from 'vitest';

import { conformance } from '../conformance.js';
import { type Frame, okReply } from '../frames.js';
import { someone, topic } from '../names.js';

const harness = conformance();
const HEARTBEAT: Frame = [null, '1', 'phoenix', 'heartbeat', {}];
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

// The window is 1 s: a session ends 1.5 to 3 s after its last poll began.
describe.concurrent('a session', () => {
  test('that is not polled lives for the window, then ends, and a post is told so', async () => {
    const session = await harness.session();
    await pause(1200);
    expect(await session.send(HEARTBEAT)).toBe(200);
    await pause(2200);
    expect(await session.send(HEARTBEAT)).toBe(410);
  });

  test('that ended is replaced by a new one', async () => {
    const session = await harness.session();
    await session.join(topic(), '1');
    await pause(3400);
    const { status, token, messages } = await session.poll();
    expect([status, messages]).toEqual([410, []]);
    expect(token).not.toBe(session.token);
  });

  test('ends also when it only posts', async () => {
    const session = await harness.session();
    const statuses: number[] = [];
    for (let n = 0; n < 9; n += 1) {
      statuses.push(await session.send(HEARTBEAT));
      await pause(450);
    }
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(410);
  });

  test('lives as long as it is polled, without heartbeats', async () => {
    const session = await harness.session();
    const room = topic();
    await session.join(room, '1');
    for (let polls = 0; polls < 4; polls += 1) expect((await session.poll()).status).toBe(204);
    await session.send(['1', '2', room, 'echo', { still: 'here' }]);
    expect(await session.next()).toEqual(okReply('1', '2', room, { still: 'here' }));
  });

  test('that ended is no audience any more: what came meanwhile is read elsewhere', async () => {
    const user = someone();
    const session = await harness.session(user);
    await session.join('user:notifications', '1');
    await pause(3400);
    await harness.server.control('notify', { user, json: '{}' });
    expect(await session.poll()).toMatchObject({ status: 410, messages: [] });
  });
});
