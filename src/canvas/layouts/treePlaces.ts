type Lists = readonly (readonly number[])[];

/** What is left of a tree when its leaves are taken away again and again: its middle, one node or one of two. */
function middleOf(lists: Lists): number {
  const left = lists.map((list) => list.length);
  let ring = [...lists.keys()].filter((node) => left[node]! <= 1);
  for (let rest = lists.length; rest > 2 && ring.length > 0;) {
    rest -= ring.length;
    const next: number[] = [];
    for (const leaf of ring)
      for (const other of lists[leaf]!) {
        left[other]! -= 1;
        if (left[other] === 1) next.push(other);
      }
    ring = next;
  }
  return ring[0] ?? 0;
}

/** The nodes from the middle outward, each with the one that it hangs on. */
function outward(lists: Lists, root: number) {
  const parents = new Int32Array(lists.length).fill(-1);
  const order = [root];
  for (let at = 0; at < order.length; at += 1) {
    const node = order[at]!;
    for (const other of lists[node]!) {
      if (other === parents[node]) continue;
      parents[other] = node;
      order.push(other);
    }
  }
  return { order, parents };
}

/** Whether a connected graph is a tree. */
export const isTree = (lists: Lists): boolean =>
  lists.reduce((ends, list) => ends + list.length, 0) === 2 * (lists.length - 1);

/** A tree around its middle, a ring for each step away from it; each branch has as much of the turn as it has ends, so that none crosses another. */
export function treePlaces(lists: Lists): { x: Float64Array; y: Float64Array } {
  const { order, parents } = outward(lists, middleOf(lists));
  const ends = new Float64Array(lists.length);
  for (const node of order.toReversed()) {
    ends[node] = ends[node] || 1;
    if (parents[node] !== -1) ends[parents[node]!]! += ends[node];
  }
  const [from, depth] = [new Float64Array(lists.length), new Float64Array(lists.length)];
  const [x, y] = [new Float64Array(lists.length), new Float64Array(lists.length)];
  const turn = (2 * Math.PI) / (ends[order[0]!] || 1);
  for (const node of order) {
    let next = from[node]!;
    for (const child of lists[node]!) {
      if (child === parents[node]) continue;
      from[child] = next;
      depth[child] = depth[node]! + 1;
      next += ends[child]!;
    }
    const angle = (from[node]! + ends[node]! / 2) * turn;
    x[node] = depth[node]! * Math.cos(angle);
    y[node] = depth[node]! * Math.sin(angle);
  }
  return { x, y };
}
