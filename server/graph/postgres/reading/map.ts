import { type Properties } from '../../../../domain/properties/values.js';
import { nameOf } from '../../../../domain/styles/names.js';
import { mapPart, nodesWanted } from '../../map/mapPart.js';
import { type MapNode, type MapRelationship } from '../../map/MapReading.js';
import { type MapPart, type MapWanted } from '../../ports/GraphReader.js';
import { captionsOf } from '../naming.js';
import { labelCounts, typeCounts } from '../receipts.js';
import { type Graph, joinRow, scopeOf, visible, WITH_POSITION } from '../rows.js';

interface NodeRow {
  readonly seq: number;
  readonly id: string;
  readonly degree: number;
  readonly labels: string;
  readonly properties: string;
  readonly place: string | null;
}

async function nodesOf(graph: Graph, most: number | null): Promise<MapNode[]> {
  const captions = await captionsOf(graph);
  const rows = await graph.session.all<NodeRow>(
    `WITH chosen AS MATERIALIZED (SELECT n.seq FROM node n WHERE ${visible('n')}
       ORDER BY n.degree DESC, n.seq DESC LIMIT :most::bigint)
     SELECT n.seq, n.id, n.degree, n.labels, n.properties, p.place
     FROM chosen c ${joinRow('node', 'n', 'c.seq')} ${WITH_POSITION}
     ORDER BY n.degree DESC, n.seq DESC`,
    { ...scopeOf(graph), most },
  );
  return rows.map(({ seq, id, degree, ...row }) => {
    const node = { labels: JSON.parse(row.labels) as string[], properties: JSON.parse(row.properties) as Properties };
    const place = row.place === null ? undefined : (JSON.parse(row.place) as { x: number; y: number });
    return { seq, id, degree, label: node.labels[0], caption: nameOf(node, captions), place };
  });
}

const COLUMNS = 'r.id, r.type, r.start_node AS start, r.end_node AS "end"';

const allRelationships = (graph: Graph): Promise<MapRelationship[]> =>
  graph.session.all<MapRelationship>(
    `SELECT ${COLUMNS} FROM relationship r WHERE ${visible('r')} ORDER BY r.seq`,
    scopeOf(graph),
  );

/** LATERAL and OFFSET 0 keep PostgreSQL from joining the nodes with each other, as in `surroundings.ts`. */
const relationshipsAmong = (graph: Graph, seqs: readonly number[]): Promise<MapRelationship[]> =>
  graph.session.all<MapRelationship>(
    `WITH chosen AS MATERIALIZED (SELECT unnest(:seqs::bigint[]) AS seq)
     SELECT x.id, x.type, x.start, x."end" FROM chosen c CROSS JOIN LATERAL (
       SELECT ${COLUMNS} FROM relationship r WHERE r.start_node = c.seq AND ${visible('r')} OFFSET 0) x
     WHERE x."end" IN (SELECT seq FROM chosen)`,
    { ...scopeOf(graph), seqs },
  );

/** A part of the map of a project. */
export async function readMapPart(graph: Graph, wanted: MapWanted): Promise<MapPart> {
  const most = nodesWanted(wanted);
  const nodes = await nodesOf(graph, most);
  const relationships =
    most === null
      ? await allRelationships(graph)
      : await relationshipsAmong(
          graph,
          nodes.map(({ seq }) => seq),
        );
  const { id, head, nodes_total, relationships_total } = graph.row;
  return mapPart(
    {
      project: {
        projectId: id,
        version: head,
        nodesTotal: nodes_total,
        relationshipsTotal: relationships_total,
      },
      labels: (await labelCounts(graph)).map(({ label }) => label),
      types: (await typeCounts(graph)).map(({ type }) => type),
      nodes,
      relationships,
    },
    wanted,
  );
}
