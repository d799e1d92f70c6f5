import { type Query } from '../../../domain/query/Query.js';
import { type GraphNode } from '../../contract/elements.js';
import { type Account } from './Account.js';

/** Reads a question by the phrase that gives it its form, and says to the account which words it uses. */
export type Frame = (account: Account) => Query | undefined;

/** A set of nodes that are named. */
export const nodesSet = (nodes: readonly GraphNode[]) => ({ kind: 'nodes' as const, ids: nodes.map(({ id }) => id) });
