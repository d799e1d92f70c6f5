import { type FarNodes } from '../scene';

const MOST_DEGREE = 4096;

/** The nodes, the least connected first: by counting, since a hundred thousand are sorted whenever one is added. */
export function byDegree({ count, degree }: FarNodes): Uint32Array {
  const starts = new Uint32Array(MOST_DEGREE + 2);
  const rank = (node: number) => Math.min(MOST_DEGREE, degree[node]!);
  for (let node = 0; node < count; node += 1) starts[rank(node) + 1]! += 1;
  for (let at = 1; at < starts.length; at += 1) starts[at]! += starts[at - 1]!;
  const order = new Uint32Array(count);
  for (let node = 0; node < count; node += 1) order[starts[rank(node)]!++] = node;
  return order;
}
