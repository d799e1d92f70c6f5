import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 120_000 });

let child: ChildProcess;
let address: string;
let said = '';
let kinds: readonly string[];

beforeEach(async () => {
  said = '';
  const script = path.join(import.meta.dirname, 'faultyServer.ts');
  child = fork(script, [], { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  child.stderr?.on('data', (chunk) => (said += String(chunk)));
  const [news] = (await once(child, 'message')) as [{ address: string; kinds: readonly string[] }];
  ({ address, kinds } = news);
});
afterEach(async () => {
  if (child.exitCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
});

const ask = (at: string) => fetch(`${address}${at}`, { headers: { connection: 'close' } });

test('a callback of each kind that throws in the work for a request costs that request alone', async () => {
  expect(kinds.length).toBeGreaterThan(8);
  // Not every version of Node tells for whom a bare microtask ran; who waits is answered at the end of the process then.
  for (const kind of kinds.filter((each) => each !== 'microtask')) {
    const answer = await ask(`/within/${encodeURIComponent(kind)}`);
    expect([kind, answer.status]).toEqual([kind, 500]);
    expect(await answer.json()).toMatchObject({ code: 'INTERNAL' });
    expect([kind, (await ask('/alive')).status, child.exitCode]).toEqual([kind, 200, null]);
  }
  expect(said.match(/a fault of ours|it broke/g)?.length).toBeGreaterThanOrEqual(kinds.length - 1);
});

test('a guarded timer that throws each time goes on, and is reported', async () => {
  const looks = async () => ((await (await ask('/alive')).json()) as { looks: number }).looks;
  const before = await looks();
  await vi.waitFor(async () => expect(await looks()).toBeGreaterThan(before + 3));
  expect(said).toContain('A look failed');
});

test('a promise that fails outside any request is reported, and nothing ends', async () => {
  await ask('/outside/promise');
  await vi.waitFor(() => expect(said).toContain('A promise failed and nobody waited for it'));
  expect((await ask('/alive')).status).toBe(200);
});

test.each(['timer', 'immediate', 'microtask', 'data', 'worker', 'a stream without a listener'])(
  '%s that throws outside any request ends the process in order, and who waits is answered',
  async (kind) => {
    const waiting = ask('/hangs');
    await ask(`/outside/${encodeURIComponent(kind)}`);
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(70);
    expect((await waiting).status).toBe(503);
    expect(said).toContain('Harta ends to be started again');
  },
);
