import { type NodeSet, type Step } from '../../Query.js';

/** The nodes that some relationships in a row lead to from a set; with `least` 0 the set as well. */
export function reachOf(from: NodeSet, step: Step, least: number, most: number): NodeSet {
  if (most === 0) return from;
  let reached: NodeSet = { kind: 'follow', of: from, step };
  for (let at = 1; at < most; at += 1) reached = { kind: 'follow', of: { kind: 'union', of: [from, reached] }, step };
  return least === 0 ? { kind: 'union', of: [from, reached] } : reached;
}
