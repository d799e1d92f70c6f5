import { warn } from '../../../platform/faults/guarded.js';
import { FairQueue } from '../../../platform/limits/FairQueue.js';
import { type Transacting } from '../../../platform/storage/postgres/Database.js';
import { type Session } from '../../../platform/storage/postgres/Session.js';
import { type GraphScope } from '../../ports/scope.js';
import { type Graph, type StoredOrder } from '../rows.js';
import { orderName } from './sortKeys.js';
import { hasKeys, storeSlice } from './storedOrders.js';

/** Projects in which a process stores orders at once: each takes a connection from those who wait for an answer. */
const TURNS = { atOnce: 2, each: 1, waiting: 1 };
/** Orders that one loop stores. Lists in the others are sorted as they are read, and want them again. */
const MOST = 8;

/** How a loop finds its project. */
interface ProjectReads {
  readonly found: (session: Session, scope: GraphScope) => Promise<Graph>;
  /** For this transaction alone. */
  readonly held: (session: Session, scope: GraphScope) => Promise<Graph>;
}

/** Stores the orders in which large projects were listed, in one loop for each project, a slice at a time, between which changes pass. */
export class OrderStoring {
  readonly #turns = new FairQueue(TURNS);
  /** The orders of each loop that takes more, by project. Each is stored once, even if another one has taken its place since. */
  readonly #wanted = new Map<string, Map<string, StoredOrder>>();
  readonly #running = new Set<Promise<void>>();

  constructor(
    private readonly database: Pick<Transacting, 'read' | 'write' | 'ask'>,
    private readonly reads: ProjectReads,
  ) {}

  /** Has an order stored, unless the loop of its project has enough to do. Nobody waits for it. */
  want(scope: GraphScope, order: StoredOrder): void {
    const project = JSON.stringify([scope.ownerId, scope.projectId]);
    const wanted = this.#wanted.get(project);
    if (wanted === undefined) return this.#begin(scope, project, order);
    const name = orderName(order);
    if (wanted.size < MOST && !wanted.has(name)) wanted.set(name, order);
  }

  /** Resolves once nothing is being stored. */
  async settle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  #begin(scope: GraphScope, project: string, first: StoredOrder): void {
    const wanted = new Map([[orderName(first), first]]);
    this.#wanted.set(project, wanted);
    const ended = this.#turns
      .runAdmitted(project, () => this.#storeAll(scope, project, wanted))
      .catch((error: unknown) => warn('The order of a list could not be stored', error))
      .finally(() => this.#running.delete(ended));
    this.#running.add(ended);
  }

  async #storeAll(scope: GraphScope, project: string, wanted: ReadonlyMap<string, StoredOrder>): Promise<void> {
    let hasStored = false;
    try {
      // Takes in what is wanted meanwhile.
      for (const order of wanted.values()) if (await this.#store(scope, order)) hasStored = true;
    } finally {
      this.#wanted.delete(project);
    }
    // Until it is noted that all may see these rows the index that has their order does not suffice, and is not used for a far page.
    if (hasStored)
      await this.database.ask('VACUUM (ANALYZE, INDEX_CLEANUP OFF, TRUNCATE OFF, SKIP_LOCKED) sort_key', {});
  }

  /** Stores one order, after what was begun in the project before. @returns whether any key was stored or removed */
  async #store(scope: GraphScope, order: StoredOrder): Promise<boolean> {
    const { found, held } = this.reads;
    if (!(await this.database.read(async (session) => hasKeys(await found(session, scope), order)))) return false;
    const slice = (next?: StoredOrder) =>
      this.database.write(async (session) => storeSlice(await held(session, scope), next));
    let step = await slice(order);
    if (step === undefined) return false;
    while (step === 'continued') step = await slice(order);
    // What was begun here is not begun again, even if other processes have put others in its place.
    while (step !== undefined) step = await slice();
    return true;
  }
}
