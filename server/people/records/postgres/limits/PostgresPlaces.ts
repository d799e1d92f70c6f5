import { ulid } from 'ulid';

import { type Transacting } from '../../../../platform/storage/postgres/Database.js';
import { type Session } from '../../../../platform/storage/postgres/Session.js';
import { after, every, orLate } from '../../../../platform/faults/timers.js';
import { OwnPlaces, type PlaceLimit, type Places, type Taken } from '../../../../platform/limits/Places.js';
import { type Lease, type Leases } from '../../../../platform/storage/Leases.js';
import { warn } from '../../../../platform/storage/warnings.js';
import { digestOf } from '../../../../platform/limits/Places.js';

/** Milliseconds between two attempts to write down what could not be written. */
const WRITE_EVERY = 5_000;
/** Milliseconds after which places that were given back are written down: many go together when a process ends. */
const WRITE_SOON = 100;
/** Names that one transaction locks. */
const AT_ONCE = 100;
/** Milliseconds between two looks for processes that are gone. */
const LOOK_EVERY = 1_000;

/** Milliseconds that anybody waits for leases: without them this process counts by itself. */
const LONGEST_WAIT = 2_000;

const FAILURE = 'Open sockets could not be counted';

const HOLD = `SELECT pg_advisory_xact_lock(x.lock) FROM (SELECT DISTINCT hashtextextended('place ' || name, 0) AS lock
  FROM unnest(:names::text[]) AS name ORDER BY 1 OFFSET 0) x`;
const REMOVE = 'DELETE FROM socket_place WHERE process = :process AND name = ANY(:names)';
const PUT = `INSERT INTO socket_place (name, process, taken)
  SELECT u.name, :process, u.taken FROM unnest(:names::text[], :taken::int[]) AS u (name, taken) WHERE u.taken > 0`;
const OTHERS = `SELECT name, sum(taken) AS taken FROM socket_place
  WHERE name = ANY(:names) AND process <> :process GROUP BY name`;
const PROCESSES = 'SELECT DISTINCT process FROM socket_place';
const FORGET = 'DELETE FROM socket_place WHERE process = :process';

const leaseName = (process: string): string => `places ${process}`;

/** How this process is known, for as long as it holds the lease of that name: with the lease its places go. */
interface Holding {
  readonly process: string;
  readonly lease: Lease;
}

/** Hears what other processes have taken, by the digests of the names, while nobody else counts. */
type OnOthers = (taken: ReadonlyMap<string, number>) => void;

/**
 * Counts places of all processes. Each writes down how many of its own are taken, under a lease: those of a process that lost its lease are
 * removed by the first that finds no place left. While the database is away a process goes by its own places.
 */
export class PostgresPlaces implements Places {
  readonly #own = new OwnPlaces();
  /** Names whose row is not what is taken here. */
  readonly #unwritten = new Set<string>();
  readonly #stop: () => void;
  #soon: NodeJS.Timeout | undefined;
  #holding: Promise<Holding> | undefined;
  #lookedAt = -LOOK_EVERY;
  /** When places of a process that is gone were last removed. */
  #removedAt = -Infinity;
  #looking: Promise<boolean> | undefined;

  constructor(
    private readonly database: Pick<Transacting, 'write' | 'ask'>,
    private readonly leases: Pick<Leases, 'tryHold'>,
  ) {
    this.#stop = every(WRITE_EVERY, FAILURE, () => this.#writeAll());
  }

  taken(name: string): number {
    return this.#own.taken(name);
  }

