import { setTimeout as pause } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { readInThread } from './readInThread.js';
import { withinLimits } from './withinLimits.js';

const PROJECT = { nodes: [], labels: [], types: [] };
const task = (text: string) => ({ text, language: 'en' as const, project: PROJECT });
const LONG = task('Ana Lee met Dan Pop in Cluj on 3 May 1999. '.repeat(45_000));

test('a text that takes too long is refused at the deadline with its code, and its thread is ended', async () => {
  const began = performance.now();
  const reading = withinLimits(readInThread, 1000)(LONG, {});
  await expect(reading).rejects.toMatchObject({ code: 'DOCUMENT_TAKES_TOO_LONG' });
  expect(performance.now() - began).toBeLessThan(30_000);
  // What a thread works is counted with the process: it would go on for many seconds.
  const before = process.cpuUsage();
  await pause(1000);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(200);
});

test('a text that takes more memory than a thread has is refused with its code', async () => {
  const outOfMemory = async () => {
    throw Object.assign(new Error('out of memory'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });
  };
  await expect(withinLimits(outOfMemory)(LONG, {})).rejects.toMatchObject({ code: 'DOCUMENT_TOO_LARGE' });
});

test('a reading that is stopped ends for the reason it was stopped for', async () => {
  const stopped = new AbortController();
  const reading = withinLimits(readInThread)(LONG, { signal: stopped.signal });
  stopped.abort(new Error('stopped'));
  await expect(reading).rejects.toThrow('stopped');
});

test('a text that is read in time is read as without', async () => {
  const short = task('Ana met Dan in Cluj.');
  expect(await withinLimits(readInThread)(short, {})).toEqual(await readInThread(short, {}));
});
