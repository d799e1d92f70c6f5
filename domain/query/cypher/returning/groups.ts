import { type GroupKey, type Measure, type NodeSet, type Query, type Total as AnyTotal } from '../../Query.js';
import { computedMeasure } from '../mapping/arithmetic.js';
import { type GroundEdge } from '../mapping/Ground.js';
import { nameOf } from '../mapping/values.js';
import { bare } from '../mapping/bare.js';
import { refuse } from '../reading/Cursor.js';
import { type Beside, type Cell, type Column, type CypherReading, type Finish, withoutProperty } from '../Reading.js';
import { type Expression } from '../Syntax.js';
import { type Asked, isOverRows } from './Asked.js';
import { relationshipsOf, summable } from './totals.js';

/** What groups come to in Cypher: their number, or an aggregate of a property. */
type Total = Extract<AnyTotal, { kind: 'count' | 'aggregate' }>;
type Call = Extract<Expression, { kind: 'call' }>;
type Shape = Pick<CypherReading, 'query' | 'columns' | 'finish'> & { readonly beside?: Partial<Beside> };

/** What each group of rows comes to, by a value or by a node. */
export function groupsOf(asked: Asked, call: Call): Shape {
  const keys = asked.items.filter(({ of }) => of !== call);
  const second = keys.find(({ of }) => isOverRows(of));
  if (second !== undefined) refuse('unsupported', second.of.at, `${nameOf(call)}, ${nameOf(second.of)}`);
  const expressions = keys.map(({ of }) => of);
  const [key, other] = asked.nodesIn(expressions);
  const [edge] = asked.edgesIn(expressions);
  if (key === undefined || other !== undefined || edge !== undefined)
    refuse('rows', asked.at, keys.map(({ name }) => name).join(', '));
  asked.needsOnePattern();
  return asked.ground.edges.length === 0 ? byValue(asked, key, call) : byNode(asked, key, call);
}

const totalCell = (total: Total): Cell =>
  total.kind === 'aggregate' && total.by === 'sum' ? { kind: 'total', orZero: true } : { kind: 'total' };

/** Which way groups come, where they are ordered by what they come to; that of most where they are not ordered. */
function orderOf(asked: Asked, call: Call): { readonly order: 'most' | 'least'; readonly isOther: boolean } {
  const [first, ...more] = asked.projection.order;
  if (first === undefined) return { order: 'most', isOther: false };
  const of = asked.ordered(first.of);
  const isTotal = of === call || isSameCall(of, call);
  return { order: first.descending ? 'most' : 'least', isOther: !isTotal || more.length > 0 };
}

const isSameCall = (of: Expression, call: Call) => of.kind === 'call' && bare(of) === bare(call);

/** Cells of keys by `cellOf`, and of the call. */
function laidOut(asked: Asked, call: Call, total: Total, cellOf: (of: Expression) => Cell) {
  const cell = (of: Expression) => (of === call || isSameCall(of, call) ? totalCell(total) : cellOf(of));
  const columns: Column[] = asked.items.map(({ name, of }) => ({ name, cell: cell(of) }));
  const { isOther } = orderOf(asked, call);
  const { order, skip = 0, limit } = asked.projection;
  const finish: Finish = {
    distinct: false,
    order: order.map(({ of, descending }) => ({ cell: cell(asked.ordered(of)), descending })),
    skip,
    limit,
    needsAll: isOther ? order[0]?.of.at : undefined,
  };
  return { columns, finish };
}

function byValue(asked: Asked, name: string, call: Call): Shape {
  const keys = asked.items.filter(({ of }) => of !== call);
  const [key, second] = keys.map(({ of }) => of);
  const of = key === undefined || key.kind === 'literal' ? undefined : computedMeasure(key, propertyOf);
  if (key === undefined || of === undefined || second !== undefined)
    return refuse('unsupported', (second ?? key)?.at ?? asked.at, nameOf(second ?? key ?? call));
  const set = asked.set(name);
  const total = totalFor(call, name);
  const { columns, finish } = laidOut(asked, call, total, (of) => {
    if (bare(of) !== bare(key)) refuse('unsupported', of.at, nameOf(of));
    return { kind: 'key' };
  });
  const by: GroupKey = of.kind === 'property' ? of : { kind: 'measure', of };
  const query: Query = { kind: 'group', set, by, total, ...ordering(asked, call, finish) };
  const rest = of.kind === 'property' ? withoutProperty(set, of.property) : withoutWorth(set, of);
  return { query, columns, finish, beside: { missing: { ...totalQuery(total), set: rest } as Query } };
}

