import {
  type ChangeCounts,
  type ChangePage,
  type ChangeReceipt,
  type CreateNodeInput,
  type CreateRelationshipInput,
  type NodeDeleted,
  type PatchOperation,
  type RelationshipDeleted,
  type SavePositionsInput,
  type SetRelationshipInput,
  type UpdateNodeInput,
  type UpdateRelationshipInput,
} from '../contract/edits.js';
import {
  type ChangeSource,
  type GraphNode,
  type GraphRelationship,
  type LabelCount,
  type Provenance,
  type TypeCount,
} from '../contract/elements.js';
import {
  type ImportId,
  type MessageId,
  type NodeId,
  type OwnerId,
  type ProjectId,
  type RelationshipId,
} from '../contract/ids.js';
import { type ExistingInstead } from '../contract/chat/messages.js';
import { type GraphChanged } from '../contract/live.js';
import { type NodePage, type NodesQuery, type RelationshipPage, type RelationshipsQuery } from '../contract/pages.js';
import { type Project, type ProjectList } from '../contract/projects.js';
import {
  type GraphElements,
  type GraphOverview,
  type GraphPath,
  type Neighbourhood,
  type NeighbourhoodQuery,
  type OverviewQuery,
  type SearchQuery,
  type SearchResult,
  type ShortestPathQuery,
} from '../contract/subgraphs.js';
import { type NotificationDraft } from '../records/NotificationDraft.js';
import { type ChangeDetail, type GraphShape, type Mentions, type Selected, type Selection } from './selection.js';

declare const content: unique symbol;

/**
 * JSON text of a `T`. A store answers with finished text, made where the data is (a worker thread, a server), so that the
 * thread that serves requests neither builds nor parses it.
 */
export type Json<T> = string & { readonly [content]: T };

/** The value of finished JSON text. */
export const parse = <T>(text: Json<T>): T => JSON.parse(text) as T;

/** Finished JSON text of a value. */
export const stringify = <T>(value: T): Json<T> => JSON.stringify(value) as Json<T>;

/** Whose graph, and which of their projects; without one, their default project. No query can be written without it. */
export interface GraphScope {
  readonly ownerId: OwnerId;
  readonly projectId?: ProjectId | undefined;
}

/** A scope whose project is known. */
export interface ProjectScope {
  readonly ownerId: OwnerId;
  readonly projectId: ProjectId;
}

/** What brought a change about; written into the history. */
export interface ChangeOrigin {
  readonly source: ChangeSource;
  readonly reference?: string;
}

/** The proposal that a change carries out: the places of its operations that were accepted, and what stands in for others. */
export interface ProposalDecision {
  readonly messageId: MessageId;
  readonly accepted: number[];
  readonly existing: ExistingInstead[];
}

type WithoutProject<T> = Omit<T, 'projectId'>;

/** An element as a file brings it: ids already ours, ends already resolved. */
export type ImportedNode = Pick<GraphNode, 'id' | 'labels' | 'properties' | 'propertyKinds'> & {
  position?: { x: number; y: number };
  createdAt?: string;
  updatedAt?: string;
  version?: number;
  provenance?: Provenance;
};
export type ImportedRelationship = Pick<
  GraphRelationship,
  'id' | 'type' | 'startNodeId' | 'endNodeId' | 'properties' | 'propertyKinds'
> & { createdAt?: string; updatedAt?: string; version?: number; provenance?: Provenance };

/** Some elements of an import; nodes come before the relationships that need them, though not in the same batch. */
export interface ImportBatch {
  readonly nodes: readonly ImportedNode[];
  readonly relationships: readonly ImportedRelationship[];
}

/** A slice of a project in the order of ids, for export. `next` is null after the last. */
export interface ExportSlice<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

/** What an engine can do beyond the least; the contract suite skips by these, never by an engine's name. */
export interface GraphStoreCapabilities {
  /** Relationships are found by text. */
  readonly searchRelationships: boolean;
  /** A write is found by the next search. */
  readonly consistentSearch: boolean;
  /** Totals are exact at any moment. */
  readonly exactTotals: boolean;
  /** Acknowledged writes survive kill -9. */
  readonly durable: boolean;
}

/** Which elements are asked for by their ids. */
export interface WantedElements {
  readonly nodeIds: readonly NodeId[];
  readonly relationshipIds: readonly RelationshipId[];
}

/** Hears of a change that was committed: whose graph, and what of it changed. */
export type OnGraphChange = (ownerId: OwnerId, change: GraphChanged) => void;

/**
 * The graph of every person: one history per project, a version on every element.
 * Methods throw `ProblemError` (`server/contract/ProblemError.ts`) with the codes that the contract names for the operation.
 */
export interface GraphStore {
  readonly capabilities: GraphStoreCapabilities;

  projects(ownerId: OwnerId): Promise<Json<ProjectList>>;
  /** The default project, made when missing. Idempotent under parallel calls. */
  ensureDefaultProject(ownerId: OwnerId): Promise<ProjectId>;
  createProject(ownerId: OwnerId, name: string): Promise<Json<Project>>;
  renameProject(scope: ProjectScope, name: string): Promise<Json<Project>>;

