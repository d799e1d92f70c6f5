import { type Query } from '../../../domain/query/Query';

/** What becomes of the nodes that a lens leaves out. */
export type Sight = 'dim' | 'hide';

/** The query by which a canvas is looked at: a listing filters it, paths are drawn on it one by one. */
export interface Looking {
  readonly query: Extract<Query, { kind: 'nodes' | 'paths' }>;
  readonly sight: Sight;
}
