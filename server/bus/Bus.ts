import { EventEmitter } from 'node:events';

/** Takes what happened from one part of Harta to others that wait for it, in this process or beyond it. At most once. */
export interface Bus {
  /** Tells everybody who listens under the key; who does not listen now never hears of it. */
  publish(key: string, message: string): void;
  /** @returns how to stop listening */
  subscribe(key: string, listener: (message: string) => void): () => void;
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
export function inProcessBus(): Bus {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    publish: (key, message) => void emitter.emit(key, message),
    subscribe: (key, listener) => {
      emitter.on(key, listener);
      return () => void emitter.off(key, listener);
    },
    // A listener hears a message or the process is gone.
    onGap: () => () => undefined,
    tellGap: () => undefined,
    close: async () => void emitter.removeAllListeners(),
  };
}
