import { type GraphNode } from '../../contract/elements.js';
import { type PropertyShape, type Filter } from '../../graph/selection.js';

/** Nodes that a question speaks of, and the nodes by which it describes them. */
export interface NodeSet {
  readonly label: string;
  readonly where: readonly Filter[];
  readonly described: readonly GraphNode[];
}

/** Why there is no answer. */
export type Reason = 'unknownWords' | 'reasoning' | 'future' | 'reference';

/** What is to be looked up for a question. */
export type Plan =
  | { readonly kind: 'describe'; readonly node: GraphNode }
  | { readonly kind: 'ambiguous'; readonly nodes: readonly GraphNode[] }
  | {
      readonly kind: 'property';
      /** What may be meant: those of them that the qualifiers hold for. */
      readonly nodes: readonly GraphNode[];
      readonly qualifiers: readonly Filter[];
      readonly properties: readonly string[];
    }
  /** Whether a property says yes; `wanted` is the value that does. */
  | { readonly kind: 'holds'; readonly node: GraphNode; readonly property: string; readonly wanted: boolean }
  /** Whether a property has a value that is named. */
  | {
      readonly kind: 'holdsValue';
      readonly node: GraphNode;
      readonly property: string;
      readonly claimed: string;
      /** The value is no one's: it may be another spelling. */
      readonly isUnknown?: boolean;
    }
  /** `isExistence`: whether there are any is asked. */
  | { readonly kind: 'count' | 'list'; readonly set: NodeSet; readonly isExistence?: boolean }
  | { readonly kind: 'path'; readonly from: GraphNode; readonly to: GraphNode; readonly types?: readonly string[] }
  | {
      readonly kind: 'compare';
      readonly nodes: readonly GraphNode[];
      readonly properties?: readonly PropertyShape[];
      /** The first is asked to be the greater, or the lesser. */
      readonly asked?: 'more' | 'less';
      /** Whether it is so is asked, not which of them is: the first is claimed to be it. */
      readonly isClaim?: boolean;
    }
  | { readonly kind: 'changes'; readonly since: string; readonly op?: 'create' | 'delete' }
  | { readonly kind: 'changedOn'; readonly node: GraphNode }
  | {
      readonly kind: 'missing';
      readonly because: Reason;
      readonly words: readonly string[];
      readonly node?: GraphNode;
    };

/** The nodes that a plan is about, the nearest first. */
export function nodesOf(plan: Plan): readonly GraphNode[] {
  if ('node' in plan && plan.node !== undefined) return [plan.node];
  if ('nodes' in plan) return plan.nodes;
  return 'set' in plan ? plan.set.described : [];
}
