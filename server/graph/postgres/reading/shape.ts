import { type Properties, type PropertyKinds } from '../../../../domain/properties/values.js';
import { type PropertyUseList, type PropertyUseQuery } from '../../../contract/propertyUse.js';
import { type WithoutProject } from '../../ports/scope.js';
import { propertiesIn, tiePropertiesIn } from '../../propertiesIn.js';
import { LOOKED_AT, propertyTally } from '../../propertyTally.js';
import { type GraphShape } from '../../asked.js';
import { labelCounts, typeCounts } from '../receipts.js';
import { type Graph, joinRow, scopeOf, visible } from '../rows.js';

/** Labels and types that are looked into, the most frequent first. */
const MOST_NAMES = 100;
/** Elements looked at from each end of the order of their making. */
const SAMPLED = 60;

/** The first and the last rows of a query in the order of a column. */
const bothEnds = (select: string, column: string): string =>
  `(${select} ORDER BY ${column} LIMIT :sampled) UNION (${select} ORDER BY ${column} DESC LIMIT :sampled)`;

const OF_LABEL = bothEnds(
  `SELECT n.seq, n.properties, n.kinds FROM node_label l ${joinRow('node', 'n', 'l.node')}
   WHERE ${visible('n')} AND l.owner = :owner AND l.project = :project AND l.label = w.name`,
  'seq',
);
const OF_TYPE = bothEnds(
  `SELECT r.seq, r.properties, r.kinds, r.id FROM relationship r WHERE r.type = w.name AND ${visible('r')}`,
  'id',
);

interface HeldRow {
  readonly name: string;
  readonly properties: string;
  readonly kinds: string;
}

/** What some elements of each name hold. */
async function heldBy(graph: Graph, some: string, names: readonly string[]) {
  const rows = await graph.session.all<HeldRow>(
    `SELECT w.name, x.properties, x.kinds FROM unnest(:names::text[]) WITH ORDINALITY w(name, place)
     CROSS JOIN LATERAL (${some}) x ORDER BY w.place, x.seq`,
    { ...scopeOf(graph), names, sampled: SAMPLED },
  );
  const held = new Map<string, { properties: Properties; kinds: PropertyKinds }[]>();
  for (const { name, properties, kinds } of rows) {
    const one = { properties: JSON.parse(properties) as Properties, kinds: JSON.parse(kinds) as PropertyKinds };
    held.set(name, [...(held.get(name) ?? []), one]);
  }
  return held;
}

const LINKS_SQL = `SELECT DISTINCT w.place, w.name AS type, a.label AS start, b.label AS end
  FROM unnest(:names::text[]) WITH ORDINALITY w(name, place) CROSS JOIN LATERAL (${bothEnds(
    `SELECT r.id, r.start_node, r.end_node FROM relationship r WHERE r.type = w.name AND ${visible('r')}`,
    'id',
  )}) x
  ${joinRow('node', 'n', 'x.start_node', 'e.labels')} ${joinRow('node', 'm', 'x.end_node', 'e.labels')}
  CROSS JOIN LATERAL json_array_elements_text(n.labels::json) a(label)
  CROSS JOIN LATERAL json_array_elements_text(m.labels::json) b(label) ORDER BY w.place`;

/** What the graph is made of. */
export async function shapeOf(graph: Graph): Promise<GraphShape> {
  const [allLabels, allTypes] = await Promise.all([labelCounts(graph), typeCounts(graph)]);
  const [labels, types] = [allLabels.slice(0, MOST_NAMES), allTypes.slice(0, MOST_NAMES)];
  const names = types.map(({ type }) => type);
  const [ofLabel, ofType, links] = await Promise.all([
    heldBy(
      graph,
      OF_LABEL,
      labels.map(({ label }) => label),
    ),
    heldBy(graph, OF_TYPE, names),
    graph.session.all<GraphShape['links'][number]>(LINKS_SQL, { ...scopeOf(graph), names, sampled: SAMPLED }),
  ]);
  return {
    labels: labels.map(({ label, total }) => ({ label, total, properties: propertiesIn(ofLabel.get(label) ?? []) })),
    types: types.map(({ type, total }) => ({ type, total, properties: tiePropertiesIn(ofType.get(type) ?? []) })),
    links: links.map(({ start, type, end }) => ({ start, type, end })),
  };
}

/** The rows to look at, in the order in which an index has them. */
function lookedAt({ of, name }: WithoutProject<PropertyUseQuery>): string {
  const columns = 'e.seq, e.properties, e.kinds';
  if (of === 'relationship')
    return bothEnds(
      `SELECT ${columns}, e.id FROM relationship e WHERE ${visible('e')} ${name === undefined ? '' : 'AND e.type = :name'}`,
      'id',
    );
  return name === undefined
    ? bothEnds(`SELECT ${columns}, e.id FROM node e WHERE ${visible('e')}`, 'id')
    : bothEnds(
        `SELECT ${columns} FROM node_label l ${joinRow('node', 'e', 'l.node')}
         WHERE ${visible('e')} AND l.owner = :owner AND l.project = :project AND l.label = :name`,
        'seq',
      );
}

/** Which properties elements of a label or type have, from the first and the last made. */
export async function propertyUseOf(graph: Graph, query: WithoutProject<PropertyUseQuery>): Promise<PropertyUseList> {
  const rows = await graph.session.all<Omit<HeldRow, 'name'>>(
    `SELECT x.properties, x.kinds FROM (${lookedAt(query)}) x ORDER BY x.seq`,
    { ...scopeOf(graph), sampled: LOOKED_AT, name: query.name ?? null },
  );
  return propertyTally(
    rows.map(({ properties, kinds }) => ({
      properties: JSON.parse(properties) as Properties,
      propertyKinds: JSON.parse(kinds) as PropertyKinds,
    })),
  );
}
