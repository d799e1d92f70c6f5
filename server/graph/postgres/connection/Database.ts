import pg from 'pg';

import { ProblemError } from '../../../contract/ProblemError.js';
import { every } from '../../../platform/faults/timers.js';
import { NotifyLine } from '../../../platform/storage/NotifyLine.js';
import { type QueryDeadline } from '../../ports/GraphReader.js';
import { isOutage, outageProblem } from './outage.js';
import { Session } from './Session.js';

/** `bigint` and `numeric`, which the driver gives as texts. Ours are counts and numbers of elements, all of which a number holds. */
const NUMBERS: ReadonlySet<number> = new Set([20, 1700]);

const getTypeParser = ((oid: number, format?: 'text') =>
  NUMBERS.has(oid) ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser;

/** Milliseconds: a change that takes longer holds its project for everybody. */
const LONGEST_WRITE = 60_000;
const LONGEST_READ = 60_000;
/** Milliseconds that a caller waits for a connection: with none by then the database is away, or has more to do than it can. */
const LONGEST_WAIT = 15_000;
/** Milliseconds between two looks at whether the database answers. */
const LOOK_EVERY = 2_000;

const CONNECTION = {
  // A plan made for any value reads a whole table where one for these reads a few rows; and where much of a table is wanted, it is of one
  // person, whose rows an index has, and never of all.
  options: '-c plan_cache_mode=force_custom_plan -c enable_seqscan=off -c jit=off',
  connectionTimeoutMillis: LONGEST_WAIT,
  keepAlive: true,
  application_name: 'harta',
} as const;

/** What PostgreSQL answers for a statement that was cancelled or took too long. */
const CANCELLED = '57014';

const isCancelled = (error: unknown): boolean => (error as { readonly code?: unknown }).code === CANCELLED;

/** How to reach the database, and how many connections to it are held. */
export interface DatabaseSettings {
  readonly url: string;
  readonly connections: number;
}

/** What runs transactions: a database, or what it held at one moment. */
export type Transacting = Pick<Database, 'read' | 'readUntil' | 'write'>;

/** The database, as transactions of it. */
export class Database {
  /** Listens for what other processes say, and speaks to them. */
  readonly line: NotifyLine;
  readonly #pool: pg.Pool;
  readonly #endLooking: () => void;
  #isAway = false;
  #isLooking = false;

  constructor(private readonly settings: DatabaseSettings) {
    this.line = new NotifyLine(settings.url);
    this.#pool = new pg.Pool({
      connectionString: settings.url,
      max: settings.connections,
      types: { getTypeParser },
      ...CONNECTION,
      idle_in_transaction_session_timeout: LONGEST_WRITE,
    });
    // One that breaks while it is used fails the statement, which its caller hears of.
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
    // A connection that breaks while nobody uses it is replaced by the next that is asked for.
    this.#pool.on('error', (error) => process.emitWarning(`A connection to PostgreSQL broke: ${error.message}`));
    this.#endLooking = every(LOOK_EVERY, 'The database could not be looked at', () => this.#look());
  }

  /** Whether the database answered when it was last asked. */
  get isAvailable(): boolean {
    return !this.#isAway;
  }

  /**
   * Everything in it or nothing. READ COMMITTED: what is read behind a lock is what the holder before left, which a snapshot from before
   * the lock is not.
   */
  write<T>(work: (session: Session) => Promise<T>): Promise<T> {
    return this.#within(`BEGIN; SET LOCAL statement_timeout = ${LONGEST_WRITE}`, ({ session }) => work(session));
  }

  /** Everything read in it is of one moment. */
  read<T>(work: (session: Session) => Promise<T>): Promise<T> {
    return this.#within(
      `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = ${LONGEST_READ}`,
      ({ session }) => work(session),
    );
  }

  /** Reads as long as the caller waits. Throws `QUERY_TOO_COSTLY`. */
  async readUntil<T>({ milliseconds, signal }: QueryDeadline, work: (session: Session) => Promise<T>): Promise<T> {
    if (signal?.aborted === true) throw new ProblemError('QUERY_TOO_COSTLY');
    const limit = AbortSignal.timeout(Math.ceil(milliseconds));
    const ended = signal === undefined ? limit : AbortSignal.any([limit, signal]);
    try {
      return await this.#within(
        `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = ${Math.max(1, Math.ceil(milliseconds))}`,
        async ({ session, client }) => {
          const { rows } = await client.query<{ process: number }>('SELECT pg_backend_pid() AS process');
          let cancelled: Promise<void> | undefined;
          const cancel = () => void (cancelled = this.#cancel(rows[0]?.process ?? 0));
          if (ended.aborted) throw new ProblemError('QUERY_TOO_COSTLY');
          ended.addEventListener('abort', cancel, { once: true });
          try {
            const answer = await work(session);
            if (ended.aborted) throw new ProblemError('QUERY_TOO_COSTLY');
            return answer;
          } finally {
            ended.removeEventListener('abort', cancel);
            // The connection serves others next, whose statement a late cancellation would end.
            await cancelled;
          }
        },
      );
    } catch (error) {
      throw isCancelled(error) ? new ProblemError('QUERY_TOO_COSTLY') : error;
    }
  }

  /** A connection of its own, outside the pool. */
  async connection(): Promise<pg.Client> {
    const { url: connectionString } = this.settings;
    const client = new pg.Client({ connectionString, types: { getTypeParser }, ...CONNECTION });
    await client.connect();
    return client;
  }

  /** What the database holds at this moment, only to be read, and to be closed: one transaction on a connection of its own. */
  async snapshot(): Promise<Transacting & { close(): Promise<void> }> {
    const client = await this.connection().catch((error: unknown) => Promise.reject(this.#outage(error)));
    client.on('error', () => undefined);
    await client.query(
      // The moment is that of the first read.
      `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = ${LONGEST_READ}; SELECT 1`,
    );
    const session = new Session(client);
    const read = <T>(work: (session: Session) => Promise<T>): Promise<T> =>
      work(session).catch((error: unknown) => Promise.reject(this.#faultOf(error)));
    return {
      read,
      readUntil: (_deadline, work) => read(work),
      write: () => Promise.reject(new Error('A snapshot is only read')),
      close: () => client.end(),
    };
  }

  async close(): Promise<void> {
    this.#endLooking();
    await this.line.close();
    await this.#pool.end();
  }

  /** Notices that the database is away or back though nobody asks it for anything. */
  async #look(): Promise<void> {
    const { totalCount, idleCount, options } = this.#pool;
    // Where all connections are taken, their statements tell.
    const isBusy = !this.#isAway && idleCount === 0 && totalCount >= options.max;
    if (this.#isLooking || isBusy) return;
    this.#isLooking = true;
    await this.read(async (session) => session.get('SELECT 1 AS one', {}))
      .catch(() => undefined)
      .finally(() => (this.#isLooking = false));
  }

  /** Notes what a failure says of the database, and makes of an outage what a caller can be told. */
  #faultOf(error: unknown): unknown {
    return isOutage(error) ? this.#outage(error) : error;
  }

  /** Whatever keeps us from a connection, the database is away for whoever asked. */
  #outage(error: unknown): ProblemError {
    this.#isAway = true;
    return outageProblem(error);
  }

  /** Ends what a connection does, over another one: all of the pool may be taken. */
  async #cancel(process: number): Promise<void> {
    const client = await this.connection().catch(() => undefined);
    await client?.query('SELECT pg_cancel_backend($1)', [process]).catch(() => undefined);
    await client?.end();
  }

  async #within<T>(
    begin: string,
    work: (connection: { readonly session: Session; readonly client: pg.PoolClient }) => Promise<T>,
  ): Promise<T> {
    const client = await this.#pool.connect().catch((error: unknown) => Promise.reject(this.#outage(error)));
    let broken: Error | undefined;
    try {
      await client.query(begin);
      const result = await work({ session: new Session(client), client });
      await client.query('COMMIT');
      this.#isAway = false;
      return result;
    } catch (error) {
      // The first error is the one to tell; a connection that cannot roll back is not used again.
      await client.query('ROLLBACK').catch((failed: Error) => (broken = failed));
      throw this.#faultOf(error);
    } finally {
      client.release(broken);
    }
  }
}
