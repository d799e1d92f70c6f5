import { isReported, warn } from '../faults/guarded.js';
import { after, every, orLate } from '../faults/timers.js';
import { digestOf, OwnPlaces, type PlaceLimit, type Places, type PlaceResult } from './Places.js';

/** How many places a process has taken under a name, which is a digest. */
export interface PlaceCount {
  readonly name: string;
  readonly taken: number;
}

/** A count, and the most that all processes together may take under its name. */
export interface LimitedCount extends PlaceCount {
  readonly most: number;
}

/**
 * Where each process writes how many places it has taken. It forgets a process that has not renewed its counts for a while, and never holds a
 * part of them alone. Methods throw where it cannot be reached.
 */
export interface PlaceBook {
  /** Keeps what this process wrote for another while. @returns false where it was forgotten */
  renew(): Promise<boolean>;
  /** Writes some counts of this process, or all in place of those before. @returns false where some are of one that was forgotten */
  put(counts: readonly PlaceCount[], areAll: boolean): Promise<boolean>;
  /**
   * Writes counts of this process if none is beyond its limit together with those of others.
   * @returns otherwise the index of the first that is; `forgotten` where this process was
   */
  take(counts: readonly LimitedCount[]): Promise<'taken' | 'forgotten' | number>;
  /** Forgets this process. */
  close(): Promise<void>;
}

/** Milliseconds after which a book forgets a process that it does not hear of, by the book's clock. */
export const COUNTED_MS = 10_000;
/** Milliseconds after which places that were given back are written: many go together when a process ends. */
const WRITE_SOON = 100;
/** Milliseconds that anybody waits for the book: without it a process counts by itself. */
const LONGEST_WAIT = 2_000;

const FAILURE = 'Open sockets could not be counted together, so that each process counts its own';

/**
 * Counts places of all processes that share a book, by asking it one thing at a time. While the book cannot be reached a process counts its
 * own places, and writes all of them once it can.
 */
export class SharedPlaces implements Places {
  readonly #own = new OwnPlaces();
  readonly #stop: () => void;
  #turn: Promise<unknown> = Promise.resolve();
  /** Names under which places were given back that still count in the book. */
  readonly #givenBack = new Set<string>();
  #soon: NodeJS.Timeout | undefined;
  /** Whether the book has all counts of this process. */
  #isWritten = false;
  /** Whether the last question still has no answer: what it writes must not come after what is written next. */
  #isAsking = false;
  #hasWarned = false;

  constructor(
    private readonly book: PlaceBook,
    countedMs = COUNTED_MS,
  ) {
    this.#stop = every(countedMs / 3, FAILURE, () => this.beat());
    void this.beat();
  }

  taken(name: string): number {
    return this.#own.taken(name);
  }

  take(limits: readonly PlaceLimit[]): Promise<PlaceResult> {
    return this.#inTurn(async () => {
      const full = this.#own.full(limits) ?? (await this.#fullTogether(limits));
      if (full !== undefined) return { full };
      const names = limits.map(({ name }) => name);
      const leave = this.#own.enter(names);
      return {
        leave: () => {
          leave();
          this.#putSoon(names);
        },
      };
    });
  }

  /** Renews the counts in the book, or writes them all where it has not got them. Never fails. */
  beat(): Promise<void> {
    return this.#inTurn(async () => {
      const isThere = this.#isWritten && (await this.#ask(() => this.book.renew()));
      if (isThere === false) await this.#putAll();
    });
  }

  async close(): Promise<void> {
    this.#stop();
    clearTimeout(this.#soon);
    await orLate(LONGEST_WAIT, this.#turn, undefined);
    this.#isWritten = false;
    await orLate(
      LONGEST_WAIT,
      this.book.close().catch(() => undefined),
      undefined,
    );
  }

  /** The first name under which there is one too many with those of other processes, as far as is known. */
  async #fullTogether(limits: readonly PlaceLimit[]): Promise<string | undefined> {
    if (!this.#isWritten) return undefined;
    const counts = limits.map(({ name, most }) => ({ name: digestOf(name), taken: this.taken(name) + 1, most }));
    const asked = () => this.#ask(() => this.book.take(counts));
    let found = await asked();
    if (found === 'forgotten') {
      await this.#putAll();
      found = await asked();
    }
    return typeof found === 'number' ? limits[found]?.name : undefined;
  }

  async #putAll(): Promise<void> {
    this.#givenBack.clear();
    const isPut = await this.#ask(() => this.book.put(this.#counts(this.#own.names()), true));
    this.#isWritten = isPut === true;
    if (this.#isWritten) this.#hasWarned = false;
  }

  #putSoon(names: readonly string[]): void {
    for (const name of names) this.#givenBack.add(name);
    this.#soon ??= after(WRITE_SOON, FAILURE, () => this.#inTurn(() => this.#putGivenBack())).unref();
  }

  async #putGivenBack(): Promise<void> {
    this.#soon = undefined;
    const counts = this.#counts([...this.#givenBack]);
    this.#givenBack.clear();
    // Otherwise all are written with the next beat.
    if (this.#isWritten) await this.#ask(() => this.book.put(counts, false));
  }

  #counts(names: readonly string[]): PlaceCount[] {
    return names.map((name) => ({ name: digestOf(name), taken: this.taken(name) }));
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /** What the book answers; undefined where it cannot or takes too long: everything is written again then. */
  async #ask<T>(question: () => Promise<T>): Promise<T | undefined> {
    const answer = this.#isAsking ? undefined : await orLate(LONGEST_WAIT, this.#asked(question), undefined);
    if (answer === undefined) this.#isWritten = false;
    return answer;
  }

  async #asked<T>(question: () => Promise<T>): Promise<T | undefined> {
    this.#isAsking = true;
    try {
      return await question();
    } catch (error) {
      if (!this.#hasWarned) warn(FAILURE, error);
      this.#hasWarned ||= !isReported(error);
      return undefined;
    } finally {
      this.#isAsking = false;
    }
  }
}