  node(scope: GraphScope, id: NodeId): Promise<Json<GraphNode>>;
  relationship(scope: GraphScope, id: RelationshipId): Promise<Json<GraphRelationship>>;
  nodes(scope: GraphScope, query: WithoutProject<NodesQuery>): Promise<Json<NodePage>>;
  relationships(scope: GraphScope, query: WithoutProject<RelationshipsQuery>): Promise<Json<RelationshipPage>>;
  labels(scope: GraphScope): Promise<Json<{ items: LabelCount[]; total: number }>>;
  types(scope: GraphScope): Promise<Json<{ items: TypeCount[]; total: number }>>;
  totals(scope: GraphScope): Promise<{ nodes: number; relationships: number; labels: number; types: number }>;
  overview(scope: GraphScope, query: WithoutProject<OverviewQuery>): Promise<Json<GraphOverview>>;
  neighbourhood(
    scope: GraphScope,
    start: NodeId,
    query: WithoutProject<NeighbourhoodQuery>,
  ): Promise<Json<Neighbourhood>>;
  /** With `types`, only along relationships of these. */
  shortestPath(
    scope: GraphScope,
    query: WithoutProject<ShortestPathQuery> & { readonly types?: readonly string[] },
  ): Promise<Json<GraphPath>>;
  search(scope: GraphScope, query: WithoutProject<SearchQuery>): Promise<Json<SearchResult>>;
  /** What the graph is made of, from a sample of its elements. */
  shape(scope: GraphScope): Promise<Json<GraphShape>>;
  /** Nodes that may be meant by words; a wide choice, of which the caller takes what fits. */
  mentioned(scope: GraphScope, mentions: Mentions): Promise<Json<GraphNode[]>>;
  select(scope: GraphScope, selection: Selection): Promise<Json<Selected>>;
  /** Changes in a time that are not undone, with what they touched; the newest first. */
  changeDetails(scope: GraphScope, time: { since: string; until?: string }): Promise<Json<ChangeDetail[]>>;
  /** Elements as they stand now; ids of none are left out. */
  elements(scope: GraphScope, wanted: WantedElements): Promise<Json<GraphElements>>;

  createNode(scope: GraphScope, input: WithoutProject<CreateNodeInput>, origin: ChangeOrigin): Promise<Json<GraphNode>>;
  createRelationship(
    scope: GraphScope,
    input: WithoutProject<CreateRelationshipInput>,
    origin: ChangeOrigin,
  ): Promise<Json<GraphRelationship>>;
  setRelationship(
    scope: GraphScope,
    input: WithoutProject<SetRelationshipInput>,
    origin: ChangeOrigin,
  ): Promise<Json<GraphRelationship>>;
  updateNode(scope: GraphScope, input: WithoutProject<UpdateNodeInput>, origin: ChangeOrigin): Promise<Json<GraphNode>>;
  updateRelationship(
    scope: GraphScope,
    input: WithoutProject<UpdateRelationshipInput>,
    origin: ChangeOrigin,
  ): Promise<Json<GraphRelationship>>;
  deleteNode(scope: GraphScope, id: NodeId, origin: ChangeOrigin): Promise<Json<NodeDeleted>>;
  deleteRelationship(
    scope: GraphScope,
    id: RelationshipId,
    ends: { first: NodeId; second: NodeId },
    origin: ChangeOrigin,
  ): Promise<Json<RelationshipDeleted>>;
  /**
   * All operations or none, as one entry of the history. With `decision` the same commit moves the proposal of that message
   * to `applied`; throws `MESSAGE_NOT_FOUND` and `PROPOSAL_STATE`.
   */
  applyPatch(
    scope: GraphScope,
    operations: readonly PatchOperation[],
    origin: ChangeOrigin,
    decision?: ProposalDecision,
  ): Promise<Json<ChangeReceipt>>;
  /** View state: durable, unversioned, outside the history. Unknown ids are passed over. Returns how many were kept. */
  savePositions(scope: GraphScope, positions: SavePositionsInput['positions']): Promise<number>;

  undo(scope: GraphScope): Promise<Json<ChangeReceipt>>;
  redo(scope: GraphScope): Promise<Json<ChangeReceipt>>;
  changes(scope: GraphScope, query: { pageSize: number; pageToken?: string }): Promise<Json<ChangePage>>;

  /** Opens a hidden batch. Nothing of it is seen, counted or found until `publishImport`. */
  beginImport(scope: ProjectScope, importId: ImportId): Promise<void>;
  appendImport(scope: ProjectScope, importId: ImportId, batch: ImportBatch): Promise<void>;
  /**
   * Makes the batch visible in one commit, as one entry of the history. The same commit writes what the person is told of it,
   * unless they muted that.
   */
  publishImport(
    scope: ProjectScope,
    importId: ImportId,
    origin: ChangeOrigin,
    told?: NotificationDraft,
  ): Promise<Json<ChangeReceipt>>;
  /** Drops a batch that was not published; also what is left of one after a crash. */
  abortImport(scope: ProjectScope, importId: ImportId): Promise<void>;

  exportNodes(scope: GraphScope, after: string | null, limit: number): Promise<ExportSlice<GraphNode>>;
  exportRelationships(scope: GraphScope, after: string | null, limit: number): Promise<ExportSlice<GraphRelationship>>;

  /**
   * Calls back after each committed change that is made through this store, in their order and before the call that made it
   * answers. @returns how to stop
   */
  onChange(follow: OnGraphChange): () => void;

  /** Removes all of a person's graphs. */
  dropOwner(ownerId: OwnerId): Promise<void>;
  close(): Promise<void>;
}

/** No change. */
export const NO_COUNTS: ChangeCounts = {
  nodesCreated: 0,
  nodesUpdated: 0,
  nodesDeleted: 0,
  relationshipsCreated: 0,
  relationshipsUpdated: 0,
  relationshipsDeleted: 0,
};
