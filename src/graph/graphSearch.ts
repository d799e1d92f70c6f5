import { type GraphNode, type GraphRelationship } from '../../domain/elements/elements';
import { lookupMachineOf } from '../../machines/lookupMachine';

/** Most elements that are offered at once. */
export const MOST_HITS = 12;

/** What was found for a text; `more` when the limit left hits out. */
export interface SearchHits {
  readonly nodes: readonly GraphNode[];
  readonly relationships: readonly GraphRelationship[];
  readonly more: boolean;
}

/** What a search gives before anything was found. */
export const NO_HITS: SearchHits = { nodes: [], relationships: [], more: false };

/** Type-ahead search over the graph: asks when typing pauses. */
export const graphSearch = lookupMachineOf<string, SearchHits>({
  patience: 160,
  isBlank: (text) => text.trim() === '',
});
