import { type Predicate } from '../../Query.js';
import { refuse } from '../reading/Cursor.js';
import { type Token } from '../tokens.js';
import { type Condition, setOf } from './Condition.js';
import { type Ground, type GroundEdge, shown } from './Ground.js';

/** The values that properties must have. */
const equalities = ({ predicates }: Condition): Map<string, unknown> =>
  new Map(
    predicates.flatMap((one: Predicate) =>
      one.kind === 'compare' && one.is === '=' ? [[one.property, one.value] as const] : [],
    ),
  );

/** Whether two nodes of a pattern are never the same: a property has another value. */
function differ(ground: Ground, one: string, other: string): boolean {
  if (one === other) return false;
  const [a, b] = [one, other].map((name) => ground.nodes.get(name)?.own);
  if (a === undefined || b === undefined) return false;
  const others = equalities(b);
  return [...equalities(a)].some(([property, value]) => others.has(property) && others.get(property) !== value);
}

/** Start and end of an edge, each way that it may be read. */
const waysOf = ({ from, to, direction }: GroundEdge): (readonly [string, string])[] => [
  ...(direction === 'in' ? [] : [[from, to] as const]),
  ...(direction === 'out' ? [] : [[to, from] as const]),
];

const mayShareType = ({ types: a }: GroundEdge, { types: b }: GroundEdge) =>
  a.length === 0 || b.length === 0 || a.some((type) => b.includes(type));

/**
 * In Cypher no relationship stands twice in a match; a query knows sets alone. Where two could be the same, the two nodes at their far ends
 * are told apart if one of them is a single node, which is looked up when the query runs; otherwise it is refused.
 */
export function keepApart(ground: Ground): void {
  for (const [index, one] of ground.edges.entries()) {
    for (const other of ground.edges.slice(index + 1)) {
      if (one.match === other.match && mayShareType(one, other)) apart(ground, one, other);
    }
  }
}

function apart(ground: Ground, one: GroundEdge, other: GroundEdge): void {
  if (one.length !== undefined || other.length !== undefined) refuse('repeats', other.at, nameOf(other));
  const same = waysOf(one).flatMap((a) =>
    waysOf(other).flatMap((b) => (differ(ground, a[0], b[0]) || differ(ground, a[1], b[1]) ? [] : [[a, b] as const])),
  );
  for (const [[start, end], [otherStart, otherEnd]] of same) {
    if (start === otherStart) tellApart(ground, end, otherEnd, other.at);
    else if (end === otherEnd) tellApart(ground, start, otherStart, other.at);
    // One after the other, `(a)-->(b)-->(c)`: the same only where a relationship leads from a node to itself.
    else if (end !== otherStart && start !== otherEnd) refuse('repeats', other.at, nameOf(other));
  }
}

const nameOf = ({ name, types }: GroundEdge) => name ?? `[${types.map((type) => `:${type}`).join('|')}]`;

/** Tells two nodes apart, of which one must be alone. */
export function tellApart(ground: Ground, one: string, other: string, at: Token): void {
  const isTold = (name: string) => {
    const { predicates = [], sets = [] } = ground.nodes.get(name)?.own ?? {};
    return predicates.length > 0 || sets.some(({ kind }) => kind === 'nodes');
  };
  const [single, far] = isTold(one) ? [one, other] : [other, one];
  const [alone, node] = [ground.nodes.get(single), ground.nodes.get(far)];
  if (alone === undefined || node === undefined || single === far) return;
  if (!isTold(single)) refuse('repeats', at, shown(single));
  const set = setOf({ ...alone.own, excluded: [] });
  ground.single(single, alone.at, set);
  node.own = { ...node.own, excluded: [...node.own.excluded, set] };
}
