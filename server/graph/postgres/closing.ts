import { compareTexts } from '../../../domain/query/evaluate/Plain.js';
import { type Change } from '../../contract/edits.js';
import { GRAPH_NUMBERS, graphNumbers } from '../storedRows.js';
import { prepared } from '../../platform/storage/postgres/statement.js';
import { CHANNEL } from './following/Announcements.js';
import { type Counted, type Graph, scopeOf } from './rows.js';
import { MAKING_NODES } from './writing/elementRows.js';

/** An entry of the change log as it is stored. */
export interface ChangeRow {
  readonly number: number;
  readonly id: string;
  readonly at: string;
  readonly source: Change['source'];
  readonly reference: string | null;
  readonly counts: string;
  readonly edits: string;
  readonly summary: string;
  readonly batch: number;
  readonly undone: boolean;
}

export const CHANGE_COLUMNS = 'number, id, at, source, reference, counts, edits, summary, batch, undone';

type Kind = Counted['kind'];

/** What a transaction leaves to be written right before its commit: what nobody reads until then. */
export class Closing {
  /** Its entry in the log. */
  change?: ChangeRow;
  #making: string | undefined;
  readonly #added: Readonly<Record<Kind, Map<string, number>>> = { label: new Map(), type: new Map() };

  constructor(private readonly row: Graph['row']) {}

  /** Nodes that are all it makes, as `MAKING_NODES` takes them. */
  get making(): string | undefined {
    return this.#making;
  }

  /** Leaves nodes to be written, once: nothing would write those that were left before. */
  make(nodes: string): void {
    if (this.#making !== undefined) throw new Error('A transaction leaves its new nodes to be written once');
    this.#making = nodes;
  }

  nodes(by: number): void {
    this.row.nodes_total += by;
  }

  relationships(by: number): void {
    this.row.relationships_total += by;
  }

  add(kind: Kind, name: string, by: number): void {
    this.#added[kind].set(name, (this.#added[kind].get(name) ?? 0) + by);
  }

  /** What is added to the counters of labels or types. */
  added(kind: Kind): { readonly name: string; readonly by: number }[] {
    return [...this.#added[kind]].filter(([, by]) => by !== 0).map(([name, by]) => ({ name, by }));
  }
}

const closings = new WeakMap<Graph, Closing>();

/** What the transaction of a graph leaves to be written. */
export function closingOf(graph: Graph): Closing {
  const closing = closings.get(graph) ?? new Closing(graph.row);
  closings.set(graph, closing);
  return closing;
}

/** How much there is of each label or type once the transaction is committed, the most first. @param before what the database has */
export function countedAfter(graph: Graph, kind: Kind, before: readonly Counted[]): { name: string; total: number }[] {
  const totals = new Map(before.filter((one) => one.kind === kind).map(({ name, total }) => [name, total]));
  for (const { name, by } of closings.get(graph)?.added(kind) ?? []) totals.set(name, (totals.get(name) ?? 0) + by);
  return [...totals]
    .filter(([, total]) => total !== 0)
    .map(([name, total]) => ({ name, total }))
    .toSorted((one, other) => other.total - one.total || compareTexts(one.name, other.name));
}

const addSql = (kind: Kind) => `INSERT INTO ${kind}_total AS t (owner, project, name, total)
   SELECT :owner, :project, w.name, w.by FROM json_to_recordset(:${kind}s::json) AS w(name text, by bigint)
   ON CONFLICT (owner, project, name) DO UPDATE SET total = t.total + excluded.total`;
const SAVE = `UPDATE graph SET bytes = bytes + :bytes, ${GRAPH_NUMBERS} WHERE owner = :owner AND project = :project`;
const SAVE_ALONE = prepared(SAVE);
/** Whether there is an entry or something to say stands in a subquery: where PostgreSQL sees it, it plans the statement each time. */
const closingSql = (more: string) =>
  prepared(`WITH ${more}labelled AS (${addSql('label')}), typed AS (${addSql('type')}), saved AS (${SAVE}),
   logged AS (INSERT INTO change (owner, project, ${CHANGE_COLUMNS})
     SELECT :owner, :project, :number::bigint, :id::text, :at::text, :source::text, :reference::text, :counts::text, :edits::text, :summary::text,
       :batch::int, :undone::boolean WHERE (SELECT :number::bigint) IS NOT NULL)
   SELECT pg_notify('${CHANNEL}', :said::text) WHERE (SELECT :said::text) IS NOT NULL`);
const CLOSE = closingSql('');
const CLOSE_MAKING = closingSql(`${MAKING_NODES}, `);
const forgetSql = (kind: Kind) =>
  `DELETE FROM ${kind}_total WHERE owner = :owner AND project = :project AND name = ANY (:names::text[]) AND total = 0`;

const NO_CHANGE: Readonly<Record<keyof ChangeRow, null>> = {
  ...{ number: null, id: null, at: null, source: null, reference: null },
  ...{ counts: null, edits: null, summary: null, batch: null, undone: null },
};

/** Labels or types that nothing wears any more are forgotten. */
async function forget(graph: Graph, kind: Kind, closing: Closing): Promise<void> {
  const names = closing.added(kind).flatMap(({ name, by }) => (by < 0 ? [name] : []));
  if (names.length > 0) await graph.session.run(forgetSql(kind), { ...scopeOf(graph), names });
}

/**
 * Writes what a transaction did to its graph as a whole, before the commit: the numbers and bytes of its row, its counters and its entry in the
 * log, and announces it to other processes. One statement, since each costs as much as its work.
 * @param said the announcement; undefined where nothing is announced
 */
export async function closeGraph(graph: Graph, said: string | undefined): Promise<void> {
  const { session, row, newBytes: bytes = 0 } = graph;
  const saved = { owner: row.owner, bytes, ...graphNumbers(row) };
  const closing = closings.get(graph);
  if (closing === undefined && said === undefined) return void (await session.run(SAVE_ALONE, saved));
  const { change = NO_CHANGE, making } = closing ?? {};
  const written = { ...saved, ...change, said: said ?? null };
  const added = (kind: Kind) => JSON.stringify(closing?.added(kind) ?? []);
  await Promise.all([
    session.run(making === undefined ? CLOSE : CLOSE_MAKING, {
      ...{ ...written, labels: added('label'), types: added('type') },
      ...(making !== undefined && { rows: making }),
    }),
    ...(closing === undefined ? [] : [forget(graph, 'label', closing), forget(graph, 'type', closing)]),
  ]);
}
