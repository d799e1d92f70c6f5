import { type Reply, valueOf } from '../../../platform/storage/wire.js';
import { type FromThread, type ThreadCalls } from './messages.js';

interface WaitingCall {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** The main thread, as a thread calls it. */
export class MainThread {
  readonly #waiting = new Map<number, WaitingCall>();
  #lastId = 0;

  constructor(private readonly say: (message: FromThread) => void) {}

  /** Calls a function there; rejects with what it throws. */
  call<K extends keyof ThreadCalls>(call: K, ...args: Parameters<ThreadCalls[K]>): ReturnType<ThreadCalls[K]> {
    const id = (this.#lastId += 1);
    return new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.say({ is: 'call', id, call, args });
    }) as ReturnType<ThreadCalls[K]>;
  }

  hear(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    try {
      waiting?.resolve(valueOf(reply));
    } catch (error) {
      waiting?.reject(error);
    }
  }
}
