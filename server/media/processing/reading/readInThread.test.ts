import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { readInThread } from './readInThread.js';

const PROJECT = { nodes: [], labels: [], types: [] };
const task = (text: string) => ({ text, language: 'en' as const, project: PROJECT });

/** Where Linux lists the threads of this process, which it alone weighs each by itself. */
const THREADS = '/proc/self/task';
const LOWEST = 19;
/** The nice value of each thread, behind its name, which may hold anything. */
function niceValues(): readonly number[] {
  return readdirSync(THREADS).flatMap((thread) => {
    try {
      const stat = readFileSync(`${THREADS}/${thread}/stat`, 'latin1');
      return [Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}

const canGiveWay = existsSync(THREADS) && getPriority() < LOWEST;

test.runIf(canGiveWay)('a text that takes long gives way to all others, and a short one does not', async () => {
  const usual = Math.max(...niceValues());
  await readInThread(task('Ana met Dan in Cluj.'), {
    onProgress: () => expect(Math.max(...niceValues())).toBe(usual),
  });
  const stopped = new AbortController();
  const long = readInThread(task('Ana Lee met Dan Pop in Cluj on 3 May 1999. '.repeat(45_000)), {
    signal: stopped.signal,
  });
  while (Math.max(...niceValues()) === usual) await pause(50);
  expect(niceValues().filter((nice) => nice > usual)).toEqual([Math.min(LOWEST, usual + 5)]);
  stopped.abort(new Error('stopped'));
  await expect(long).rejects.toThrow('stopped');
  expect(Math.max(...niceValues())).toBe(usual);
});
