import { MOST_STEPS, type Query, USUAL_LIMIT } from '../Query.js';
import { type QueryResult } from '../Result.js';

/** Where paths begin and end, and where a step leads from a node. */
interface Ground {
  readonly from: ReadonlySet<string>;
  readonly to: ReadonlySet<string>;
  next(id: string): Iterable<string>;
}

/** For each node, from which nodes one step earlier it was first reached; the layers end where `to` is met. */
function layersTo({
  from,
  to,
  next,
}: Ground): { before: Map<string, string[]>; steps: number; met: string[] } | undefined {
  const before = new Map<string, string[]>([...from].map((id) => [id, []]));
  let layer = [...from];
  for (let steps = 0; steps <= MOST_STEPS && layer.length > 0; steps += 1) {
    const met = layer.filter((id) => to.has(id));
    if (met.length > 0) return { before, steps, met };
    const following = new Map<string, string[]>();
    for (const id of layer) {
      for (const far of next(id)) if (!before.has(far)) following.set(far, [...(following.get(far) ?? []), id]);
    }
    for (const [far, nears] of following) before.set(far, nears);
    layer = [...following.keys()];
  }
  return undefined;
}

/** Ids in their order, for an answer that is the same each time. */
const inOrder = (ids: readonly string[]): string[] => [...ids].sort((one, other) => (one < other ? -1 : 1));

/** The shortest paths from one set to another, in the order of the ids from their end. */
export function shortestPaths(
  { which, limit = USUAL_LIMIT }: Extract<Query, { kind: 'paths' }>,
  ground: Ground,
): QueryResult {
  const layers = layersTo(ground);
  if (layers === undefined) return { kind: 'paths', steps: null, paths: [], isCut: false };
  const most = which === 'shortest' ? 1 : limit;
  const paths: string[][] = [];
  const walk = (id: string, rest: readonly string[]): void => {
    if (paths.length > most) return;
    const path = [id, ...rest];
    const nears = layers.before.get(id) ?? [];
    if (nears.length === 0) paths.push(path);
    for (const near of inOrder(nears)) walk(near, path);
  };
  for (const end of inOrder(layers.met)) walk(end, []);
  return { kind: 'paths', steps: layers.steps, paths: paths.slice(0, most), isCut: paths.length > most };
}
