import { useSyncExternalStore } from 'react';

/** How the page stands with the live channel; `offline` only when that has lasted long enough to be worth saying. */
type LiveStatus = 'connecting' | 'live' | 'offline';

let status: LiveStatus = 'connecting';
const listeners = new Set<() => void>();

/** Sets the status. The channel calls it once its code is loaded; until then the status is `connecting`. */
export function noteLiveStatus(next: LiveStatus): void {
  if (next === status) return;
  status = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Does something for as long as the channel is known to be down, now and each time that it goes down again.
 * @param begin gives how to end it
 * @returns how to stop watching
 */
export function whileOffline(begin: () => () => void): () => void {
  let end: (() => void) | undefined;
  const follow = () => {
    if (status === 'offline') end ??= begin();
    else {
      end?.();
      end = undefined;
    }
  };
  follow();
  const leave = subscribe(follow);
  return () => {
    leave();
    end?.();
  };
}

/** Whether the page hears everything at this moment. */
export const isLive = (): boolean => status === 'live';

/** Whether the page has been without live events for so long that a person should know. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, () => status === 'offline');
