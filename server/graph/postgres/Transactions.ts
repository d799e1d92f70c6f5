import { type OwnerId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type Followers } from '../changing/Followers.js';
import { type GraphChanged } from '../../contract/live.js';
import { type QueryDeadline } from '../../platform/storage/untilDeadline.js';
import { type GraphScope } from '../ports/scope.js';
import { limitBytes } from './bytes.js';
import { closeGraph } from './closing.js';
import { type Transacting } from '../../platform/storage/postgres/Database.js';
import { type Session } from '../../platform/storage/postgres/Session.js';
import { type PostgresParameters } from '../../platform/storage/postgres/statement.js';
import { type Announcements } from './following/Announcements.js';
import { warn } from '../../platform/faults/guarded.js';
import { cleanImports, ownersToClean } from './imports/cleaning.js';
import { type GraphLimits } from './limits.js';
import { OrderStoring } from './lists/OrderStoring.js';
import { refuseSealed } from '../storedRows.js';
import { graphRow } from './graphs.js';
import { type Graph, type StoredOrder } from './rows.js';
import { heldGraph, refuseElements, standingSql } from './standing.js';

/** A change whose statements were sent, and need not be answered yet. */
export interface SentChange<T> {
  readonly answer: T | Promise<T>;
  /** The message to followers of the graph, or undefined if nothing has changed. */
  readonly changed: GraphChanged | Promise<GraphChanged> | undefined;
  /** Everything else that was sent. */
  readonly written?: Promise<unknown>;
}

/** What came of a work: new elements of the project, or of an import that is not published yet, and something to tell. */
interface Closing {
  readonly created?: number;
  readonly imported?: number;
  readonly isTold?: boolean;
}

/**
 * Until it is noted that all see the rows of a page, an index that has all that is asked for is not enough: each row is read for that. And new
 * words are in no order until they are many, so that every search goes through them.
 */
const TENDING = [
  'VACUUM (INDEX_CLEANUP OFF, TRUNCATE OFF, SKIP_LOCKED) node, node_label, relationship',
  "SELECT gin_clean_pending_list('node_words'), gin_clean_pending_list('node_props'), gin_clean_pending_list('relationship_words')",
];

