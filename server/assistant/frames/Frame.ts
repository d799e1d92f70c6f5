import { type Query } from '../../../domain/query/Query.js';
import { type GraphNode } from '../../contract/elements.js';
import { type Account } from './Account.js';

/** What is asked that no query says: things side by side, and what has changed. */
export type Beside =
  | {
      readonly kind: 'sideBySide';
      readonly nodes: readonly GraphNode[];
      /** What they are compared by; everything they share where nothing is said. */
      readonly properties?: readonly string[];
      /** Which of them has the greater or the lesser is asked. */
      readonly asked?: 'more' | 'less';
      /** Whether it is so is asked, not which of them it is: the first is claimed to be it. */
      readonly isClaim?: boolean;
    }
  | { readonly kind: 'changed'; readonly since: string; readonly op?: 'create' | 'delete' }
  | { readonly kind: 'changedOn'; readonly node: GraphNode };

/** What a question with a form of its own asks for. */
export type Asked = Query | Beside;

/** Reads a question by the phrase that gives it its form, and says to the account which words it uses. */
export type Frame = (account: Account) => Asked | undefined;

/** A set of nodes that are named. */
export const nodesSet = (nodes: readonly GraphNode[]) => ({ kind: 'nodes' as const, ids: nodes.map(({ id }) => id) });
