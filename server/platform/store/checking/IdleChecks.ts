import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { every } from '../../faults/timers.js';
import { databasesOf } from './checkFolder.js';

/** What the last check of a file found: `null` that it is sound. */
interface LastCheck {
  readonly at: string;
  readonly fault: string | null;
}

/** What the checks stand on. */
interface IdleChecksParts {
  /** The data folder. */
  readonly folder: string;
  /** Checks a file in a thread of its own; answers with its fault. */
  check(file: string): Promise<string | undefined>;
  /** Milliseconds since a call was answered last. */
  idleFor(): number;
}

const DAY = 24 * 60 * 60_000;
/** Milliseconds between two looks whether there is something to do. */
const EVERY = 30_000;
/** Milliseconds without a call after which nobody is in the way. */
const IDLE = 20_000;

/** Looks into every stored file once a day, one at a time and only while nobody uses the store. Results are in `checks.json`. */
export class IdleChecks {
  readonly #stop = every(EVERY, 'The stored files could not be checked', () => this.next());
  readonly #resultsPath: string;
  #checking: Promise<void> = Promise.resolve();

  constructor(private readonly parts: IdleChecksParts) {
    this.#resultsPath = path.join(parts.folder, 'checks.json');
  }

  /** Checks the file whose last check is the longest ago, when that is a day and nobody is in the way. */
  next(now = Date.now()): Promise<void> {
    this.#checking = this.#checking.then(() => this.#checkNext(now));
    return this.#checking;
  }

  /** Waits for the check under way; no other begins. */
  async stop(): Promise<void> {
    this.#stop();
    await this.#checking;
  }

  async #checkNext(now: number): Promise<void> {
    const { folder, check, idleFor } = this.parts;
    if (idleFor() < IDLE) return;
    try {
      const results = this.#results();
      const due = databasesOf(folder).find((name) => now - Date.parse(results[name]?.at ?? '1970-01-01') >= DAY);
      if (due === undefined) return;
      const fault = await check(path.join(folder, due));
      if (fault !== undefined)
        process.emitWarning(`${due} is damaged (${fault}); stop Harta and run: npm run check`, 'HartaCheck');
      this.#keep({ ...results, [due]: { at: new Date(now).toISOString(), fault: fault ?? null } });
    } catch (error) {
      process.emitWarning(`The stored files could not be checked: ${String(error)}`, 'HartaCheck');
    }
  }

  #results(): Record<string, LastCheck> {
    try {
      return JSON.parse(readFileSync(this.#resultsPath, 'utf8')) as Record<string, LastCheck>;
    } catch {
      return {};
    }
  }

  #keep(results: Record<string, LastCheck>): void {
    writeFileSync(this.#resultsPath, JSON.stringify(results, undefined, 1), { mode: 0o600 });
  }
}
