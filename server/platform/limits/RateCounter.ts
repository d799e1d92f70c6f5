import { every, orLate } from '../faults/timers.js';

/** Calls of one caller that a process took since it last reported them. */
export interface ReportedCalls {
  /** Who called what. It is not kept readably. */
  readonly key: string;
  readonly calls: number;
}

/** The calls of one caller in all processes. */
export interface CallTotal {
  /** How many there are within the present minute, which began with the first of them. */
  readonly total: number;
  readonly endsInMs: number;
}

/** Counts calls of all processes that share a store. */
export interface SharedRates {
  /** Adds calls, each key once. @returns the totals with them, by key. Throws `UNAVAILABLE`. */
  add(reported: readonly ReportedCalls[]): Promise<ReadonlyMap<string, CallTotal>>;
}

/** How often a caller may call within a minute, and how many calls a process lets pass before it reports them to the others. */
export interface Rate {
  readonly most: number;
  /** 0 where no call more than `most` may pass: each is then reported before it passes. */
  readonly unreported: number;
}

/** The calls of one caller in the minute that began with the first of them. */
interface Calls {
  readonly key: string;
  /** Every call taken here, those of earlier minutes included. */
  taken: number;
  /** How many of them were reported. */
  reported: number;
  /** The calls of all processes, as the last report found them. */
  total: number;
  endsAt: number;
}

const MINUTE_MS = 60_000;
const REPORT_EVERY_MS = 1_000;
/** A call waits no longer for a report: where the database is away each process counts by itself. */
const LONGEST_REPORT_MS = 1_000;
/** Callers counted at once; the one silent for longest is forgotten first. */
const MOST_COUNTED = 20_000;

/**
 * Counts the calls of each caller within a minute, together with the other processes if there are any. A call is decided by what the last
 * report found, so that few wait for the database; a report is one statement for all callers, every second. A caller passes at most
 * `unreported` calls too many for each process that serves them, and is never refused before `most`.
 */
export class RateCounter {
  readonly #calls = new Map<string, Calls>();
  readonly #unreported = new Set<Calls>();
  readonly #stop: () => void;
  #sending: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  /** @param shared the counts of all processes; a process by itself has none */
  constructor(private readonly shared?: SharedRates) {
    this.#stop =
      shared === undefined
        ? () => undefined
        : every(REPORT_EVERY_MS, 'Calls could not be counted together', () => this.#report());
  }

  /** Counts a call. @returns the seconds until the caller may call again; 0 if this call may pass */
  async take(key: string, { most, unreported }: Rate): Promise<number> {
    const calls = this.#callsOf(key);
    const open = calls.total - calls.reported;
    if (open + calls.taken >= most) {
      // When the minute ends is what the shared count says.
      if (this.shared === undefined || calls.taken === calls.reported) return secondsUntil(calls.endsAt);
      await this.#reported();
      // The minute of all processes may be another than the one in which so many were taken here.
      if (calls.total - calls.reported + calls.taken >= most) return secondsUntil(calls.endsAt);
    }
    const mine = (calls.taken += 1);
    if (this.shared === undefined) return 0;
    this.#unreported.add(calls);
    if (mine - calls.reported <= unreported) return 0;
    await this.#reported();
    return calls.total - calls.reported + mine > most ? secondsUntil(calls.endsAt) : 0;
  }

  close(): void {
    this.#stop();
  }

  #callsOf(key: string): Calls {
    const now = Date.now();
    const calls = this.#calls.get(key) ?? { key, taken: 0, reported: 0, total: 0, endsAt: now + MINUTE_MS };
    if (now >= calls.endsAt) Object.assign(calls, { reported: calls.taken, total: 0, endsAt: now + MINUTE_MS });
    // Last in the map, which is in the order of the last calls.
    this.#calls.delete(key);
    this.#calls.set(key, calls);
    this.#forgetOldest();
    return calls;
  }

  #forgetOldest(): void {
    if (this.#calls.size <= MOST_COUNTED) return;
    const [oldest] = this.#calls.values();
    if (oldest === undefined) return;
    this.#calls.delete(oldest.key);
    // A caller that returns is counted from zero.
    this.#unreported.delete(oldest);
  }

  #reported(): Promise<void> {
    return orLate(LONGEST_REPORT_MS, this.#report(), undefined);
  }

  /** Reports everything taken so far; one report at a time. Never fails. */
  #report(): Promise<void> {
    this.#next ??= this.#sending.then(() => {
      this.#next = undefined;
      this.#sending = this.#send();
      return this.#sending;
    });
    return this.#next;
  }

  async #send(): Promise<void> {
    const now = Date.now();
    const sent = [...this.#unreported]
      // What was taken in a minute that is over counts no more.
      .filter(({ taken, reported, endsAt }) => taken > reported && now < endsAt)
      .map((calls) => ({ calls, upTo: calls.taken }));
    this.#unreported.clear();
    if (sent.length === 0 || this.shared === undefined) return;
    try {
      const totals = await this.shared.add(
        sent.map(({ calls: { key, reported }, upTo }) => ({ key, calls: upTo - reported })),
      );
      for (const { calls, upTo } of sent) {
        const found = totals.get(calls.key);
        if (found === undefined) continue;
        calls.reported = Math.max(calls.reported, upTo);
        calls.total = found.total;
        calls.endsAt = Date.now() + found.endsInMs;
      }
    } catch {
      // Reported with the next.
      for (const { calls } of sent) if (this.#calls.get(calls.key) === calls) this.#unreported.add(calls);
    }
  }
}

const secondsUntil = (moment: number): number => Math.max(1, Math.ceil((moment - Date.now()) / 1000));
