/** A directed graph by index. */
export interface Directed {
  readonly size: number;
  /** Pairs, flat: from, to, from, to… */
  readonly arcs: Int32Array;
}

/** The arcs that leave each node, by their places in `arcs`. */
function leaving({ size, arcs }: Directed): number[][] {
  const lists = Array.from({ length: size }, (): number[] => []);
  for (let arc = 0; arc < arcs.length; arc += 2) lists[arcs[arc]!]!.push(arc);
  return lists;
}

/** Where to begin: with what nothing leads to, and then with what more leaves than comes. */
function beginnings({ size, arcs }: Directed): number[] {
  const [comes, goes] = [new Int32Array(size), new Int32Array(size)];
  for (let arc = 0; arc < arcs.length; arc += 2) {
    goes[arcs[arc]!]! += 1;
    comes[arcs[arc + 1]!]! += 1;
  }
  const rank = (node: number) => (comes[node] === 0 ? -Infinity : comes[node]! - goes[node]!);
  return Array.from({ length: size }, (_, node) => node).sort((a, b) => rank(a) - rank(b) || a - b);
}

/** The same graph with those arcs turned round that close a circle. */
export function withoutCircles(graph: Directed): Directed {
  const lists = leaving(graph);
  const arcs = graph.arcs.slice();
  const next = new Int32Array(graph.size);
  /** 0: not seen; 1: on the way that is walked; 2: done. */
  const state = new Uint8Array(graph.size);
  for (const start of beginnings(graph)) {
    if (state[start] !== 0) continue;
    const way = [start];
    state[start] = 1;
    while (way.length > 0) {
      const node = way.at(-1)!;
      const arc = lists[node]![next[node]!];
      next[node]! += 1;
      if (arc === undefined) {
        state[node] = 2;
        way.pop();
        continue;
      }
      const to = graph.arcs[arc + 1]!;
      if (state[to] === 1) arcs.set([to, node], arc);
      else if (state[to] === 0) {
        state[to] = 1;
        way.push(to);
      }
    }
  }
  return { size: graph.size, arcs };
}

/**
 * The row of each node, so that every arc leads further down: as high as those above allow, and what more leaves than comes as
 * low as those below allow, which keeps arcs short. Give it a graph without circles.
 */
export function rowsOf({ size, arcs }: Directed): Int32Array {
  const rows = new Int32Array(size);
  const lists = leaving({ size, arcs });
  const missing = new Int32Array(size);
  for (let arc = 0; arc < arcs.length; arc += 2) missing[arcs[arc + 1]!]! += 1;
  const comes = missing.slice();
  const order = Array.from({ length: size }, (_, node) => node).filter((node) => missing[node] === 0);
  for (let at = 0; at < order.length; at += 1) {
    for (const arc of lists[order[at]!]!) {
      const to = arcs[arc + 1]!;
      rows[to] = Math.max(rows[to]!, rows[order[at]!]! + 1);
      missing[to]! -= 1;
      if (missing[to] === 0) order.push(to);
    }
  }
  for (const node of order.reverse()) {
    const below = lists[node]!;
    if (below.length <= comes[node]!) continue;
    rows[node] = below.reduce((least, arc) => Math.min(least, rows[arcs[arc + 1]!]! - 1), Infinity);
  }
  return rows;
}
