import { ProblemError } from '../../../contract/ProblemError.js';
import { type TypeCount } from '../../../contract/elements.js';
import { type ProjectId } from '../../../contract/ids.js';
import {
  type GraphOverview,
  type Neighbourhood,
  type NeighbourhoodQuery,
  type OverviewQuery,
  type RelationshipsAmong,
} from '../../../contract/subgraphs.js';
import { type WithoutProject } from '../../ports/scope.js';
import { prepared } from '../../../platform/storage/postgres/statement.js';
import { labelCounts, typeCounts } from '../receipts.js';
import { type Graph, nodeAnswer, nodesBySeq, scopeOf, visible, WITH_POSITION } from '../rows.js';
import { amongSql, listedAmong, listedNodes } from './jsonRows.js';

/** Relationships given with nodes at the most. */
const MOST_RELATIONSHIPS = 20_000;

const SEQS_OF_IDS = prepared(`SELECT n.seq, n.id FROM node n WHERE n.id = ANY (:ids::text[]) AND ${visible('n')}`);

/** The row numbers of nodes that readers see, with their ids; in no order. */
async function seqsOfIds(graph: Graph, ids: readonly string[]): Promise<[seq: number, id: string][]> {
  const rows = await graph.session.all<{ seq: number; id: string }>(SEQS_OF_IDS, { ...scopeOf(graph), ids });
  return rows.map(({ seq, id }) => [seq, id]);
}

/** The row number of a node that readers see. Throws `NODE_NOT_FOUND`. */
export async function seqOfNode(graph: Graph, id: string, path?: string): Promise<number> {
  const [found] = await seqsOfIds(graph, [id]);
  if (found !== undefined) return found[0];
  throw new ProblemError('NODE_NOT_FOUND', path === undefined ? {} : { errors: [{ path, message: 'no such node' }] });
}

const SEQS = 'SELECT unnest(:seqs::bigint[]) AS seq';
const AMONG_SEQS = prepared(amongSql(SEQS));

/** What joins nodes with each other; ids of none join nothing. */
export async function relationshipsAmongIds(graph: Graph, ids: readonly string[]): Promise<RelationshipsAmong> {
  const nodes = await seqsOfIds(graph, [...new Set(ids)]);
  const parameters = { seqs: nodes.map(([seq]) => seq), limit: MOST_RELATIONSHIPS };
  return { items: await listedAmong(graph, AMONG_SEQS, parameters, Promise.resolve(nodes)) };
}

/** The best connected nodes and the relationships among them, with the totals of all there is. */
export async function overviewOf(graph: Graph, query: WithoutProject<OverviewQuery>): Promise<GraphOverview> {
  const { label } = query;
  const worn = `EXISTS (SELECT 1 FROM node_label l
    WHERE l.owner = :owner AND l.project = :project AND l.label = :label AND l.node = n.seq)`;
  const best = `WHERE ${visible('n')} ${label === undefined ? '' : `AND ${worn}`} ORDER BY n.degree DESC, n.seq DESC LIMIT :most`;
  const parameters = { most: query.nodes, ...(label === undefined ? {} : { label }) };
  const nodes = listedNodes(graph, `FROM node n ${WITH_POSITION} ${best}`, parameters);
  const ids = nodes.then((all) => all.map(([seq, { id }]) => [seq, id] as const));
  const among = amongSql(`SELECT n.seq FROM node n ${best}`);
  const [listed, relationships, labels, types] = await Promise.all([
    nodes,
    listedAmong(graph, among, { ...parameters, limit: query.relationships }, ids),
    labelCounts(graph),
    typeCounts(graph),
  ]);
  return {
    projectId: graph.row.id as ProjectId,
    nodesTotal: graph.row.nodes_total,
    relationshipsTotal: graph.row.relationships_total,
    labels,
    types,
    head: graph.row.head,
    nodes: listed.map(([, node]) => node),
    relationships,
  };
}

