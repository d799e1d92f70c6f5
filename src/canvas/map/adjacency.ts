import { type GraphArrays } from './GraphArrays';
import { nodeIndex } from './indexes';

/** The relationships at each node: those of one stand from `starts[node]` up to `starts[node + 1]`. */
interface Adjacency {
  readonly starts: Uint32Array;
  readonly lines: Uint32Array;
}

/** By what the arrays say of what joins what. */
const adjacencies = new WeakMap<GraphArrays['joins'], Adjacency>();

/** What stands at each node: looked through once for all arrays that say the same of it. */
export function adjacencyOf(arrays: GraphArrays): Adjacency {
  const known = adjacencies.get(arrays.joins);
  if (known !== undefined) return known;
  const { nodeCount, relationshipCount, from, to } = arrays;
  const starts = new Uint32Array(nodeCount + 1);
  const each = (act: (node: number, line: number) => void) => {
    for (let line = 0; line < relationshipCount; line += 1) {
      act(from[line]!, line);
      if (to[line] !== from[line]) act(to[line]!, line);
    }
  };
  each((node) => (starts[node + 1]! += 1));
  for (let node = 0; node < nodeCount; node += 1) starts[node + 1]! += starts[node]!;
  const [next, lines] = [starts.slice(), new Uint32Array(starts[nodeCount]!)];
  each((node, line) => (lines[next[node]!++] = line));
  const adjacency = { starts, lines };
  adjacencies.set(arrays.joins, adjacency);
  return adjacency;
}

/** The indexes of the relationships of a node, a self loop once; none where the node is not in the arrays. */
export function linesAt(arrays: GraphArrays, id: string): Uint32Array {
  const { starts, lines } = adjacencyOf(arrays);
  const at = nodeIndex(arrays, id);
  // Nothing is joined to a node that came since.
  return at === undefined || at + 1 >= starts.length ? new Uint32Array() : lines.subarray(starts[at], starts[at + 1]);
}

/** The nodes that relationships join to some. */
export function nodesBeside(arrays: GraphArrays, ids: readonly string[]): string[] {
  const beside = new Set<string>();
  for (const id of ids)
    for (const line of linesAt(arrays, id)) {
      const [from, to] = [arrays.ids[arrays.from[line]!]!, arrays.ids[arrays.to[line]!]!];
      beside.add(from === id ? to : from);
    }
  return [...beside];
}
