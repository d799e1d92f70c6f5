import { useSyncExternalStore } from 'react';

import { connectWrites } from './writes';

const CODE = 'STORAGE_FULL';
const listeners = new Set<() => void>();
let isFull = false;

function tell(full: boolean): void {
  if (full === isFull) return;
  isFull = full;
  for (const listener of listeners) listener();
}

/** Takes note of the code of a refusal: one that says that the disk is full stands until something is written again. */
export const noticeStorage = (code: string | undefined): void => {
  if (code === CODE) tell(true);
};

/** Something was written: there is room again. */
export const storageWritten = (): void => tell(false);

connectWrites({
  onStart: () => undefined,
  onAnswer: (data) => {
    if (Object.values(data).some((answer) => answer != null)) storageWritten();
  },
  onEnd: () => undefined,
});

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the last write failed because the disk of the server is full. */
export const useStorageFull = (): boolean => useSyncExternalStore(subscribe, () => isFull);
