import { run } from '../../../platform/faults/guarded.js';
import { after } from '../../../platform/faults/timers.js';
import { type UnitDatabase } from '../../../platform/storage/Unit.js';
import { type Delivery, type SandboxStore } from './store/SandboxStore.js';

/** Takes a signed event to where it is to go. @returns the status that it was answered with */
export type Deliver = (payload: string, signature: string) => Promise<number>;

/** After how many seconds an event that was not taken is told once more; after the last it is given up. */
const AGAIN_AFTER = [2, 10, 60, 600, 3_600, 6 * 3_600, 24 * 3_600, 48 * 3_600] as const;
const LONGEST_REST_MS = 60_000;

const FAILURE = 'Events of the sandbox could not be told';

/**
 * Tells what has happened, each event until it is taken. What waits is kept, and goes on after a start. Processes that share the sandbox
 * may tell one event twice, which its receiver knows by its id.
 */
export class Deliveries {
  #running: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(
    private readonly db: UnitDatabase,
    private readonly store: SandboxStore,
    private readonly sign: (payload: string) => string,
    private readonly deliver: Deliver,
  ) {}

  /** Tells all that is due; what comes up meanwhile too. */
  async run(): Promise<void> {
    if (this.#isClosed) return;
    this.#running ??= this.#all().finally(() => {
      this.#running = undefined;
      run(FAILURE, () => this.#wait());
    });
    await this.#running;
  }

  /** Comes back when the next one is due; while none waits, whoever makes one calls. */
  async #wait(): Promise<void> {
    clearTimeout(this.#timer);
    const next = this.#isClosed ? undefined : await this.#next();
    if (next === undefined) return;
    const rest = Math.min(LONGEST_REST_MS, Math.max(0, next.due - (await this.#now())) * 1000 + 100);
    if (this.#isClosed) return;
    // Another run may have ended meanwhile, and waits as well.
    clearTimeout(this.#timer);
    this.#timer = after(rest, FAILURE, () => this.run()).unref();
  }

  async #all(): Promise<void> {
    for (let next = await this.#next(); next !== undefined; next = await this.#next()) {
      if (this.#isClosed || next.due > (await this.#now())) return;
      const event = await this.db.read(this.store.find('event', next.event));
      const isTaken = event === undefined || (await this.#isTaken(JSON.stringify(event, null, 2)));
      const again = AGAIN_AFTER[next.attempts];
      if (isTaken || again === undefined) await this.db.write(this.store.delivered(next.event));
      else await this.db.write(this.store.postpone(next, (await this.#now()) + again));
    }
  }

  #next(): Promise<Delivery | undefined> {
    return this.db.read(this.store.nextDelivery());
  }

  #now(): Promise<number> {
    return this.db.read(this.store.now());
  }

  async #isTaken(payload: string): Promise<boolean> {
    const status = await this.deliver(payload, this.sign(payload)).catch(() => 0);
    return status >= 200 && status < 300;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#running;
  }
}
