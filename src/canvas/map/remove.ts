import { type GraphArrays } from './GraphArrays';
import { indexOf, shortenTo } from './indexes';

/** What stands at one index comes to stand at another. */
type Move = (from: number, to: number) => void;

/** Puts the last that stay in the places of those that are removed. @returns where those that moved stand now, by where they stood */
function closeGaps(ids: string[], removed: readonly number[], move: Move): ReadonlyMap<number, number> {
  const index = indexOf(ids);
  const gone = new Set(removed);
  const moved = new Map<number, number>();
  for (const gap of removed) index.delete(ids[gap]!);
  const count = ids.length - gone.size;
  let last = ids.length - 1;
  for (const gap of removed) {
    if (gap >= count) continue;
    while (gone.has(last)) last -= 1;
    ids[gap] = ids[last]!;
    index.set(ids[gap], gap);
    move(last, gap);
    moved.set(last, gap);
    last -= 1;
  }
  shortenTo(ids, count);
  return moved;
}

const known = (ids: readonly string[], wanted: readonly string[]): number[] => {
  const index = indexOf(ids);
  return [...new Set(wanted)].flatMap((id) => index.get(id) ?? []);
};

/** The relationships that hang on any of some nodes. */
function hangingOn(arrays: GraphArrays, nodes: readonly number[]): number[] {
  const isGone = new Uint8Array(arrays.nodeCount);
  for (const node of nodes) isGone[node] = 1;
  const hanging: number[] = [];
  for (let at = 0; at < arrays.relationshipCount; at += 1)
    if (isGone[arrays.from[at]!] === 1 || isGone[arrays.to[at]!] === 1) hanging.push(at);
  return hanging;
}

function withoutRelationships(arrays: GraphArrays, removed: readonly number[]): GraphArrays {
  const { relationshipIds, from, to, type } = arrays;
  closeGaps(relationshipIds, removed, (last, gap) => {
    from[gap] = from[last]!;
    to[gap] = to[last]!;
    type[gap] = type[last]!;
  });
  const joins = removed.length === 0 ? arrays.joins : {};
  return { ...arrays, joins, relationshipCount: relationshipIds.length };
}

/** Tells the relationships where their ends have moved to. */
function followEnds({ from, to, relationshipCount }: GraphArrays, moved: ReadonlyMap<number, number>): void {
  for (let at = 0; at < relationshipCount; at += 1) {
    from[at] = moved.get(from[at]!) ?? from[at]!;
    to[at] = moved.get(to[at]!) ?? to[at]!;
  }
}

/** The arrays without some nodes, what hangs on them, and some relationships. */
export function without(
  arrays: GraphArrays,
  nodeIds: readonly string[],
  relationshipIds: readonly string[],
): GraphArrays {
  const nodes = known(arrays.ids, nodeIds);
  const relationships = known(arrays.relationshipIds, relationshipIds);
  const hanging = nodes.length === 0 ? [] : hangingOn(arrays, nodes);
  const rest = withoutRelationships(arrays, [...new Set([...relationships, ...hanging])]);
  if (nodes.length === 0) return rest;
  const { ids, x, y, label, degree, captions } = rest;
  const moved = closeGaps(ids, nodes, (last, gap) => {
    x[gap] = x[last]!;
    y[gap] = y[last]!;
    label[gap] = label[last]!;
    degree[gap] = degree[last]!;
    captions[gap] = captions[last]!;
  });
  captions.length = ids.length;
  followEnds(rest, moved);
  return { ...rest, joins: {}, nodeCount: ids.length };
}
