import { EventEmitter } from 'node:events';

import { guarded } from '../faults/guarded.js';
import { LastPublished } from './LastPublished.js';

/** Delivers messages to listeners of this process and of others, at most once. */
export interface Bus {
  /** Delivers a message to the listeners that the key has now. */
  publish(key: string, message: string): void;
  /** Delivers a message to listeners of this process only, for what every process learns by itself. */
  publishHere(key: string, message: string): void;
  /** @returns how to stop listening */
  subscribe(key: string, listener: (message: string) => void): () => void;
  /** Milliseconds since the last message under any of these keys, as far as this process knows; at most a minute. */
  quietMs(keys: readonly string[]): number;
  /**
   * Listens for gaps: messages from other processes may be missing, so that everything learnt from the bus has to be read again.
   * @returns how to stop listening
   */
  onGap(listener: () => void): () => void;
  /** Announces a gap to all processes, such as after one that ended while it was sending. */
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
  const lastPublished = new LastPublished();
  const emitter = new EventEmitter().setMaxListeners(0);
  const gaps = new EventEmitter().setMaxListeners(0);
  const publish = (key: string, message: string) => {
    lastPublished.note(key);
    emitter.emit(key, message);
  };
  return {
    publish,
    publishHere: publish,
    quietMs: (keys) => lastPublished.quietMs(keys),
    subscribe: (key, listener) => {
      // A listener that fails neither keeps the message from others nor fails the publisher.
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
      lastPublished.forget();
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
