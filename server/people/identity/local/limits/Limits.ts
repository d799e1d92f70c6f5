import { type OwnedDatabase } from '../../../../platform/storage/OwnedDatabase.js';
import { tooMany } from '../Refusal.js';
import { triedToWrite } from '../store/diskTrouble.js';
import { type SteadyClock } from '../store/SteadyClock.js';
import { type AttemptLimits, type Limited } from './AttemptLimits.js';
import { type Count, counted, endOf, secondsToWait, uncounted } from './window.js';

interface AttemptRow {
  readonly key: string;
  readonly began_at: number;
  readonly count: number;
  readonly ends_at: number;
}

const MANY = 10_000;

/** Counts attempts in the memory of the one process that serves the sign-in; the file keeps them over a restart, as long as the disk takes them. */
export class Limits implements AttemptLimits {
  readonly #counts = new Map<string, Count & { readonly endsAt: number }>();

  constructor(
    private readonly db: OwnedDatabase,
    private readonly clock: SteadyClock,
  ) {
    db.run('DELETE FROM attempt WHERE ends_at <= :now', { now: clock.now() });
    for (const { key, began_at: beganAt, count, ends_at: endsAt } of db.all<AttemptRow>('SELECT * FROM attempt', {}))
      this.#counts.set(key, { beganAt, count, endsAt });
  }

  async take(limited: readonly Limited[]): Promise<void> {
    const now = this.clock.now();
    const holding = limited.filter(
      ({ unlessFewer }) => unlessFewer === undefined || this.#count(unlessFewer.key, now) >= unlessFewer.than,
    );
    const wait = Math.max(...holding.map(({ key, limit }) => secondsToWait(this.#counts.get(key), limit, now)));
    if (wait > 0) throw tooMany(wait);
    this.#forgetOld(now);
    for (const { key, limit } of limited) {
      const count = counted(this.#counts.get(key), limit, now);
      this.#counts.set(key, { ...count, endsAt: endOf(count, limit) });
    }
    this.#write(limited);
  }

  async giveBack(limited: readonly Limited[]): Promise<void> {
    for (const { key } of limited) {
      const count = this.#counts.get(key);
      if (count !== undefined) this.#counts.set(key, { ...uncounted(count), endsAt: count.endsAt });
    }
    this.#write(limited);
  }

  /** How often something was counted, as far as that is not over. */
  #count(key: string, now: number): number {
    const count = this.#counts.get(key);
    return count === undefined || count.endsAt <= now ? 0 : count.count;
  }

  #write(limited: readonly Limited[]): void {
    triedToWrite(() =>
      this.db.write(() => {
        for (const { key } of limited) {
          const { beganAt, count, endsAt } = this.#counts.get(key) ?? { beganAt: 0, count: 0, endsAt: 0 };
          this.db.run(
            'INSERT OR REPLACE INTO attempt (key, began_at, count, ends_at) VALUES (:key, :beganAt, :count, :endsAt)',
            { key, beganAt, count, endsAt },
          );
        }
      }),
    );
  }

  #forgetOld(now: number): void {
    if (this.#counts.size < MANY) return;
    for (const [key, { endsAt }] of this.#counts) if (endsAt <= now) this.#counts.delete(key);
    triedToWrite(() => this.db.run('DELETE FROM attempt WHERE ends_at <= :now', { now }));
  }
}
