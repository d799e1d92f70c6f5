import { type BulkInput } from '../../contract/bulk.js';
import { type ChangeCounts, type PatchOperation } from '../../contract/edits.js';
import { type GraphNode, type GraphRelationship, type LabelCount, type TypeCount } from '../../contract/elements.js';
import { type ElementChanges } from '../../contract/elementHistory.js';
import { type NodeId, type RelationshipId } from '../../contract/ids.js';
import { type PropertyUseList, type PropertyUseQuery } from '../../contract/propertyUse.js';
import {
  type NodePage,
  type NodesQuery,
  type RelationshipPage,
  type RelationshipsQuery,
} from '../../contract/pages.js';
import {
  type GraphElements,
  type GraphOverview,
  type GraphPath,
  type Neighbourhood,
  type NeighbourhoodQuery,
  type OverviewQuery,
  type RelationshipsAmong,
  type SearchQuery,
  type SearchResult,
  type ShortestPathQuery,
} from '../../contract/subgraphs.js';
import { type StyleList } from '../../contract/styles.js';
import { type Query } from '../../../domain/query/Query.js';
import { type QueryAnswer, type QueryDetail } from '../../contract/query.js';
import { type AnyWord, type GraphShape, type Mentions } from '../asked.js';
import { type QueryDeadline } from '../../platform/storage/untilDeadline.js';
import { type GraphScope, type WithoutProject } from './scope.js';

/** How many elements and names a project holds. */
export interface GraphTotals {
  readonly nodes: number;
  readonly relationships: number;
  readonly labels: number;
  readonly types: number;
}

/** Everything of a kind, and how much that is. */
interface Counted<T> {
  readonly items: T[];
  readonly total: number;
}

/** Which elements are asked for by their ids. */
export interface WantedElements {
  readonly nodeIds: readonly NodeId[];
  readonly relationshipIds: readonly RelationshipId[];
}

/** A slice of a project in the order of ids, for export. `next` is null after the last. */
export interface ExportSlice<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

/**
 * Reads the graphs of persons. Each answer is of one moment, and what a write has answered is read by the next call.
 * Without a project the default one is read, which is made when missing. Every method throws `ProblemError`
 * `PROJECT_NOT_FOUND` for a project that is not there or is another person's.
 */
