import { type NodeSet } from '../../../domain/query/Query.js';
import { isAll, type Planning } from './Planning.js';

/** About how many nodes a set has; wrong guesses cost time, never truth. */
export function guess(plan: Planning, set: NodeSet): number {
  switch (set.kind) {
    case 'all':
      return plan.graph.nodes;
    case 'label':
      return plan.graph.labelled(set.label);
    case 'nodes':
      return set.ids.length;
    case 'where':
      return guess(plan, set.of) / (set.that.kind === 'compare' && set.that.is === '=' ? 20 : 3);
    case 'follow':
      return Math.min(plan.graph.nodes, guess(plan, set.of) * plan.fanOut);
    case 'top':
      return set.count;
    case 'union':
      return set.of.reduce((sum, one) => sum + guess(plan, one), 0);
    case 'intersection':
      return Math.min(...set.of.map((one) => guess(plan, one)));
    case 'difference':
      return set.of[0] === undefined ? 0 : guess(plan, set.of[0]);
  }
}

/** Whether those that a step joins to a set are fewer than the rows that would be looked at for it. */
export const isNearer = (plan: Planning, set: NodeSet, from: number): boolean =>
  !isAll(set) && guess(plan, set) * plan.fanOut < from;
