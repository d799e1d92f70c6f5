import { type PropertyKind, type PropertyValue } from '../../../../domain/properties/values.js';
import { type Json, stringify } from '../../../platform/storage/Json.js';
import { propertiesIn, tiePropertiesIn } from '../../propertiesIn.js';
import { type GraphShape } from '../../asked.js';
import { type PersonFile } from '../../../people/personFile/PersonFile.js';
import { type Graph, scopeOf, visible } from '../rows.js';
import { labelCounts, typeCounts } from './counts.js';

/** Labels and types that are looked into, the most frequent first. */
const MOST_NAMES = 100;
/** Elements looked at from each end of the order of their making. */
const SAMPLED = 60;

/** The first and the last rows of a query in the order of a column. */
const bothEnds = (select: string, column: string) =>
  `SELECT * FROM (${select} ORDER BY ${column} LIMIT :sampled)
   UNION SELECT * FROM (${select} ORDER BY ${column} DESC LIMIT :sampled)`;

const PROPERTIES_SQL = `WITH some AS MATERIALIZED (${bothEnds(
  'SELECT l.node FROM node_label l WHERE l.owner = :owner AND l.project = :project AND l.label = :name',
  'l.node',
)}) SELECT n.properties, n.kinds FROM some CROSS JOIN node n ON n.seq = some.node
  WHERE n.owner = :owner AND n.project = :project AND ${visible('n')}`;

const TIE_PROPERTIES_SQL = `WITH some AS MATERIALIZED (${bothEnds(
  `SELECT r.seq, r.id FROM relationship r INDEXED BY relationship_type
     WHERE r.owner = :owner AND r.project = :project AND r.type = :name AND ${visible('r')}`,
  'r.id',
)}) SELECT r.properties, r.kinds FROM some CROSS JOIN relationship r ON r.seq = some.seq WHERE r.owner = :owner`;

const LINKS_SQL = `WITH some AS MATERIALIZED (${bothEnds(
  `SELECT r.seq, r.id, r.start_node, r.end_node FROM relationship r INDEXED BY relationship_type
     WHERE r.owner = :owner AND r.project = :project AND r.type = :type AND ${visible('r')}`,
  'r.id',
)}) SELECT DISTINCT a.label AS start, b.label AS end FROM some
  CROSS JOIN node x ON x.seq = some.start_node CROSS JOIN node y ON y.seq = some.end_node
  CROSS JOIN node_label a ON a.owner = :owner AND a.project = :project AND a.node = x.seq
    AND a.label IN (SELECT value FROM json_each(x.labels))
  CROSS JOIN node_label b ON b.owner = :owner AND b.project = :project AND b.node = y.seq
    AND b.label IN (SELECT value FROM json_each(y.labels))`;

/** What some elements of a label or of a type hold. */
const heldBy = (graph: Graph, sql: string, name: string) =>
  graph.file.db
    .all<{ properties: string; kinds: string }>(sql, { ...scopeOf(graph), name, sampled: SAMPLED })
    .map(({ properties, kinds }) => ({
      properties: JSON.parse(properties) as Record<string, PropertyValue>,
      kinds: JSON.parse(kinds) as Record<string, PropertyKind>,
    }));

const linksOf = (graph: Graph, type: string) =>
  graph.file.db
    .all<{ start: string; end: string }>(LINKS_SQL, { ...scopeOf(graph), type, sampled: SAMPLED })
    .map(({ start, end }) => ({ start, type, end }));

function readShape(graph: Graph): Json<GraphShape> {
  const labels = labelCounts(graph).slice(0, MOST_NAMES);
  const types = typeCounts(graph).slice(0, MOST_NAMES);
  return stringify({
    labels: labels.map(({ label, total }) => ({
      label,
      total,
      properties: propertiesIn(heldBy(graph, PROPERTIES_SQL, label)),
    })),
    types: types.map(({ type, total }) => ({
      type,
      total,
      properties: tiePropertiesIn(heldBy(graph, TIE_PROPERTIES_SQL, type)),
    })),
    links: types.flatMap(({ type }) => linksOf(graph, type)),
  });
}

/** The last shape that was read from each open file, and of which project after which change. */
const kept = new WeakMap<PersonFile, { readonly of: string; readonly json: Json<GraphShape> }>();

/** What the graph is made of. As long as nothing changes it is read once: every question asks for it. */
export function shapeJson(graph: Graph): Json<GraphShape> {
  const of = `${graph.row.id} ${graph.row.head}`;
  const known = kept.get(graph.file);
  if (known?.of === of) return known.json;
  const json = readShape(graph);
  kept.set(graph.file, { of, json });
  return json;
}
