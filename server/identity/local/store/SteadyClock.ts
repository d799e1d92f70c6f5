import { type OwnedDatabase } from '../../../storage/OwnedDatabase.js';
import { triedToWrite } from './diskTrouble.js';

/** Where the time comes from: the clock of the machine, which may be set, and one that only goes on. */
interface TimeSources {
  readonly wall: () => number;
  readonly elapsed: () => number;
}

const SYSTEM: TimeSources = { wall: () => Date.now(), elapsed: () => performance.now() };

/**
 * Milliseconds since 1970 that never go back: a clock that is set back revives no code and forgives no attempt. The file keeps the
 * latest time that was seen, for the next start.
 */
export class SteadyClock {
  #base: number;
  #since: number;
  #kept: number;

  constructor(
    private readonly db: OwnedDatabase,
    private readonly sources: TimeSources = SYSTEM,
  ) {
    this.#kept = db.get<{ seen: number }>('SELECT seen FROM clock', {})?.seen ?? 0;
    this.#base = Math.max(this.#kept, sources.wall());
    this.#since = sources.elapsed();
  }

  now(): number {
    const steady = this.#base + Math.floor(this.sources.elapsed() - this.#since);
    const wall = this.sources.wall();
    if (wall <= steady) return steady;
    this.#base = wall;
    this.#since = this.sources.elapsed();
    return wall;
  }

  /** Writes the latest time; a full disk takes it another time. */
  keep(): void {
    const seen = this.now();
    if (seen <= this.#kept) return;
    const isKept = triedToWrite(() =>
      this.db.run('INSERT OR REPLACE INTO clock (id, seen) VALUES (1, :seen)', { seen }),
    );
    if (isKept) this.#kept = seen;
  }
}
