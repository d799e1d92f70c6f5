import { type Delta, type Edit, type StoredNode, type StoredRelationship } from '../../../domain/changes/edit.js';
import { type Graph, scopeOf } from './rows.js';

type Stored = StoredNode | StoredRelationship;

const kindOf = (element: Stored): Edit['of'] => ('labels' in element ? 'node' : 'relationship');

/** A node and a relationship may have the same id. */
const keyOf = (of: Edit['of'], id: string) => (of === 'relationship' ? 'r:' : 'n:') + id;

const OF_VERSION = 'e.project = :project AND e.element = :element AND e.version = :version';

/** Keeps what an element's fields were before this version of it. */
export function recordRevision(graph: Graph, element: Stored, version: number, before: Delta): void {
  const key = { project: graph.row.project, element: keyOf(kindOf(element), element.id), version };
  const row = { ...key, before: JSON.stringify(before) };
  graph.file.bytes.added([row.before]);
  const scoped = { ...scopeOf(graph), ...row };
  const added = graph.file.db.run(
    `INSERT OR IGNORE INTO revision (owner, project, element, version, before)
     VALUES (:owner, :project, :element, :version, :before)`,
    scoped,
  );
  if (added > 0) return;
  graph.file.bytes.removed('revision', OF_VERSION, key);
  graph.file.db.run(`UPDATE revision AS e SET before = :before WHERE e.owner = :owner AND ${OF_VERSION}`, scoped);
}

/** The last version that an element of this id ever went on to; 0 when it never changed. */
export function lastRevision(graph: Graph, of: Edit['of'], id: string): number {
  const row = graph.file.db.get<{ last: number | null }>(
    'SELECT max(version) AS last FROM revision WHERE owner = :owner AND project = :project AND element = :element',
    { ...scopeOf(graph), element: keyOf(of, id) },
  );
  return row?.last ?? 0;
}

/** The version that an element gets when it comes back: greater than any that it ever had. */
export const nextVersion = (graph: Graph, element: Stored): number =>
  Math.max(lastRevision(graph, kindOf(element), element.id), element.version) + 1;

/** What the fields were before each version after `version` up to `present`, the newest first. */
export const revisionsBetween = (graph: Graph, of: Edit['of'], id: string, version: number, present: number): Delta[] =>
  graph.file.db
    .all<{ before: string }>(
      `SELECT before FROM revision WHERE owner = :owner AND project = :project AND element = :element
         AND version > :version AND version <= :present ORDER BY version DESC`,
      { ...scopeOf(graph), element: keyOf(of, id), version, present },
    )
    .map(({ before }) => JSON.parse(before) as Delta);