const propertyOf = (of: Expression): Measure | undefined =>
  of.kind === 'property' ? { kind: 'property', property: of.name } : undefined;

/** The members of a set of which nothing is computed. */
const withoutWorth = (of: NodeSet, worth: Measure): NodeSet => ({
  kind: 'where',
  of,
  that: { kind: 'not', of: { kind: 'relate', of: worth, is: '=', to: worth } },
});

const totalQuery = (total: Total) =>
  total.kind === 'count' ? { kind: 'count' } : { kind: 'aggregate', by: total.by, property: total.property };

const ordering = (asked: Asked, call: Call, finish: Finish) => ({
  order: orderOf(asked, call).order,
  limit: asked.limit(finish),
});

/** What groups of a node come to. */
function totalFor(call: Call, name: string): Total {
  if (call.name !== 'count') {
    const { total, of } = summable(call);
    return of === name ? total : refuse('rows', call.at, nameOf(call));
  }
  const [of] = call.args;
  const isOfNode = call.star || (of?.kind === 'variable' && of.name === name);
  return isOfNode ? { kind: 'count' } : refuse('unsupported', call.at, nameOf(call));
}

function byNode(asked: Asked, key: string, call: Call): Shape {
  const { ground } = asked;
  const edges = ground.edges.filter(({ from, to }) => from === key || to === key);
  const counted = nodeCounted(asked, call, key);
  const edge = edges.find((one) => counted === one.name || ground.far(one, key) === counted);
  if (edge === undefined || edge.length !== undefined) return refuse('rows', call.at, nameOf(call));
  const far = ground.far(edge, key);
  const isOfEdge = call.name !== 'count' && counted === edge.name;
  const isOnce = call.distinct || isOfEdge;
  if (ground.edges.length > 1 && !call.distinct) asked.refuseRepeats(nameOf(call));
  const total: Total = call.name === 'count' ? { kind: 'count' } : summable(call).total;
  const { columns, finish } = laidOut(asked, call, total, (of) => asked.cell(of, { near: key }));
  const step = ground.step(edge, key);
  const set = ground.set(far, edge);
  const { order, limit } = ordering(asked, call, finish);
  const measure =
    total.kind === 'count'
      ? ({ kind: 'number', step, set } as const)
      : ({ kind: 'over', step, set, by: total.by, property: total.property } as const);
  const by = isOfEdge && measure.kind === 'over' ? { ...measure, on: 'relationships' as const } : measure;
  const members: Query = { kind: 'nodes', set: ground.set(key), sort: { by, order }, limit };
  const back = ground.step(edge, far);
  const near = ground.set(key, edge.isOptional ? undefined : edge);
  const groups: Query = {
    kind: 'group',
    set,
    by: { kind: 'step', step: back, set: near },
    total,
    order,
    limit,
  };
  const isWhole = asked.items.some(({ of }) => of.kind === 'variable' && of.name === key);
  const pairs = { relationships: relationshipsOf(asked, edge), nodes: { ...groups, limit: 1000 }, at: call.at };
  return {
    query: edge.isOptional || isOfEdge ? members : groups,
    columns,
    finish,
    beside: {
      ...(isOnce ? {} : { pairs: { ...pairs, nodes: { ...groups, total: { kind: 'count' }, limit: 1000 } } }),
      ...(isWhole ? {} : { keys: { columns: keyColumns(asked, call), at: asked.at } }),
    },
  };
}

const keyColumns = (asked: Asked, call: Call) =>
  asked.items.flatMap(({ of }, index) => (of === call || isSameCall(of, call) ? [] : [index]));

/** The node or relationship that an aggregate is over: the far one where it is of rows. */
function nodeCounted({ ground }: Asked, call: Call, key: string): string | undefined {
  if (call.name !== 'count') return summable(call).of;
  const [of] = call.args;
  if (call.star) {
    const [edge] = ground.edges as readonly GroundEdge[];
    return edge === undefined
      ? undefined
      : edge.isOptional
        ? refuse('unsupported', call.at, 'count( * )')
        : ground.far(edge, key);
  }
  return of?.kind === 'variable' ? of.name : refuse('unsupported', call.at, nameOf(call));
}
