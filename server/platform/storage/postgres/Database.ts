import pg from 'pg';

import { ProblemError } from '../../../contract/ProblemError.js';
import { reported } from '../../faults/guarded.js';
import { every } from '../../faults/timers.js';
import { NotifyLine } from './NotifyLine.js';
import { type QueryDeadline } from '../untilDeadline.js';
import { Availability, isOutage, outageProblem } from './outage.js';
import { Session } from './Session.js';
import { type PostgresParameters } from './statement.js';
import { TurnSocket } from './TurnSocket.js';

/** `bigint` and `numeric`, which the driver gives as texts. Ours are counts and numbers of elements, all of which a number holds. */
const NUMBERS: ReadonlySet<number> = new Set([20, 1700]);

const getTypeParser = ((oid: number, format?: 'text') =>
  NUMBERS.has(oid) ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser;

/** Milliseconds of one statement: a change that takes longer holds its project for everybody. */
const LONGEST_STATEMENT = 60_000;
/** Milliseconds that a caller waits for a connection: with none by then the database is away, or has more to do than it can. */
const LONGEST_WAIT = 15_000;
/** Milliseconds between two looks at whether the database answers. */
const LOOK_EVERY = 2_000;

const CONNECTION = {
  // Where much of a table is wanted, it is of one person, whose rows an index has, and never of all.
  options: '-c enable_seqscan=off -c jit=off',
  // Statements are sent without waiting for the answers to those before them.
  pipeline: true,
  stream: () => new TurnSocket(),
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
export type Transacting = Pick<Database, 'read' | 'ask' | 'readUntil' | 'write'>;

/** What a database held at one moment, to be closed. */
export type Held = Transacting & { close(): Promise<void> };

const BEGIN_READING = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

interface TransactionKind {
  readonly begin: string;
  readonly isWriting?: boolean;
}

/** The database, as transactions of it. */
export class Database {
  /** Listens for what other processes say, and speaks to them. */
  readonly line: NotifyLine;
  readonly availability: Availability;
  readonly #pool: pg.Pool;
  readonly #endLooking: () => void;
  #isLooking = false;

  constructor(private readonly settings: DatabaseSettings) {
    this.line = new NotifyLine(settings.url);
    this.availability = new Availability(settings.url);
    this.#pool = new pg.Pool({
      connectionString: settings.url,
      max: settings.connections,
      types: { getTypeParser },
      ...CONNECTION,
      statement_timeout: LONGEST_STATEMENT,
      idle_in_transaction_session_timeout: LONGEST_STATEMENT,
    });
    // One that breaks while it is used fails the statement, which its caller hears of.
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
    // A connection that breaks while nobody uses it is replaced by the next that is asked for.
    this.#pool.on('error', () => undefined);
    this.#endLooking = every(LOOK_EVERY, 'The database could not be looked at', () => this.#look());
  }

  /**
   * Everything in it or nothing. READ COMMITTED: what is read behind a lock is what the holder before left, which a snapshot from before
   * the lock is not.
   */
  write<T>(work: (session: Session) => Promise<T>): Promise<T> {
    return this.#within({ begin: 'BEGIN', isWriting: true }, work);
  }

  /** Everything read in it is of one moment. */
  read<T>(work: (session: Session) => Promise<T>): Promise<T> {
    return this.#within({ begin: BEGIN_READING }, work);
  }

  /** The rows of one statement, which by itself reads at one moment. */
  async ask<Row>(sql: string, parameters: PostgresParameters): Promise<Row[]> {
    const client = await this.#connect();
    try {
      const rows = await new Session(client).all<Row>(sql, parameters);
      this.availability.answered();
      return rows;
    } catch (error) {
      throw this.#faultOf(error);
    } finally {
      // A broken connection is not used again: the pool sees that it cannot be.
      client.release();
    }
  }

  /** Reads as long as the caller waits. Throws `QUERY_TOO_COSTLY`. */
  async readUntil<T>({ milliseconds, signal }: QueryDeadline, work: (session: Session) => Promise<T>): Promise<T> {
    if (signal?.aborted === true) throw new ProblemError('QUERY_TOO_COSTLY');
    const limit = AbortSignal.timeout(Math.ceil(milliseconds));
    const ended = signal === undefined ? limit : AbortSignal.any([limit, signal]);
    try {
      const begin = `${BEGIN_READING}; SET LOCAL statement_timeout = ${Math.max(1, Math.ceil(milliseconds))}`;
      return await this.#within({ begin }, async (session) => {
        const backend = session
          .get<{ process: number }>('SELECT pg_backend_pid() AS process', {})
          .catch(() => undefined);
        let cancelled: Promise<void> | undefined;
        const cancel = () => void (cancelled = backend.then((row) => this.#cancel(row?.process ?? 0)));
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
      });
    } catch (error) {
      throw isCancelled(error) ? new ProblemError('QUERY_TOO_COSTLY') : error;
    }
  }

  /** A connection of its own, outside the pool. */
  async connection(): Promise<pg.Client> {
    const { url: connectionString } = this.settings;
    const client = new pg.Client({ connectionString, types: { getTypeParser }, ...CONNECTION });
    // One that breaks fails the statement, which its caller hears of.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  /** What the database holds at this moment, only to be read, and to be closed: one transaction on a connection of its own. */
  async snapshot(): Promise<Held> {
    const client = await this.connection().catch((error: unknown) => Promise.reject(this.#outage(error)));
    await client.query(
      // The moment is that of the first read.
      `${BEGIN_READING}; SET LOCAL statement_timeout = ${LONGEST_STATEMENT}; SELECT 1`,
    );
    const session = new Session(client);
    const read = <T>(work: (session: Session) => Promise<T>): Promise<T> =>
      work(session).catch((error: unknown) => Promise.reject(this.#faultOf(error)));
    return {
      read,
      ask: (sql, parameters) => read((asked) => asked.all(sql, parameters)),
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
    const { isAvailable } = this.availability;
    const isBusy = isAvailable && idleCount === 0 && totalCount >= options.max;
    if (this.#isLooking || isBusy) return;
    this.#isLooking = true;
    try {
      await this.read(async (session) => session.get('SELECT 1 AS one', {})).catch(() => undefined);
      if (!isAvailable && !this.availability.isAvailable) await this.#confirmOutage();
    } finally {
      this.#isLooking = false;
    }
  }

  /** Tells of an outage where not even a connection beside the pool can be made: all of that may be taken. */
  async #confirmOutage(): Promise<void> {
    const client = await this.connection().catch(() => undefined);
    if (client === undefined) this.availability.confirmFailure();
    await client?.end();
  }

  /** Notes what a failure says of the database, and makes of an outage what a caller can be told. */
  #faultOf(error: unknown): unknown {
    return isOutage(error) ? this.#outage(error) : error;
  }

  /** Whatever prevents a connection, to the caller the database is away. */
  #outage(error: unknown): ProblemError {
    this.availability.failed(error);
    return reported(outageProblem(error));
  }

  /** Ends what a connection does, over another one: all of the pool may be taken. */
  async #cancel(process: number): Promise<void> {
    const client = await this.connection().catch(() => undefined);
    await client?.query('SELECT pg_cancel_backend($1)', [process]).catch(() => undefined);
    await client?.end();
  }

  #connect(): Promise<pg.PoolClient> {
    return this.#pool.connect().catch((error: unknown) => Promise.reject(this.#outage(error)));
  }

  /** Works in a transaction. The answer to what only reads does not wait for its end. */
  async #within<T>({ begin, isWriting = false }: TransactionKind, work: (session: Session) => Promise<T>): Promise<T> {
    const client = await this.#connect();
    const begun = client.query(begin);
    const session = new Session(client, begun);
    let isOver = false;
    try {
      const [result] = await Promise.all([work(session), begun]);
      if (isWriting) {
        await session.commit();
        isOver = true;
      }
      this.availability.answered();
      return result;
    } catch (error) {
      // The first error is the one to tell.
      throw this.#faultOf(error);
    } finally {
      session.close();
      if (isOver) client.release();
      // A connection that cannot roll back is not used again.
      else
        void client.query('ROLLBACK').then(
          () => client.release(),
          (broken: Error) => client.release(broken),
        );
    }
  }
}