/** Steps from the nodes of a query, either way: the node that each comes from and where it leads. */
function stepsSql(from: string, ofTypes: string): string {
  const half = (near: string, far: string) =>
    `SELECT c.seq AS near, x.far FROM frontier c CROSS JOIN LATERAL (SELECT r.${far} AS far FROM relationship r
       WHERE r.${near} = c.seq ${ofTypes} AND ${visible('r')} OFFSET 0) x`;
  return prepared(`WITH frontier AS MATERIALIZED (${from})
     ${half('start_node', 'end_node')} UNION ${half('end_node', 'start_node')}`);
}

const OF_TYPES = 'AND r.type = ANY (:types::text[])';
const SEQ_OF_ID = `SELECT n.seq FROM node n WHERE n.id = :id AND ${visible('n')}`;
const STEPS = { any: stepsSql(SEQS, ''), some: stepsSql(SEQS, OF_TYPES) };
const FIRST_STEPS = { any: stepsSql(SEQ_OF_ID, ''), some: stepsSql(SEQ_OF_ID, OF_TYPES) };

interface Steps {
  readonly near: number;
  readonly far: number;
}

/** Steps from a set of nodes, either way, along relationships of some types or of any. */
export const stepsFrom = (graph: Graph, seqs: readonly number[], types: readonly string[] | undefined) =>
  types === undefined
    ? graph.session.all<Steps>(STEPS.any, { ...scopeOf(graph), seqs })
    : graph.session.all<Steps>(STEPS.some, { ...scopeOf(graph), seqs, types });

const firstSteps = (graph: Graph, id: string, type: string | undefined) =>
  type === undefined
    ? graph.session.all<Steps>(FIRST_STEPS.any, { ...scopeOf(graph), id })
    : graph.session.all<Steps>(FIRST_STEPS.some, { ...scopeOf(graph), id, types: [type] });

/** Relationships of a node by type, counted whole; a self loop once. */
const TYPES_OF = prepared(`WITH chosen AS MATERIALIZED (${SEQ_OF_ID})
  SELECT x.type, count(*) AS total FROM chosen c CROSS JOIN LATERAL (
    SELECT r.type FROM relationship r WHERE r.start_node = c.seq AND ${visible('r')}
    UNION ALL
    SELECT r.type FROM relationship r WHERE r.end_node = c.seq AND r.start_node <> c.seq AND ${visible('r')} OFFSET 0) x
  GROUP BY x.type ORDER BY total DESC, x.type`);

/** The surroundings of a node, hop by hop up to the limit. Throws `NODE_NOT_FOUND`. */
export async function neighbourhoodOf(
  graph: Graph,
  start: string,
  { hops, limit, type }: WithoutProject<NeighbourhoodQuery>,
): Promise<Neighbourhood> {
  const [first, steps, types] = await Promise.all([
    seqOfNode(graph, start),
    firstSteps(graph, start, type),
    graph.session.all<TypeCount>(TYPES_OF, { ...scopeOf(graph), id: start }),
  ]);
  const reached = new Set([first]);
  let found = steps;
  let leftOut = 0;
  for (let done = 1; done <= hops; done += 1) {
    const fresh = [...new Set(found.map(({ far }) => far))]
      .filter((seq) => !reached.has(seq))
      .sort((one, other) => one - other);
    const frontier = fresh.slice(0, Math.max(0, limit - reached.size));
    leftOut = fresh.length - frontier.length;
    for (const seq of frontier) reached.add(seq);
    if (done === hops || frontier.length === 0 || leftOut > 0) break;
    found = await stepsFrom(graph, frontier, type === undefined ? undefined : [type]);
  }
  const nodes = nodesBySeq(graph, [...reached]);
  const ids = nodes.then((rows) => rows.map(({ seq, id }) => [seq, id] as const));
  const among = listedAmong(graph, AMONG_SEQS, { seqs: [...reached], limit: MOST_RELATIONSHIPS }, ids);
  const [rows, relationships] = await Promise.all([nodes, among]);
  return { nodes: rows.map(nodeAnswer), relationships, nodesLeftOut: leftOut, types };
}
