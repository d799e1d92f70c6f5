import { type Query, type Sorting } from '../../Query.js';
import { type GroundEdge } from '../mapping/Ground.js';
import { refuse } from '../reading/Cursor.js';
import { type CypherReading, type Finish } from '../Reading.js';
import { type Asked } from './Asked.js';

type Shape = Pick<CypherReading, 'query' | 'columns' | 'finish'>;

/** A row for each node, or for each relationship with its ends. */
export function rowsOf(asked: Asked): Shape {
  const { ground, items, projection } = asked;
  const expressions = [...items.map(({ of }) => of), ...projection.order.map(({ of }) => asked.ordered(of))];
  const nodes = asked.nodesIn(expressions);
  const edges = asked.edgesIn(expressions);
  asked.needsOnePattern();
  const isOnce = projection.distinct || ground.edges.length === 0;
  const [only, other, third] = nodes;
  const optional = ground.edges.find(({ isOptional }) => isOptional);
  if (optional !== undefined) refuse('unsupported', optional.at, 'OPTIONAL MATCH');
  if (third !== undefined) refuse('rows', asked.at, third);
  if (only !== undefined && other === undefined && edges.length === 0 && isOnce) return nodeRows(asked, only);
  const joins = ground.edges.filter(
    (edge) =>
      edge.length === undefined &&
      nodes.every((name) => edge.from === name || edge.to === name) &&
      edges.every((name) => edge.name === name),
  );
  const [edge] = joins;
  if (edge === undefined) refuse('rows', asked.at, [...nodes, ...edges].join(', '));
  if (!projection.distinct && ground.edges.length > 1) asked.refuseRepeats(items.map(({ name }) => name).join(', '));
  return relationshipRows(asked, edge, only ?? edge.from);
}

function nodeRows(asked: Asked, name: string): Shape {
  const { items, projection } = asked;
  const ends = { near: name };
  const columns = asked.columns(ends);
  const cells = columns.map(({ cell }) => cell);
  const properties = cells.flatMap((cell) => (cell.kind === 'property' ? [cell.property] : []));
  const isWhole = items.some(({ of }) => of.kind === 'variable');
  const sort = sortOf(asked, name);
  // The query gives the order, but for missing values that come first.
  const isOrdered = projection.order.length === 0 || sort?.isAll === false;
  const isRepeated = projection.distinct && !isWhole;
  const { needsAll, ...rows } = asked.finish(ends, isOrdered ? { order: [] } : {});
  const finish: Finish = {
    ...rows,
    distinct: isRepeated,
    needsAll: isRepeated || !isOrdered ? (needsAll ?? asked.at) : undefined,
  };
  const set = asked.set(name);
  const rest = { ...(sort === undefined ? {} : { sort: sort.sort }), limit: asked.limit(finish) };
  const isValues = properties.length === cells.length;
  const query: Query = isValues
    ? { kind: 'values', set, properties: [...new Set(properties)], ...rest }
    : { kind: 'nodes', set, ...rest };
  return { query, columns, finish };
}

/** The order that a query gives nodes; `isAll` where missing values would come last and not first. */
function sortOf(asked: Asked, name: string): { sort: Sorting; isAll: boolean } | undefined {
  const [only, ...more] = asked.projection.order;
  if (only === undefined || more.length > 0) return undefined;
  const by = asked.subqueries.measure(asked.ordered(only.of), name, asked.conditions);
  if (by === undefined) return undefined;
  const { predicates = [] } = asked.ground.nodes.get(name)?.own ?? {};
  const isThere =
    by.kind !== 'property' ||
    predicates.some((one) => 'property' in one && one.property === by.property && one.kind !== 'text');
  return {
    sort: { by, order: only.descending ? 'most' : 'least' },
    isAll: by.kind === 'property' && only.descending && !isThere,
  };
}

function relationshipRows(asked: Asked, edge: GroundEdge, near: string): Shape {
  const { ground } = asked;
  const far = ground.far(edge, near);
  const values: string[] = [];
  const [type, ...others] = edge.types;
  const ends = {
    near,
    far,
    values,
    ...(edge.name === undefined ? {} : { edge: edge.name }),
    ...(type === undefined || others.length > 0 ? {} : { type }),
  };
  const columns = asked.columns(ends);
  const finish = asked.finish(ends);
  const along = { step: ground.step(edge, near), set: ground.set(far, edge) };
  const limit = asked.limit(finish);
  return { query: { kind: 'values', set: ground.set(near, edge), along, properties: values, limit }, columns, finish };
}
