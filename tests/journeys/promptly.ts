import { cpus } from 'node:os';

import { expect } from '@playwright/test';

/** Processor time of all cores so far, in milliseconds. */
function processorTime(): { readonly idle: number; readonly all: number } {
  const times = cpus().map((core) => core.times);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.map(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq)),
  };
}

/** With less than this left over by everybody, what takes long may be waiting for others. */
const IDLE_SHARE = 0.25;
/** So many times longer it may take then, and no longer: what waits for a poll or a repetition takes more than that. */
const BUSY_TIMES = 15;

/** Follows how much of the machine nobody used, from now on. @returns the share so far, between 0 and 1 */
function idleSince(): () => number {
  const start = processorTime();
  return () => {
    const now = processorTime();
    return (now.idle - start.idle) / Math.max(1, now.all - start.all);
  };
}

/**
 * Expects something to have happened within a time, in milliseconds, if the machine had time to spare meanwhile, and on a busy one within
 * that time many times over.
 */
export async function promptly(atMostMs: number, happens: () => Promise<number | void>): Promise<number> {
  const idle = idleSince();
  const start = Date.now();
  const took = (await happens()) ?? Date.now() - start;
  const most = idle() > IDLE_SHARE ? atMostMs : atMostMs * BUSY_TIMES;
  expect(took).toBeLessThanOrEqual(most);
  return took;
}
