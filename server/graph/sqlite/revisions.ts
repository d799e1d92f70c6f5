import { type Content, difference, withDelta } from '../delta.js';
import { type Delta } from '../edit.js';
import { type Graph, scopeOf } from './rows.js';

type Versioned = Content & { readonly id: string; readonly version: number };

/** A node and a relationship may have the same id. */
const keyOf = (element: Pick<Versioned, 'id' | 'labels'>) => (element.labels === undefined ? 'r:' : 'n:') + element.id;

/** Keeps what an element's fields were before this version of it. */
export function recordRevision(graph: Graph, element: Versioned, version: number, before: Delta): void {
  graph.file.db.run(
    `INSERT OR REPLACE INTO revision (owner, project, element, version, before)
     VALUES (:owner, :project, :element, :version, :before)`,
    { ...scopeOf(graph), element: keyOf(element), version, before: JSON.stringify(before) },
  );
}

/** The last version that an element of this id ever went on to; 0 when it never changed. */
export function lastRevision(graph: Graph, element: Pick<Versioned, 'id' | 'labels'>): number {
  const row = graph.file.db.get<{ last: number | null }>(
    'SELECT max(version) AS last FROM revision WHERE owner = :owner AND project = :project AND element = :element',
    { ...scopeOf(graph), element: keyOf(element) },
  );
  return row?.last ?? 0;
}

/** The version that an element gets when it comes back: greater than any that it ever had. */
export const nextVersion = (graph: Graph, element: Versioned): number =>
  Math.max(lastRevision(graph, element), element.version) + 1;

/** The element as it was in an older version; undefined when its history does not reach so far back. */
function asOfVersion<T extends Versioned>(graph: Graph, present: T, version: number): T | undefined {
  if (version === present.version) return present;
  const later = graph.file.db.all<{ before: string }>(
    `SELECT before FROM revision WHERE owner = :owner AND project = :project AND element = :element
       AND version > :version AND version <= :present ORDER BY version DESC`,
    { ...scopeOf(graph), element: keyOf(present), version, present: present.version },
  );
  if (version > present.version || later.length !== present.version - version) return undefined;
  const then = later.reduce<T>((element, { before }) => withDelta(element, JSON.parse(before) as Delta), present);
  return { ...then, version };
}

/**
 * What an update of this version was made against: the element as it was then, with what the running change already did to
 * it. `before` is undefined when this very change makes the element.
 */
export function baseOf<T extends Versioned>(
  graph: Graph,
  before: T | undefined,
  present: T,
  version: number | undefined,
): T | undefined {
  if (before === undefined || version === undefined) return present;
  const base = asOfVersion(graph, before, version);
  return base === undefined ? undefined : withDelta(base, difference(before, present)?.to ?? {});
}

/** A stored element as a client knows it: without the engine's own numbers. */
export function withoutRowNumbers<T extends Versioned & { seq: number; batch: number }>(element: T): object {
  const { seq: _seq, batch: _batch, ...known } = element;
  return known;
}
