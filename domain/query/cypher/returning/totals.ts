import { type Query, type Total } from '../../Query.js';
import { type GroundEdge } from '../mapping/Ground.js';
import { aggregateOf } from '../mapping/Subqueries.js';
import { nameOf } from '../mapping/values.js';
import { refuse } from '../reading/Cursor.js';
import { type Cell, type CypherReading, type Finish } from '../Reading.js';
import { type Expression } from '../Syntax.js';
import { type Asked } from './Asked.js';

type Call = Extract<Expression, { kind: 'call' }>;
type Shape = Pick<CypherReading, 'query' | 'columns' | 'finish'>;

const ONE_ROW: Finish = { distinct: false, order: [], skip: 0, limit: undefined, needsAll: undefined };

/** What all rows come to: one number. */
export function totalOf(asked: Asked, call: Call): Shape {
  const { items, projection } = asked;
  const [item, second] = items;
  if (second !== undefined) refuse('unsupported', second.of.at, `${nameOf(call)}, ${nameOf(second.of)}`);
  if (projection.limit !== undefined || projection.skip !== undefined) refuse('unsupported', asked.at, 'LIMIT');
  const { query, cell } = call.name === 'count' ? counted(asked, call) : summed(asked, call);
  return { query, columns: [{ name: item?.name ?? '', cell }], finish: ONE_ROW };
}

interface Told {
  readonly query: Query;
  readonly cell: Cell;
}
const TOTAL: Cell = { kind: 'total' };

/** The relationships of an edge: as many as there are rows. */
export const relationshipsOf = ({ ground }: Asked, edge: GroundEdge): Query => ({
  kind: 'values',
  set: ground.set(edge.from, edge),
  along: { step: ground.step(edge, edge.from), set: ground.set(edge.to, edge) },
  properties: [],
  limit: 1,
});

function counted(asked: Asked, call: Call): Told {
  const { ground } = asked;
  const [of] = call.args;
  asked.needsOnePattern();
  const [edge, ...more] = ground.edges;
  const [node] = ground.nodes.keys();
  if (edge?.isOptional === true) refuse('unsupported', edge.at, 'OPTIONAL MATCH');
  if (of?.kind === 'property') return countedValues(asked, call, of);
  const name = of?.kind === 'variable' ? of.name : call.star ? undefined : refuse('unsupported', call.at, nameOf(call));
  if (name !== undefined && !ground.nodes.has(name) && ground.edge(name) === undefined)
    refuse('unknown', of?.at ?? call.at, name);
  if (call.distinct && name !== undefined && ground.nodes.has(name))
    return { query: { kind: 'count', set: asked.set(name) }, cell: TOTAL };
  if (edge === undefined && node !== undefined) return { query: { kind: 'count', set: asked.set(node) }, cell: TOTAL };
  const distinct = call.distinct && name !== undefined ? ground.edge(name) : undefined;
  const counts = distinct ?? (more.length === 0 ? edge : undefined);
  if (counts === undefined || counts.length !== undefined || (distinct !== undefined && counts.direction === 'either'))
    return refuse('repeats', call.at, nameOf(call));
  return { query: relationshipsOf(asked, counts), cell: TOTAL };
}

function countedValues(asked: Asked, call: Call, of: Extract<Expression, { kind: 'property' }>): Told {
  const { ground } = asked;
  if (!ground.nodes.has(of.variable)) refuse('unsupported', of.at, nameOf(of));
  const set = asked.set(of.variable);
  if (call.distinct) {
    const by = { kind: 'property' as const, property: of.name };
    return { query: { kind: 'total', set, total: { kind: 'distinct', of: by } }, cell: TOTAL };
  }
  if (ground.edges.length > 0) refuse('repeats', call.at, nameOf(call));
  const has = { kind: 'has' as const, property: of.name };
  return { query: { kind: 'count', set: { kind: 'where', of: set, that: has } }, cell: TOTAL };
}

/** What is summed up, of which property of what. */
export function summable(call: Call): { total: Extract<Total, { kind: 'aggregate' }>; of: string } {
  const aggregate = aggregateOf(call);
  if (aggregate?.of.kind !== 'property' || call.distinct) return refuse('unsupported', call.at, nameOf(call));
  const { by, of } = aggregate;
  return { total: { kind: 'aggregate', by, property: of.name }, of: of.variable };
}

function summed(asked: Asked, call: Call): Told {
  const { ground } = asked;
  const { total, of } = summable(call);
  const { by, property } = total;
  const cell: Cell = by === 'sum' ? { kind: 'total', orZero: true } : TOTAL;
  asked.needsOnePattern();
  const edge = ground.edge(of);
  if (edge === undefined && !ground.nodes.has(of)) refuse('unknown', call.at, of);
  const isOnce = asked.once === of || (edge === undefined ? ground.edges.length === 0 : ground.edges.length === 1);
  // Along a relationship that leads either way, its two ends are two rows.
  const isTwice = edge !== undefined && edge.direction === 'either' && asked.once !== of;
  if (!isOnce || isTwice) refuse('repeats', call.at, nameOf(call));
  if (edge === undefined) return { query: { kind: 'aggregate', set: asked.set(of), by, property }, cell };
  const along = { step: ground.step(edge, edge.from), set: ground.set(edge.to, edge) };
  return { query: { kind: 'aggregate', set: ground.set(edge.from, edge), along, by, property }, cell };
}
