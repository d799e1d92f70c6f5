import { type Query } from '../../Query.js';
import { refuse } from '../reading/Cursor.js';
import { type Column, type CypherReading, type Finish } from '../Reading.js';
import { type Expression } from '../Syntax.js';
import { type Asked } from './Asked.js';

type Shape = Pick<CypherReading, 'query' | 'columns' | 'finish'>;
const WHOLE: Finish = { distinct: false, order: [], skip: 0, limit: undefined, needsAll: undefined };

/** `RETURN count(n) > 0`: whether there is any. */
export function existenceOf(asked: Asked): Shape | undefined {
  const [item, ...more] = asked.items;
  const of = item?.of;
  if (item === undefined || more.length > 0 || of?.kind !== 'binary' || of.op !== '>') return undefined;
  const isZero = of.right.kind === 'literal' && of.right.value === 0;
  if (of.left.kind !== 'call' || of.left.name !== 'count' || !isZero) return undefined;
  asked.needsOnePattern();
  const [argument] = of.left.args;
  const name = argument?.kind === 'variable' ? argument.name : undefined;
  const [first] = asked.ground.nodes.keys();
  const node = name !== undefined && asked.ground.nodes.has(name) ? name : first;
  if (node === undefined) return undefined;
  return {
    query: { kind: 'exists', set: asked.set(node) },
    columns: [{ name: item.name, cell: { kind: 'total' } }],
    finish: WHOLE,
  };
}

/** The path that an expression is about, with what is asked of it. */
const pathIn = (of: Expression) => {
  if (of.kind === 'variable') return { name: of.name, kind: 'path' as const };
  const [argument] = of.kind === 'call' && of.name === 'length' ? of.args : [];
  return argument?.kind === 'variable' ? { name: argument.name, kind: 'steps' as const } : undefined;
};

/** The shortest paths between two nodes. */
export function pathsOf(asked: Asked): Shape | undefined {
  const { ground, items, projection } = asked;
  const [path] = ground.paths.values();
  if (path === undefined) return undefined;
  const columns: Column[] = items.map(({ name, of }) => {
    const found = pathIn(of);
    if (found === undefined || ground.paths.get(found.name) !== path) refuse('unsupported', of.at, name);
    return { name, cell: { kind: found.kind } };
  });
  const apart = ground.edges.length > 0 || ground.nodes.size > 2 || ground.paths.size > 1;
  if (apart || projection.order.length > 0) refuse('rows', path.at, 'shortestPath( )');
  const { from, to, step, which, most, at } = path;
  const [start, end] = [ground.set(from), ground.set(to)];
  ground.single(from, at, start);
  ground.single(to, at, end);
  const finish: Finish = {
    ...WHOLE,
    ...(most === undefined ? {} : { most }),
    skip: projection.skip ?? 0,
    limit: projection.limit,
  };
  const query: Query = { kind: 'paths', from: start, to: end, step, which, limit: asked.limit(finish) };
  return { query, columns, finish };
}

/** `MATCH (n) … OPTIONAL MATCH (n)-[r]-(m) RETURN n, r, m`: nodes with all that they are joined to. */
export function descriptionOf(asked: Asked): Shape | undefined {
  const { ground, items } = asked;
  const optional = ground.edges.filter(({ isOptional }) => isOptional);
  const [edge, ...more] = optional;
  if (edge === undefined || more.length > 0 || edge.types.length + edge.where.length > 0) return undefined;
  const names = items.map(({ of }) => (of.kind === 'variable' ? of.name : ''));
  const far = ground.nodes.get(edge.to);
  const isPlain = far?.own.predicates.length === 0 && far.own.sets.length === 0 && edge.direction === 'either';
  if (names.join() !== [edge.from, edge.name, edge.to].join() || !isPlain) return undefined;
  const query: Query = { kind: 'describe', set: ground.set(edge.from) };
  return { query, columns: [{ name: edge.from, cell: { kind: 'node', end: 'near' } }], finish: WHOLE };
}
