import { describe, expect, test } from 'vitest';

import { conformance, isOwnServer } from './conformance.js';
import { someone, topic } from './names.js';

const IDLE_MS = 3_000;
const harness = conformance(IDLE_MS);
/** A real Phoenix closes an idle socket by its web server, with 1002. */
const IDLE_CODES = isOwnServer ? [1001] : [1001, 1002];
const every = (ms: number, times: number, act: () => void) =>
  new Promise<void>((resolve) => {
    let left = times;
    const timer = setInterval(() => {
      act();
      if ((left -= 1) > 0) return;
      clearInterval(timer);
      resolve();
    }, ms);
  });

describe.concurrent('a socket that says nothing', () => {
  test('is closed after the time-out', async () => {
    const { code, afterMs } = await (await harness.connect()).closed();
    expect(IDLE_CODES).toContain(code);
    expect(afterMs).toBeGreaterThan(IDLE_MS - 100);
    expect(afterMs).toBeLessThan(2 * IDLE_MS);
  });

  test('is closed also when it has joined', async () => {
    const socket = await harness.connect();
    await socket.join(topic(), '1');
    expect(IDLE_CODES).toContain((await socket.closed()).code);
  });

  test('is closed also when the server speaks to it', async () => {
    const user = someone();
    const socket = await harness.connect(user);
    await socket.join('user:notifications', '1');
    await every(400, 7, () => void harness.server.control('notify', { user, json: '{}' }));
    const { code, afterMs } = await socket.closed();
    expect(IDLE_CODES).toContain(code);
    expect(afterMs).toBeLessThan(IDLE_MS + 2000);
  });

  test('is closed when its line is dead', async () => {
    const socket = await harness.connect();
    socket.raw.pause();
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS + 400));
    socket.raw.resume();
    expect(IDLE_CODES).toContain((await socket.closed()).code);
  });
});

describe.concurrent('a socket that speaks', () => {
  test('stays open by heartbeats', async () => {
    const socket = await harness.connect();
    await every(400, 10, () => socket.send(null, 'h', 'phoenix', 'heartbeat', {}));
    expect(socket.isOpen).toBe(true);
  });

  test('stays open by any event', async () => {
    const socket = await harness.connect();
    const room = topic();
    await socket.join(room, '1');
    await every(400, 10, () => socket.send('1', 'n', room, 'noreply', {}));
    expect(socket.isOpen).toBe(true);
  });

  test('is closed the time-out after its last word', async () => {
    const socket = await harness.connect();
    await every(400, 3, () => socket.send(null, 'h', 'phoenix', 'heartbeat', {}));
    const { afterMs } = await socket.closed();
    expect(afterMs).toBeGreaterThan(IDLE_MS + 1000);
  });
});
