import { fieldOf, sameField } from '../../../../domain/changes/delta.js';
import { type StoredNode, type StoredRelationship } from '../../../../domain/changes/edit.js';
import { type Session } from '../../../platform/storage/postgres/Session.js';
import { type Graph, scopeOf, type SortedProperty } from '../rows.js';

/** Elements of a project that are sorted within milliseconds as they are read. */
const FEW = 5_000;
/** Properties of a project whose keys are stored: each costs a row for each element that has it. */
const MOST = 16;

/** As the row of a graph and its keys name it. */
const nameOf = ({ table, property }: SortedProperty): string => `${table} ${property}`;

/** Enough to sort by, as in every engine. */
const KEY_LENGTH = 80;
/** What a text may begin and end with that says nothing of its place; the rest of the blanks were folded to these. */
const BLANKS = String.raw`E' \t\n\r\f\x0b\u1680\u2028\u2029\ufeff'`;

/** SQL: the value of a property of a row `e`, of a list its first member. @param property an expression */
const firstOf = (column: string, property: string): string =>
  `CASE jsonb_typeof(e.${column} -> ${property}) WHEN 'array' THEN e.${column} -> ${property} -> 0 ELSE e.${column} -> ${property} END`;

/** SQL: by what a row `e` is sorted: numbers, then texts without case and diacritics, then no and yes. All are null of what has none. */
export function propertyKeys(property: string): {
  readonly kind: string;
  readonly number: string;
  readonly text: string;
} {
  const [plain, folded] = [firstOf('props', property), firstOf('folded', property)];
  return {
    kind: `array_position(ARRAY['number', 'string', 'boolean'], jsonb_typeof(${plain}))`,
    number: `CASE jsonb_typeof(${plain}) WHEN 'number' THEN (${plain})::float8 WHEN 'boolean' THEN (${plain})::boolean::int END`,
    text: `CASE jsonb_typeof(${plain}) WHEN 'string' THEN left(btrim(${folded} #>> '{}', ${BLANKS}), ${KEY_LENGTH}) END COLLATE "C"`,
  };
}

/** SQL: the keys of rows `e` by properties `p`. @param from the rows and the properties */
export function keysFrom(table: SortedProperty['table'], from: string, condition: string): string {
  const { kind, number, text } = propertyKeys('p.property');
  return `SELECT e.owner, e.project, '${table} ' || p.property AS name, k.kind, coalesce(k.number, 0) AS number, coalesce(k.text, '') AS text, e.seq, e.batch
    FROM ${from} CROSS JOIN LATERAL (SELECT ${kind} AS kind, ${number} AS number, ${text} AS text) k
    WHERE ${condition} AND k.kind IS NOT NULL`;
}

const propertiesOf = ({ row }: Graph, table: SortedProperty['table']): string[] =>
  row.sorted.filter((name) => name.startsWith(`${table} `)).map((name) => name.slice(table.length + 1));

async function insertKeys(
  graph: Graph,
  table: SortedProperty['table'],
  properties: readonly string[],
  seqs?: readonly number[],
) {
  const which = seqs === undefined ? '' : ' AND e.seq = ANY (:seqs::bigint[])';
  const rows = keysFrom(
    table,
    `${table} e CROSS JOIN unnest(:properties::text[]) AS p(property)`,
    `e.owner = :owner AND e.project = :project${which}`,
  );
  await graph.session.run(`INSERT INTO sort_key (owner, project, name, kind, number, text, seq, batch) ${rows}`, {
    ...scopeOf(graph),
    properties,
    ...(seqs === undefined ? {} : { seqs }),
  });
}

/** Stores the keys of new elements, where their project is sorted by properties. */
export async function addSortKeys(
  graph: Graph,
  table: SortedProperty['table'],
  seqs: readonly number[],
): Promise<void> {
  const properties = propertiesOf(graph, table);
  if (properties.length > 0 && seqs.length > 0) await insertKeys(graph, table, properties, seqs);
}

async function deleteKeys(
  graph: Graph,
  table: SortedProperty['table'],
  properties: readonly string[],
  seqs: readonly number[],
): Promise<void> {
  await graph.session.run(
    'DELETE FROM sort_key WHERE owner = :owner AND project = :project AND name = ANY (:names::text[]) AND seq = ANY (:seqs::bigint[])',
    { ...scopeOf(graph), names: properties.map((property) => nameOf({ table, property })), seqs },
  );
}

/** Removes the keys of deleted elements. */
export async function dropSortKeys(
  graph: Graph,
  table: SortedProperty['table'],
  seqs: readonly number[],
): Promise<void> {
  const properties = propertiesOf(graph, table);
  if (properties.length > 0 && seqs.length > 0) await deleteKeys(graph, table, properties, seqs);
}

interface ChangedElement {
  readonly before: StoredNode | StoredRelationship;
  readonly after: StoredNode | StoredRelationship;
}

/** Replaces the keys of changed elements, by the properties whose values changed. */
export async function updateSortKeys(
  graph: Graph,
  table: SortedProperty['table'],
  changed: readonly ChangedElement[],
): Promise<void> {
  const differs = (property: string) => (one: ChangedElement) =>
    !sameField(fieldOf(one.before, property), fieldOf(one.after, property));
  const properties = propertiesOf(graph, table).filter((property) => changed.some(differs(property)));
  const elements = changed.filter((one) => properties.some((property) => differs(property)(one)));
  if (elements.length === 0) return;
  const seqs = elements.map(({ after }) => after.seq);
  await Promise.all([deleteKeys(graph, table, properties, seqs), insertKeys(graph, table, properties, seqs)]);
}

/** The name of the keys of a property; undefined where there are none. Of a large project they are stored after the read. */
export function keyNameOf(graph: Graph, by: SortedProperty): string | undefined {
  const { row } = graph;
  if (row.sorted.includes(nameOf(by))) return nameOf(by);
  const elements = by.table === 'node' ? row.nodes_total : row.relationships_total;
  if (elements > FEW) graph.unsorted = by;
  return undefined;
}

/** Stores the keys of a property of a project that is held, in the place of the first where there are many. */
export async function storeKeys(graph: Graph, by: SortedProperty): Promise<void> {
  const { session, row } = graph;
  const name = nameOf(by);
  if (row.sorted.includes(name)) return;
  const kept = row.sorted.slice(-(MOST - 1));
  const gone = row.sorted.slice(0, -(MOST - 1));
  if (gone.length > 0)
    await session.run(
      'DELETE FROM sort_key WHERE owner = :owner AND project = :project AND name = ANY (:gone::text[])',
      {
        ...scopeOf(graph),
        gone,
      },
    );
  await insertKeys(graph, by.table, [by.property]);
  await session.run('UPDATE graph SET sorted = :sorted::text[] WHERE owner = :owner AND project = :project', {
    ...scopeOf(graph),
    sorted: [...kept, name],
  });
  // What PostgreSQL knows of the table is of before these came.
  await session.run('ANALYZE sort_key', {});
}

/** Removes keys of the rows of a given-up import. @returns how many went */
export const removeKeysOfBatch = (
  session: Session,
  dropped: { readonly owner: number; readonly project: number; readonly batch: number },
): Promise<number> =>
  session.run('DELETE FROM sort_key WHERE owner = :owner AND project = :project AND batch = :batch', { ...dropped });