export interface GraphReader {
  /** Throws `NODE_NOT_FOUND`. */
  node(scope: GraphScope, id: NodeId): Promise<GraphNode>;
  /** Throws `RELATIONSHIP_NOT_FOUND`. */
  relationship(scope: GraphScope, id: RelationshipId): Promise<GraphRelationship>;
  /**
   * A page in the order asked for, after a token, or at a place where the engine is capable of `jumping`. By a property: numbers, then texts and dates without case and
   * diacritics, then no and yes; what has no such value comes last, whichever way. Throws `PAGE_TOKEN_INVALID` for a token of
   * another list.
   */
  nodes(scope: GraphScope, query: WithoutProject<NodesQuery>): Promise<NodePage>;
  /** A page with the ends of its relationships. Throws `PAGE_TOKEN_INVALID`. */
  relationships(scope: GraphScope, query: WithoutProject<RelationshipsQuery>): Promise<RelationshipPage>;
  /** Every label with how many nodes have it. */
  labels(scope: GraphScope): Promise<Counted<LabelCount>>;
  /** Every type with how many relationships are of it. */
  types(scope: GraphScope): Promise<Counted<TypeCount>>;
  /** The properties that elements of a kind have, and how many of them; of many, from the first and the last made. */
  propertyUse(scope: GraphScope, query: WithoutProject<PropertyUseQuery>): Promise<PropertyUseList>;
  /** What was done to one element, newest first, as far as the history goes. Throws `NODE_NOT_FOUND`, `RELATIONSHIP_NOT_FOUND`. */
  elementChanges(scope: GraphScope, of: 'node' | 'relationship', id: string): Promise<ElementChanges>;
  totals(scope: GraphScope): Promise<GraphTotals>;
  /** The nodes with the most relationships, and what joins them. */
  overview(scope: GraphScope, query: WithoutProject<OverviewQuery>): Promise<GraphOverview>;
  /** What lies around a node, up to a distance. Throws `NODE_NOT_FOUND`. */
  neighbourhood(scope: GraphScope, start: NodeId, query: WithoutProject<NeighbourhoodQuery>): Promise<Neighbourhood>;
  /** With `types`, only along relationships of these. Throws `NODE_NOT_FOUND`. */
  shortestPath(
    scope: GraphScope,
    query: WithoutProject<ShortestPathQuery> & { readonly types?: readonly string[] },
  ): Promise<GraphPath>;
  /** Nodes and relationships that hold all the words or beginnings of words, whatever their case and diacritics. */
  search(scope: GraphScope, query: WithoutProject<SearchQuery>): Promise<SearchResult>;
  /** Nodes and relationships that hold any of some words, in no order. */
  withAnyWord(scope: GraphScope, asked: AnyWord): Promise<SearchResult>;
  /** What the graph is made of, from a sample of its elements. */
  schema(scope: GraphScope): Promise<GraphShape>;
  /** Nodes that may be meant by words, all words at once; a wide choice, of which the caller takes what fits. */
  lookup(scope: GraphScope, mentions: Mentions): Promise<GraphNode[]>;
  /**
   * The result of a query, by default with the nodes that it names; `joined` adds the relationships that make them the result.
   * Throws `QUERY_TOO_COSTLY` where that takes longer than the caller waits.
   */
  query(scope: GraphScope, query: Query, deadline: QueryDeadline, detail?: QueryDetail): Promise<QueryAnswer>;
  /** Elements as they stand now; ids of none are left out. */
  elements(scope: GraphScope, wanted: WantedElements): Promise<GraphElements>;
  /** The ids of those of these elements that are there. */
  present(scope: GraphScope, wanted: WantedElements): Promise<readonly string[]>;
  /** Relationships with both ends among these nodes, at most 20,000; ids of none join nothing. */
  relationshipsAmong(scope: GraphScope, nodes: readonly NodeId[]): Promise<RelationshipsAmong>;
  /** How much a step on many elements would touch. Throws what `GraphWriter.bulkEdit` throws, but for quotas. */
  bulkEditCounts(scope: GraphScope, input: WithoutProject<BulkInput>): Promise<ChangeCounts>;
  /** What a patch would change. Throws what `GraphWriter.applyPatch` throws, but for quotas; nothing is written. */
  patchCounts(scope: GraphScope, operations: readonly PatchOperation[]): Promise<ChangeCounts>;
  /** How labels and types look, those that have a style of their own; by kind and name. */
  styles(scope: GraphScope): Promise<StyleList>;
  /** Nodes after this id, in the order of ids, at most `limit`. */
  exportNodes(scope: GraphScope, after: string | null, limit: number): Promise<ExportSlice<GraphNode>>;
  /** Relationships after this id, in the order of ids, at most `limit`. */
  exportRelationships(scope: GraphScope, after: string | null, limit: number): Promise<ExportSlice<GraphRelationship>>;
  /**
   * All of the project as frames of `domain/map/frame.ts`, the best connected nodes first, each relationship once both its ends are there.
   * What follows the last frame with `isFirst` is of one moment. The deadline is that of each reading; throws `QUERY_TOO_COSTLY`.
   */
  map(scope: GraphScope, deadline: QueryDeadline): AsyncIterable<Uint8Array>;
}

/** Which part of a map is wanted: its beginning, or what follows a beginning of so many nodes that is of a version. */
export type MapWanted =
  | { readonly most: number }
  | { readonly after: { readonly version: number; readonly nodes: number } };

/**
 * A part of a map, as frames of `domain/map/frame.ts`. What follows a beginning of another version than the present one is the whole map
 * again.
 */
export interface MapPart {
  readonly version: number;
  readonly frames: readonly Uint8Array[];
  /** Whether nothing follows. */
  readonly isWhole: boolean;
}
