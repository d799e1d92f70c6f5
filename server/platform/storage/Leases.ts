import { setTimeout as pause } from 'node:timers/promises';

import { ProblemError } from '../../contract/ProblemError.js';

/** The exclusive right of one process to do something, until it is released or the process ends. */
export interface Lease {
  /** Aborted where the storage no longer knows of the lease: another process may hold it by now. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/** Leases between the processes that share a store. */
export interface Leases {
  /** Holds what a key names; undefined where it is held, here or elsewhere. Throws `UNAVAILABLE`. */
  tryHold(key: string): Promise<Lease | undefined>;
  close(): Promise<void>;
}

/** Milliseconds between two attempts to hold what another holds. */
const AGAIN_AFTER = 50;

/**
 * Waits for a lease.
 * @param patience milliseconds
 * @returns undefined where it is held for longer than that
 */
export async function holdWithin(leases: Leases, key: string, patience: number): Promise<Lease | undefined> {
  const until = performance.now() + patience;
  for (;;) {
    const lease = await leases.tryHold(key);
    if (lease !== undefined || performance.now() > until) return lease;
    await pause(AGAIN_AFTER);
  }
}

/** Milliseconds that work waits for its turn among processes. */
const TURN_WITHIN = 15_000;

/**
 * Does work while no other process does any under this key. Throws `UNAVAILABLE` where the turn does not come.
 * @param leases of the processes that share a store; without them this one is alone
 */
export async function inTurn<T>(leases: Leases | undefined, key: string, work: () => Promise<T>): Promise<T> {
  if (leases === undefined) return work();
  const lease = await holdWithin(leases, key, TURN_WITHIN);
  if (lease === undefined) throw new ProblemError('UNAVAILABLE');
  try {
    return await work();
  } finally {
    await lease.release();
  }
}
