import { soon } from '../faults/timers.js';

/**
 * A command over stored data. One that returns a generator is long: each step is a transaction of its own, and the commands
 * of other callers run between its steps.
 */
type Command = (...args: never[]) => unknown;

/** Commands by name. */
export type Commands = Readonly<Record<string, Command>>;

interface LongCommand {
  readonly steps: Generator<unknown, unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

const isLong = (value: unknown): value is Generator<unknown, unknown> =>
  typeof value === 'object' && value !== null && 'next' in value && Symbol.iterator in value;

/** Runs commands one after the other; long ones take turns, and never make a short one wait for more than one step. */
export class CommandRunner {
  readonly #long: LongCommand[] = [];
  #turning = false;
  #stopped = false;

  constructor(private readonly commands: Commands) {}

  /** Whether it was told to stop. */
  get isStopped(): boolean {
    return this.#stopped;
  }

  /** Takes no more steps of long commands, and rejects their callers. Unfinished ones are taken up at the next start. */
  stop(): void {
    this.#stopped = true;
    for (const { steps, reject } of this.#long.splice(0)) {
      steps.return(undefined);
      reject(new Error('The store is closed'));
    }
  }

  /** Runs a command; rejects with what it throws. */
  run(name: string, args: readonly unknown[]): Promise<unknown> {
    if (this.#stopped) return Promise.reject(new Error('The store is closed'));
    return new Promise((resolve, reject) => {
      try {
        const command = this.commands[name];
        if (command === undefined) throw new Error(`No command ${name}`);
        const result = command(...(args as never[]));
        if (isLong(result)) this.#takeTurns({ steps: result, resolve, reject });
        else resolve(result);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  }

  #takeTurns(command: LongCommand): void {
    this.#long.push(command);
    if (this.#turning) return;
    this.#turning = true;
    soon('A long command could not go on', () => this.#step());
  }

  #step(): void {
    const command = this.#long.shift();
    if (command === undefined) {
      this.#turning = false;
      return;
    }
    try {
      const { done, value } = command.steps.next();
      if (done === true) command.resolve(value);
      else this.#long.push(command);
    } catch (error) {
      command.reject(error);
    }
    soon('A long command could not go on', () => this.#step());
  }
}