/** Reads and changes of projects, each as one transaction. */
export class Transactions {
  readonly #cleaning = new Map<OwnerId, Promise<void>>();
  readonly #orders: OrderStoring;
  readonly #standing: string;
  #tending: Promise<void> = Promise.resolve();
  #cleaningLeft: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Transacting,
    private readonly limits: GraphLimits,
    private readonly followers: Followers,
    private readonly announcements: Pick<Announcements, 'of'>,
  ) {
    this.#standing = standingSql(limits);
    this.#orders = new OrderStoring(database, {
      found: (session, scope) => this.#graph(session, scope),
      held: (session, scope) => heldGraph(session, scope, this.#standing),
    });
  }

  /** Reads from one project, all of one moment, as long as the caller waits. */
  async read<T>(scope: GraphScope, work: (graph: Graph) => Promise<T>, deadline?: QueryDeadline): Promise<T> {
    let unsorted: StoredOrder | undefined;
    const read = async (session: Session) => {
      const graph = await this.#graph(session, scope);
      const answer = await work(graph);
      ({ unsorted } = graph);
      return answer;
    };
    const answer = await (deadline === undefined ? this.database.read(read) : this.database.readUntil(deadline, read));
    // Whoever lists a large project in an order may do so again.
    if (unsorted !== undefined) this.#orders.want(scope, unsorted);
    return answer;
  }

  /** The row of one statement over one project, which it finds by `ownerId` and `projectId`. Throws `PROJECT_NOT_FOUND`. */
  async ask<Row>({ ownerId, projectId }: GraphScope, sql: string, parameters: PostgresParameters): Promise<Row> {
    const [row] =
      projectId === undefined ? [] : await this.database.ask<Row>(sql, { ownerId, projectId, ...parameters });
    if (row === undefined) throw new ProblemError('PROJECT_NOT_FOUND');
    return row;
  }

  /**
   * Works on one project that nobody else changes meanwhile. Throws `PROJECT_ARCHIVED`.
   * @param isClearing whether it only takes away what nobody sees, which an archived project allows too
   * @param imported how many elements it adds to an import
   */
  write<T>(
    scope: GraphScope,
    work: (graph: Graph) => Promise<T>,
    { isClearing = false, imported = 0 }: { readonly isClearing?: boolean; readonly imported?: number } = {},
  ): Promise<T> {
    return this.#held(
      scope,
      async (graph) => {
        if (!isClearing) refuseSealed(graph.row);
        const answer = await work(graph);
        await this.#commit(graph, { imported });
        return answer;
      },
      isClearing,
    );
  }

  /** Changes a project within what a person may keep, and tells those who follow it. @param created how many elements came of it */
  async change<T>(
    scope: GraphScope,
    work: (graph: Graph) => Promise<SentChange<T>>,
    created: () => number = () => 0,
  ): Promise<T> {
    const { answer, changed } = await this.#held(scope, async (graph) => {
      refuseSealed(graph.row);
      const sent = await work(graph);
      const answered = Promise.all([sent.answer, sent.changed, sent.written]);
      answered.catch(() => undefined);
      // What is known already is committed without waiting for the answers to what was sent.
      if ((graph.uncounted ?? 0) > 0) await answered;
      const committed = this.#commit(graph, { created: created(), isTold: sent.changed !== undefined });
      const [[answer, changed]] = await Promise.all([answered, committed]);
      return { answer, changed };
    });
    if (changed !== undefined) await this.followers.own(scope.ownerId, changed);
    return answer;
  }

  /** Lets PostgreSQL note where an import brought many rows, as it would within some minutes. Nobody waits for that. */
  tend(): void {
    this.#tending = this.#tending
      .then(async () => {
        for (const statement of TENDING) await this.database.ask(statement, {});
      })
      .catch((error: unknown) => warn('The tables of graphs could not be looked after', error));
  }

  /** Removes what processes that ended left of given-up imports, of one person after the other. Nobody waits for that. */
  cleanLeft(): void {
    const clean = async () => {
      for (const ownerId of await ownersToClean(this.database)) await this.#clean(ownerId);
    };
    this.#cleaningLeft = clean().catch((error: unknown) => warn('Given-up imports could not be looked for', error));
  }

  /** Resolves once nothing is being cleaned, sorted or looked after. */
  async settle(): Promise<void> {
    await this.#cleaningLeft;
    await Promise.all([...this.#cleaning.values(), this.#orders.settle(), this.#tending]);
  }

  /** Rows of given-up imports wait for being removed: nobody sees them, and nobody waits for it. */
  #clean(ownerId: OwnerId): Promise<void> {
    const before = this.#cleaning.get(ownerId) ?? Promise.resolve();
    const cleaned = before
      .then(() => cleanImports(this.database, ownerId))
      .catch((error: unknown) => warn('Given-up imports could not be removed', error));
    this.#cleaning.set(ownerId, cleaned);
    void cleaned.then(() => {
      if (this.#cleaning.get(ownerId) === cleaned) this.#cleaning.delete(ownerId);
    });
    return cleaned;
  }

  async #graph(session: Session, scope: GraphScope): Promise<Graph> {
    return { session, ownerId: scope.ownerId, row: await graphRow(session, scope) };
  }

  /** Works on the row of a project that nobody else has meanwhile. */
  async #held<T>(scope: GraphScope, work: (graph: Graph) => Promise<T>, isClearing = false): Promise<T> {
    const beside = isClearing ? 0 : await this.limits.bytesBeside?.readBefore(scope.ownerId);
    const { answer, hasPendingCleanup } = await this.database.write(async (session) => {
      const graph = await heldGraph(session, scope, this.#standing, beside);
      return { answer: await work(graph), hasPendingCleanup: graph.hasPendingCleanup };
    });
    if (hasPendingCleanup === true) void this.#clean(scope.ownerId);
    return answer;
  }

  /** Commits a work that keeps the limits. Throws `QUOTA_ELEMENTS`, `QUOTA_BYTES`. */
  async #commit(graph: Graph, { created = 0, imported = 0, isTold = false }: Closing): Promise<void> {
    await refuseElements(graph, this.limits, { created, imported });
    limitBytes(graph, this.limits);
    await Promise.all([
      closeGraph(graph, isTold ? this.announcements.of(graph.ownerId) : undefined),
      graph.session.commit(),
    ]);
  }
}
