import { type Delta, type Edit } from '../../../../domain/changes/edit.js';
import { type ElementKey, type VersionSpan } from '../../changing/gathering/GatheredProject.js';
import { putRows } from '../bytes.js';
import { type Graph, scopeOf, sent } from '../rows.js';

/** A node and a relationship may have the same id. */
const keyOf = ({ of, id }: ElementKey) => (of === 'relationship' ? 'r:' : 'n:') + id;

/** What the fields of an element were before a version of it. */
export interface Revision {
  readonly of: Edit['of'];
  readonly id: string;
  readonly version: number;
  readonly before: Delta;
}

export async function recordRevisions(graph: Graph, revisions: readonly Revision[]): Promise<void> {
  if (revisions.length === 0) return;
  const rows = revisions.map((one) => ({
    element: keyOf(one),
    version: one.version,
    before: JSON.stringify(one.before),
  }));
  const columns = { keys: { element: 'text', version: 'int' }, others: { before: 'text' } };
  await putRows(graph, 'revision', columns, rows);
}

/** The last version that each element ever went on to; 0 when it never changed. */
export async function lastRevisions(graph: Graph, elements: readonly ElementKey[]): Promise<number[]> {
  const keys = elements.map(keyOf);
  const rows = await graph.session.all<{ element: string; last: number }>(
    `SELECT element, max(version) AS last FROM revision
     WHERE owner = :owner AND project = :project AND element = ANY (:keys::text[]) GROUP BY element`,
    { ...scopeOf(graph), keys },
  );
  const last = new Map(rows.map(({ element, last: version }) => [element, version]));
  return keys.map((key) => last.get(key) ?? 0);
}

/** What the fields were before each version of each span, the newest first. */
export async function revisionsIn(graph: Graph, spans: readonly VersionSpan[]): Promise<Delta[][]> {
  const wanted = spans.map((span, place) => ({ place, element: keyOf(span), after: span.version, last: span.present }));
  const rows = await graph.session.all<{ place: number; before: string }>(
    `SELECT w.place, v.before FROM ${sent('place int, element text, after int, last int')} JOIN revision v
       ON v.owner = :owner AND v.project = :project AND v.element = w.element AND v.version > w.after AND v.version <= w.last
     ORDER BY w.place, v.version DESC`,
    { ...scopeOf(graph), rows: JSON.stringify(wanted) },
  );
  return spans.map((_, place) =>
    rows.filter((row) => row.place === place).map(({ before }) => JSON.parse(before) as Delta),
  );
}
