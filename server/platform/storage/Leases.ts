import { setTimeout as pause } from 'node:timers/promises';

/** Something that one of several processes does: it is given back, or its process ends. */
export interface Lease {
  /** Aborted where the storage no longer knows of the lease: another process may hold it by now. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/** Who of the processes that share a store does something that only one may do at a time. */
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
