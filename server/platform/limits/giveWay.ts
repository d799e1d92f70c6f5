import { readFileSync, readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

import { after } from '../faults/timers.js';

/** A task that takes more time of the processor, in milliseconds, lets others go first. */
const SHORT_TASK_MS = 500;
/** Steps of priority: a third of the time of one who gave no way, where both want the same processor. */
const STEPS = 5;
const LOWEST = 19;

/** Linux alone weighs each thread by itself, and says here which one looks: elsewhere all stay alike. */
const OWN_THREAD = '/proc/thread-self';

/** Milliseconds that this thread has had a processor. */
const spentMs = (): number => Number(readFileSync(`${OWN_THREAD}/schedstat`, 'latin1').split(' ')[0]) / 1e6;

/** Puts this thread behind those with shorter tasks. */
function giveWay(): void {
  const thread = Number(readlinkSync(OWN_THREAD).split('/').at(-1));
  setPriority(thread, Math.min(LOWEST, getPriority(thread) + STEPS));
}

/**
 * Lets this thread give way once its task has taken long, so that a short one of another person, and the thread that serves all, get
 * the processor at once. There is no way back: a thread that gave way should take no other task, and `told` is called.
 * @returns how to end that with the task
 */
export function giveWayLater(told?: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const within = (ms: number, until: number) => {
    timer = after(ms, 'A thread could not give way', () => {
      const left = until - spentMs();
      if (left > 0) return within(left, until);
      giveWay();
      return told?.();
    });
    timer.unref();
  };
  try {
    within(SHORT_TASK_MS, spentMs() + SHORT_TASK_MS);
  } catch {
    // No Linux.
  }
  return () => clearTimeout(timer);
}
