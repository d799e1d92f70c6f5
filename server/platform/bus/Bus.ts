import { EventEmitter } from 'node:events';

import { guarded } from '../faults/guarded.js';
import { LastTold } from './LastTold.js';

/** Takes what happened from one part of Harta to others that wait for it, in this process or beyond it. At most once. */
export interface Bus {
  /** Tells everybody who listens under the key; who does not listen now never hears of it. */
  publish(key: string, message: string): void;
  /** Tells those of this process alone: every process learns it by itself. */
  publishHere(key: string, message: string): void;
  /** @returns how to stop listening */
  subscribe(key: string, listener: (message: string) => void): () => void;
  /** For how many milliseconds, as far as this process can know, nothing was told under any of these keys; at most a minute. */
  quietMs(keys: readonly string[]): number;
  /**
   * Listens for times after which messages from elsewhere may be missing: whatever was learnt from the bus is to be read anew.
   * @returns how to stop listening
   */
  onGap(listener: () => void): () => void;
  /** Tells all others that messages may be missing: those of a process that ended in the middle of what it was telling. */
  tellGap(): void;
  close(): Promise<void>;
}

/** A bus within this process: listeners hear a message before `publish` returns. */
export function inProcessBus(lastTold = new LastTold()): Bus {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const publish = (key: string, message: string) => {
    lastTold.note(key);
    emitter.emit(key, message);
  };
  return {
    publish,
    publishHere: publish,
    quietMs: (keys) => lastTold.quietMs(keys),
    subscribe: (key, listener) => {
      // One who cannot take a message keeps it from nobody else, nor fails who tells of what was done.
      const hear = guarded('What was told could not be heard', listener);
      emitter.on(key, hear);
      return () => void emitter.off(key, hear);
    },
    // A listener hears a message or the process is gone.
    onGap: () => () => undefined,
    tellGap: () => undefined,
    close: async () => void emitter.removeAllListeners(),
  };
}
