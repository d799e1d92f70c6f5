import { type OwnedDatabase } from '../../../../platform/storage/OwnedDatabase.js';
import { steadyTime, type TimeSources } from '../../steadyNow.js';
import { triedToWrite } from './diskTrouble.js';

/**
 * The time by which what the file keeps begins and ends, in milliseconds since 1970. It never goes back, over restarts either: the file
 * keeps the latest that was seen.
 */
export class SteadyClock {
  readonly now: () => number;
  #kept: number;

  constructor(
    private readonly db: OwnedDatabase,
    sources?: TimeSources,
  ) {
    this.#kept = db.get<{ seen: number }>('SELECT seen FROM clock', {})?.seen ?? 0;
    this.now = steadyTime(this.#kept, sources);
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
