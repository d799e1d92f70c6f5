import { EventEmitter } from 'node:events';

import { type Bus } from './Bus.js';

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
