import { useSyncExternalStore } from 'react';

const CODE = 'STORAGE_FULL';
const listeners = new Set<() => void>();
let isFull = false;

function tell(full: boolean): void {
  if (full === isFull) return;
  isFull = full;
  for (const listener of listeners) listener();
}

let refusals = 0;

/** Takes note of the code of a refusal: one that says that the disk is full stands until something that begins later is written. */
export const noticeStorage = (code: string | undefined): void => {
  if (code !== CODE) return;
  refusals += 1;
  tell(true);
};

/**
 * A write begins.
 * @returns what tells that it was done: there is room again, unless the disk was found full since it began, for it says nothing of later
 */
export function writeBegins(): () => void {
  const before = refusals;
  return () => {
    if (before === refusals) tell(false);
  };
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the last write failed because the disk of the server is full. */
export const useStorageFull = (): boolean => useSyncExternalStore(subscribe, () => isFull);
