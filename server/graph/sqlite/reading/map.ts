import { type Properties } from '../../../../domain/properties/values.js';
import { nameOf } from '../../../../domain/styles/names.js';
import { inTime, type ThreadDeadline, withDeadline } from '../../../platform/storage/threadDeadline.js';
import { mapPart, nodesWanted } from '../../map/mapPart.js';
import { type MapNode, type MapRelationship } from '../../map/MapReading.js';
import { type MapPart, type MapWanted } from '../../ports/GraphReader.js';
import { captionsOf } from '../naming.js';
import { type Graph, scopeOf, visible, WITH_POSITION } from '../rows.js';
import { labelCounts, typeCounts } from './counts.js';

interface NodeRow {
  readonly seq: number;
  readonly id: string;
  readonly degree: number;
  readonly labels: string;
  readonly properties: string;
  readonly place: string | null;
}

const NODE_COLUMNS = 'n.seq, n.id, n.degree, n.labels, n.properties, p.place';

/** The best connected, by the index of degrees. */
const BEST_NODES = `WITH chosen AS MATERIALIZED (SELECT n.seq FROM node n INDEXED BY node_degree
    WHERE n.owner = :owner AND n.project = :project AND ${visible('n')} ORDER BY n.degree DESC, n.seq DESC LIMIT :most)
  SELECT ${NODE_COLUMNS} FROM chosen CROSS JOIN node n ON n.seq = chosen.seq ${WITH_POSITION} WHERE n.owner = :owner`;
/** All as they lie in the file, which is quicker than by an index; they are sorted afterwards. */
const ALL_NODES = `SELECT ${NODE_COLUMNS} FROM node n NOT INDEXED ${WITH_POSITION}
  WHERE n.owner = :owner AND n.project = :project AND ${visible('n')}
    AND n.seq BETWEEN :first AND :end`;

const RELATIONSHIP_COLUMNS = 'r.id, r.type, r.start_node AS start, r.end_node AS "end"';
/** What joins some nodes, by the index of starts. */
const RELATIONSHIPS_AMONG = `WITH chosen AS MATERIALIZED (SELECT value AS seq FROM json_each(:seqs)),
    picked AS MATERIALIZED (SELECT r.seq FROM chosen CROSS JOIN relationship r INDEXED BY relationship_start
      ON r.owner = :owner AND r.project = :project AND r.start_node = chosen.seq
      WHERE r.end_node IN (SELECT seq FROM chosen) AND ${visible('r')})
  SELECT ${RELATIONSHIP_COLUMNS} FROM picked CROSS JOIN relationship r ON r.seq = picked.seq WHERE r.owner = :owner`;
const ALL_RELATIONSHIPS = `SELECT ${RELATIONSHIP_COLUMNS} FROM relationship r NOT INDEXED
  WHERE r.owner = :owner AND r.project = :project AND ${visible('r')} AND r.seq BETWEEN :first AND :end`;

/** After so many rows it is asked whether somebody still waits. */
const ROWS_A_LOOK = 1000;

function* inTimely<T>(rows: Iterable<T>): Generator<T> {
  let read = 0;
  for (const row of rows) {
    if (read % ROWS_A_LOOK === 0) inTime();
    read += 1;
    yield row;
  }
}

const byImportance = (one: MapNode, other: MapNode) => other.degree - one.degree || other.seq - one.seq;

function nodesOf(graph: Graph, rows: Iterable<NodeRow>): MapNode[] {
  const captions = captionsOf(graph);
  const worn = new Map<string, readonly string[]>();
  const nodes: MapNode[] = [];
  for (const { seq, id, degree, ...row } of inTimely(rows)) {
    const labels = worn.get(row.labels) ?? (JSON.parse(row.labels) as readonly string[]);
    worn.set(row.labels, labels);
    const properties = JSON.parse(row.properties) as Properties;
    const place = row.place === null ? undefined : (JSON.parse(row.place) as { x: number; y: number });
    nodes.push({ seq, id, degree, label: labels[0], caption: nameOf({ labels, properties }, captions), place });
  }
  return nodes.sort(byImportance);
}

/** The rows of a project lie in one range of each table. */
const rangeOf = (graph: Graph) => ({ ...scopeOf(graph), first: graph.row.first_seq, end: graph.row.end_seq });

function read(graph: Graph, most: number | null) {
  const { db } = graph.file;
  if (most === null)
    return {
      nodes: nodesOf(graph, db.iterate<NodeRow>(ALL_NODES, rangeOf(graph))),
      relationships: inTimely(db.iterate<MapRelationship>(ALL_RELATIONSHIPS, rangeOf(graph))),
    };
  const nodes = nodesOf(graph, db.all<NodeRow>(BEST_NODES, { ...scopeOf(graph), most }));
  const seqs = JSON.stringify(nodes.map(({ seq }) => seq));
  return { nodes, relationships: db.all<MapRelationship>(RELATIONSHIPS_AMONG, { ...scopeOf(graph), seqs }) };
}

/** A part of the map of a project. Throws `QUERY_TOO_COSTLY`. */
export const readMapPart = (graph: Graph, wanted: MapWanted, deadline: ThreadDeadline): MapPart =>
  withDeadline(deadline, () =>
    mapPart(
      {
        project: {
          projectId: graph.row.id,
          version: graph.row.head,
          nodesTotal: graph.row.nodes_total,
          relationshipsTotal: graph.row.relationships_total,
        },
        labels: labelCounts(graph).map(({ label }) => label),
        types: typeCounts(graph).map(({ type }) => type),
        ...read(graph, nodesWanted(wanted)),
      },
      wanted,
    ),
  );
