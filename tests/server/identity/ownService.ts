import { afterAll, beforeAll, vi } from 'vitest';

import { LocalService } from './LocalService.js';

/** Our own service, started for a suite that is about what only it does, or that looks into it. */
export function ownService(given: Parameters<typeof LocalService.start>[0] = {}) {
  // Hashing takes long on a machine that has other work.
  vi.setConfig({ testTimeout: 120_000 });
  let started: LocalService | undefined;
  const service = (): LocalService => {
    if (started === undefined) throw new Error('the service is not started');
    return started;
  };
  beforeAll(async () => {
    started = await LocalService.start(given);
  });
  afterAll(async () => {
    vi.useRealTimers();
    await started?.remove();
  });
  return {
    service,
    origin: () => service().origin,
    /** Moves the clock on for the rest of the suite: set back, it would not be believed. */
    after: (milliseconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds }),
  };
}
