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

const GAP = 'gap';

/** A bus within this process, over which one between processes delivers what arrives. */
interface InProcessBus extends Bus {
  /** Messages from other processes may be missing. */
  missed(): void;
}

/** A bus within this process: listeners hear a message before `publish` returns. */
export function inProcessBus(): InProcessBus {
  const lastTold = new LastTold();
  const emitter = new EventEmitter().setMaxListeners(0);
  const gaps = new EventEmitter().setMaxListeners(0);
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
    onGap: (listener) => {
      const hear = guarded('A gap could not be heard', listener);
      gaps.on(GAP, hear);
      return () => void gaps.off(GAP, hear);
    },
    missed: () => {
      lastTold.forget();
      gaps.emit(GAP);
    },
    // Within a process no message is lost.
    tellGap: () => undefined,
    close: async () => {
      emitter.removeAllListeners();
      gaps.removeAllListeners();
    },
  };
}
