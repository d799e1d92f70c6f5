import {
  type Direction,
  type GroupKey,
  type Measure,
  type NodeSet,
  type Predicate,
  type Query,
  type Step,
} from './Query.js';
import { type QueryResult } from './Result.js';
import { setIn } from './asNodes.js';

/** What joined the nodes of a result to others: from nodes of one set by a step to nodes of another. */
interface Join {
  readonly near: NodeSet;
  readonly step: Step;
  readonly far: NodeSet;
}

/** The other way along a relationship. */
export const BACK: Readonly<Record<Direction, Direction>> = { out: 'in', in: 'out', either: 'either' };

/** Those of a set that a step leads to. */
const farOf = (near: NodeSet, step: Step, set: NodeSet): NodeSet => ({
  kind: 'intersection',
  of: [set, { kind: 'follow', of: near, step }],
});

/** What joins nodes to those that they are measured by. */
function ofMeasure(by: Measure, near: NodeSet): Join[] {
  switch (by.kind) {
    case 'property':
    case 'constant':
    case 'ofSet':
      return [];
    case 'part':
    case 'interval':
      return ofMeasure(by.of, near);
    case 'minus':
      return [...ofMeasure(by.of, near), ...ofMeasure(by.less, near)];
    case 'plus':
    case 'times':
    case 'ratio':
      return [...ofMeasure(by.of, near), ...ofMeasure(by.with, near)];
    default:
      return [{ near, step: by.step, far: farOf(near, by.step, by.set) }];
  }
}

/** What joins nodes to those that they are grouped by. */
function ofKey(by: GroupKey, near: NodeSet): Join[] {
  if (by.kind === 'measure') return ofMeasure(by.of, near);
  return by.kind === 'step' ? [{ near, step: by.step, far: farOf(near, by.step, by.set) }] : [];
}

function ofPredicate(that: Predicate, near: NodeSet): Join[] {
  if (that.kind === 'and' || that.kind === 'or') return that.of.flatMap((one) => ofPredicate(one, near));
  if (that.kind === 'relate') return [...ofMeasure(that.of, near), ...ofMeasure(that.to, near)];
  if (that.kind !== 'linked' || that.quantity.kind === 'none') return [];
  const far = farOf(near, that.step, that.set);
  return [{ near, step: that.step, far }, ...ofSet(that.set, far)];
}

function ofSet(set: NodeSet, near: NodeSet): Join[] {
  switch (set.kind) {
    case 'where':
      return [...ofSet(set.of, near), ...ofPredicate(set.that, near)];
    case 'follow': {
      const step = { ...set.step, direction: BACK[set.step.direction] };
      const far = farOf(near, step, set.of);
      return [{ near, step, far }, ...ofSet(set.of, far)];
    }
    case 'top':
      return [
        ...ofSet(set.of, near),
        ...ofMeasure(set.by, near),
        ...(set.each === undefined ? [] : ofKey(set.each, near)),
      ];
    case 'difference':
      return set.of.slice(0, 1).flatMap((one) => ofSet(one, near));
    case 'union':
    case 'intersection':
      return set.of.flatMap((one) => ofSet(one, near));
    default:
      return [];
  }
}

/** The joins by which the nodes of a result are what was asked for. */
export function joinsOf(query: Query, result: QueryResult): readonly Join[] {
  if (query.kind === 'paths' && result.kind === 'paths')
    return result.paths.flatMap((path) =>
      path.slice(1).map((id, at): Join => ({
        near: { kind: 'nodes', ids: path.slice(at, at + 1) },
        step: query.step,
        far: { kind: 'nodes', ids: [id] },
      })),
    );
  const set = setIn(query);
  return set === undefined || result.kind !== 'nodes' ? [] : ofSet(set, { kind: 'nodes', ids: result.ids });
}

/** A relationship as a step sees it. */
interface Joining {
  readonly type: string;
  readonly startNodeId: string;
  readonly endNodeId: string;
}

/** Whether a relationship leads by a step from one of some nodes to one of others; what its properties must be is not looked at. */
export function isJoin(
  { type, startNodeId, endNodeId }: Joining,
  { types, direction }: Step,
  near: ReadonlySet<string>,
  far: ReadonlySet<string>,
): boolean {
  if (types.length > 0 && !types.includes(type)) return false;
  const isOut = near.has(startNodeId) && far.has(endNodeId);
  const isIn = near.has(endNodeId) && far.has(startNodeId);
  return (isOut && direction !== 'in') || (isIn && direction !== 'out');
}
