import { MOST_STEPS, type Query, USUAL_LIMIT } from '../Query.js';
import { type QueryResult } from '../Result.js';

/** Where paths begin and end. */
interface PathEnds {
  readonly from: ReadonlySet<string>;
  readonly to: ReadonlySet<string>;
}

/** Where a step leads from each of some nodes; one that it leads nowhere from may be left out. */
type Leads = ReadonlyMap<string, Iterable<string>>;

/**
 * A search that asks for a layer at a time: it yields the ids of some nodes and goes on with where the step leads from each. So the same code
 * serves an engine that answers at once and one that takes a while.
 */
type LayeredSearch<T> = Generator<readonly string[], T, Leads>;

interface Layers {
  /** For each node, from which nodes one step earlier it was first reached. */
  readonly before: ReadonlyMap<string, readonly string[]>;
  readonly steps: number;
  readonly met: readonly string[];
}

/** Takes layers until one meets `to`. */
function* layersTo({ from, to }: PathEnds): LayeredSearch<Layers | undefined> {
  const before = new Map<string, string[]>([...from].map((id) => [id, []]));
  let layer = [...from];
  for (let steps = 0; steps <= MOST_STEPS && layer.length > 0; steps += 1) {
    const met = layer.filter((id) => to.has(id));
    if (met.length > 0) return { before, steps, met };
    if (steps === MOST_STEPS) return undefined;
    const leads = yield layer;
    const following = new Map<string, string[]>();
    for (const id of layer) {
      for (const far of leads.get(id) ?? []) {
        if (before.has(far)) continue;
        const nears = following.get(far);
        if (nears === undefined) following.set(far, [id]);
        else nears.push(id);
      }
    }
    for (const [far, nears] of following) before.set(far, nears);
    layer = [...following.keys()];
  }
  return undefined;
}

/** Ids in their order, for an answer that is the same each time. */
const inOrder = (ids: readonly string[]): string[] => [...ids].sort((one, other) => (one < other ? -1 : 1));

/** The shortest paths from one set to another, in the order of the ids from their end. */
export function* shortestPaths(
  { which, limit = USUAL_LIMIT }: Pick<Extract<Query, { kind: 'paths' }>, 'which' | 'limit'>,
  ends: PathEnds,
): LayeredSearch<QueryResult> {
  const layers = yield* layersTo(ends);
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

/** Runs a search over an engine that answers at once. */
export function searchAtOnce<T>(search: LayeredSearch<T>, next: (ids: readonly string[]) => Leads): T {
  let step = search.next();
  while (step.done !== true) step = search.next(next(step.value));
  return step.value;
}
