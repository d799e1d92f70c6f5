import { type Engine } from './Engine.js';

/** An engine that is loaded late; whoever asks before waits, and is told where it could not be. */
export const lateEngine = (loaded: () => Promise<Engine>): Engine => ({
  async answer(question, context, emit, signal) {
    const engine = await loaded();
    signal.throwIfAborted();
    return engine.answer(question, context, emit, signal);
  },
});