  async take(limits: readonly PlaceLimit[]): Promise<Taken> {
    const began = performance.now();
    const own = await this.#own.take(limits);
    if ('full' in own) return own;
    const taken = await this.#takeShared(limits, own.leave);
    if ('leave' in taken || !(await orLate(LONGEST_WAIT, this.#removeGone(began), false))) return taken;
    const again = await this.#own.take(limits);
    return 'full' in again ? again : this.#takeShared(limits, again.leave);
  }

  async close(): Promise<void> {
    this.#stop();
    clearTimeout(this.#soon);
    const holding = await this.#holding?.catch(() => undefined);
    if (holding === undefined) return;
    await this.database.ask(FORGET, { process: holding.process }).catch(() => undefined);
    await holding.lease.release();
  }

  /** Takes a place that is taken here already, unless there are too many with those of other processes: it is then given back. */
  async #takeShared(limits: readonly PlaceLimit[], leave: () => void): Promise<Taken> {
    const names = limits.map(({ name }) => name);
    let full: string | undefined;
    await this.#write(names, (others) => {
      full = limits.find(({ name, most }) => (others.get(digestOf(name)) ?? 0) + this.taken(name) > most)?.name;
      if (full !== undefined) leave();
    });
    if (full !== undefined) return { full };
    return {
      leave: () => {
        leave();
        this.#writeSoon(names);
      },
    };
  }

  /** Writes down what is taken here under some names. Never fails: where the database is away nobody hears of others. */
  async #write(names: readonly string[], onOthers?: OnOthers): Promise<void> {
    try {
      const { process } = await this.#held();
      await this.database.write((session) => this.#put(session, process, names, onOthers));
    } catch {
      for (const name of names) this.#unwritten.add(name);
    }
  }

  async #put(session: Session, process: string, names: readonly string[], onOthers?: OnOthers): Promise<void> {
    const of = { process, names: names.map(digestOf) };
    const [, others] = await Promise.all([
      session.run(HOLD, { names: of.names }),
      session.all<{ name: string; taken: number }>(OTHERS, of),
    ]);
    onOthers?.(new Map(others.map(({ name, taken }) => [name, taken])));
    // As many as there are now that nobody else counts.
    const taken = names.map((name) => this.#own.taken(name));
    await Promise.all([session.run(REMOVE, of), session.run(PUT, { ...of, taken })]);
  }

  #writeSoon(names: readonly string[]): void {
    for (const name of names) this.#unwritten.add(name);
    this.#soon ??= after(WRITE_SOON, FAILURE, async () => {
      this.#soon = undefined;
      await this.#writeAll();
    }).unref();
  }

  async #writeAll(): Promise<void> {
    const names = [...this.#unwritten];
    this.#unwritten.clear();
    for (let at = 0; at < names.length; at += AT_ONCE) await this.#write(names.slice(at, at + AT_ONCE));
  }

  #held(): Promise<Holding> {
    this.#holding ??= this.#hold().catch((error: unknown) => {
      this.#holding = undefined;
      throw error;
    });
    return this.#holding;
  }

  async #hold(): Promise<Holding> {
    const process = ulid();
    const asked = this.leases.tryHold(leaseName(process));
    const lease = await orLate(LONGEST_WAIT, asked, undefined);
    if (lease === undefined) {
      // Nothing is counted under one that comes too late.
      void asked.then(
        (late) => late?.release(),
        () => undefined,
      );
      throw new Error('There is no lease of places');
    }
    lease.lost.addEventListener('abort', () => this.#lose());
    return { process, lease };
  }

  /** What was written under the lost lease may be removed by others: it is written again under another. */
  #lose(): void {
    this.#holding = undefined;
    for (const name of this.#own.names()) this.#unwritten.add(name);
  }

  /** Removes the places of processes that are gone, once for all who ask meanwhile. @returns whether there were any since a moment */
  #removeGone(since: number): Promise<boolean> {
    if (this.#looking !== undefined) return this.#looking;
    if (this.#removedAt > since) return Promise.resolve(true);
    if (performance.now() < this.#lookedAt + LOOK_EVERY) return Promise.resolve(false);
    this.#lookedAt = performance.now();
    this.#looking = this.#lookForGone().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #lookForGone(): Promise<boolean> {
    try {
      let found = false;
      for (const { process } of await this.database.ask<{ process: string }>(PROCESSES, {})) {
        const lease = await this.leases.tryHold(leaseName(process));
        if (lease === undefined) continue;
        await this.database.ask(FORGET, { process });
        await lease.release();
        found = true;
        this.#removedAt = performance.now();
      }
      return found;
    } catch (error) {
      warn('Sockets of processes that are gone could not be forgotten', error);
      return false;
    }
  }
}
