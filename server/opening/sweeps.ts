import { run } from '../platform/faults/guarded.js';
import { every } from '../platform/faults/timers.js';
import { type OpenStore } from '../platform/store/StorePorts.js';
import { type Background } from './openBackground.js';

/** Milliseconds between two looks. */
const LOOK_EVERY = 5_000;
const FAILURE = 'What other processes left could not be carried out';

/**
 * Carries out what commits left behind that another process of the same store made and did not come to carry out, since it ended.
 * @returns how to stop
 */
export function startSweeps(
  { store, notificationStore }: Pick<OpenStore, 'store' | 'notificationStore'>,
  { runEffects, notifications }: Pick<Background, 'runEffects' | 'notifications'>,
): () => Promise<void> {
  let last: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    for (const owner of await store.ownersWithEffects()) await runEffects(owner);
    for (const owner of await notificationStore.ownersWaiting()) await notifications.deliver(owner);
  };
  const stop = every(LOOK_EVERY, FAILURE, () =>
    run(FAILURE, () => (last ??= look().finally(() => (last = undefined)))),
  );
  return async () => {
    stop();
    await last?.catch(() => undefined);
  };
}
