import { type QueryDetail } from '../../contract/query.js';
import { type BulkInput } from '../../contract/bulk.js';
import { type PatchOperation } from '../../contract/edits.js';
import { type NodeId, type RelationshipId } from '../../contract/ids.js';
import { type PropertyUseQuery } from '../../contract/propertyUse.js';
import { type NodesQuery, type RelationshipsQuery } from '../../contract/pages.js';
import {
  type NeighbourhoodQuery,
  type OverviewQuery,
  type SearchQuery,
  type ShortestPathQuery,
} from '../../contract/subgraphs.js';
import { type Query } from '../../../domain/query/Query.js';
import { type ThreadDeadline } from '../../platform/storage/threadDeadline.js';
import { queryJson } from './query/queryJson.js';
import { type GraphScope } from '../ports/scope.js';
import { stringify } from '../../platform/storage/Json.js';
import { type MapWanted, type WantedElements } from '../ports/GraphReader.js';
import { type AnyWord, type Mentions } from '../asked.js';
import { ChangeDraft } from '../changing/ChangeDraft.js';
import { type ChangeRequest, changeRequests } from '../changing/changeRequests.js';
import { countsOfChange } from '../changing/decideChange.js';
import { changesPage } from './lists/changesList.js';
import { nodesPage } from './lists/nodesList.js';
import { relationshipsPage } from './lists/relationshipsList.js';
import { type PersonFiles } from '../../people/personFile/PersonFiles.js';
import { nodeJson, relationshipJson } from './present.js';
import { elementsJson } from './receipts.js';
import { labelCounts, presentIds, totals, typeCounts } from './reading/counts.js';
import { elementChangesJson } from './reading/elementChanges.js';
import { exportNodes, exportRelationships } from './reading/exports.js';
import { readMapPart } from './reading/map.js';
import { neighbourhoodJson, relationshipsAmongJson } from './reading/neighbourhood.js';
import { overviewJson } from './reading/overview.js';
import { propertyUseJson } from './reading/propertyUse.js';
import { searchJson } from './reading/search.js';
import { changeDetailsJson } from './reading/changeDetails.js';
import { mentionedJson } from './reading/mentioned.js';
import { withAnyWordJson } from './reading/withAnyWord.js';
import { shapeJson } from './reading/shape.js';
import { shortestPathJson } from './reading/shortestPath.js';
import { type Graph } from './rows.js';
import { sqliteSource } from './sqliteSource.js';
import { stylesJson } from './styles.js';
import { reading } from './writing.js';

const counted = <T>(items: T[]) => stringify({ items, total: items.length });

/** What a change would come to; nothing is written. */
const countsJson = (graph: Graph, { decide }: ChangeRequest<void>) =>
  stringify(countsOfChange(sqliteSource(graph), new ChangeDraft({ source: 'hand' }), decide));

/** Everything that only reads a graph; answers are finished JSON. */
export const readCommands = (files: PersonFiles) => ({
  node: (scope: GraphScope, id: NodeId) => reading(files, scope, (graph) => nodeJson(graph, id)),
  relationship: (scope: GraphScope, id: RelationshipId) =>
    reading(files, scope, (graph) => relationshipJson(graph, id)),
  nodes: (scope: GraphScope, query: NodesQuery, deadline?: ThreadDeadline) =>
    reading(files, scope, (graph) => nodesPage(graph, query, deadline)),
  relationships: (scope: GraphScope, query: RelationshipsQuery) =>
    reading(files, scope, (graph) => relationshipsPage(graph, query)),
  labels: (scope: GraphScope) => reading(files, scope, (graph) => counted(labelCounts(graph))),
  types: (scope: GraphScope) => reading(files, scope, (graph) => counted(typeCounts(graph))),
  propertyUse: (scope: GraphScope, query: PropertyUseQuery) =>
    reading(files, scope, (graph) => propertyUseJson(graph, query)),
  elementChanges: (scope: GraphScope, of: 'node' | 'relationship', id: string) =>
    reading(files, scope, (graph) => elementChangesJson(graph, of, id)),
  totals: (scope: GraphScope) => reading(files, scope, totals),
  overview: (scope: GraphScope, query: OverviewQuery) => reading(files, scope, (graph) => overviewJson(graph, query)),
  neighbourhood: (scope: GraphScope, start: NodeId, query: NeighbourhoodQuery) =>
    reading(files, scope, (graph) => neighbourhoodJson(graph, start, query)),
  shortestPath: (scope: GraphScope, query: ShortestPathQuery & { readonly types?: readonly string[] }) =>
    reading(files, scope, (graph) => shortestPathJson(graph, query)),
  search: (scope: GraphScope, query: SearchQuery) => reading(files, scope, (graph) => searchJson(graph, query)),
  withAnyWord: (scope: GraphScope, asked: AnyWord) => reading(files, scope, (graph) => withAnyWordJson(graph, asked)),
  schema: (scope: GraphScope) => reading(files, scope, shapeJson),
  lookup: (scope: GraphScope, mentions: Mentions) => reading(files, scope, (graph) => mentionedJson(graph, mentions)),
  query: (scope: GraphScope, query: Query, deadline: ThreadDeadline, detail?: QueryDetail) =>
    reading(files, scope, (graph) => queryJson(graph, query, deadline, detail)),
  changeDetails: (scope: GraphScope, time: { since: string; until?: string }) =>
    reading(files, scope, (graph) => changeDetailsJson(graph, time)),
  elements: (scope: GraphScope, wanted: WantedElements) =>
    reading(files, scope, (graph) => elementsJson(graph, wanted)),
  present: (scope: GraphScope, wanted: WantedElements) => reading(files, scope, (graph) => presentIds(graph, wanted)),
  relationshipsAmong: (scope: GraphScope, nodes: readonly NodeId[]) =>
    reading(files, scope, (graph) => relationshipsAmongJson(graph, nodes)),
  bulkEditCounts: (scope: GraphScope, input: BulkInput) =>
    reading(files, scope, (graph) => countsJson(graph, changeRequests.bulkEdit(input))),
  patchCounts: (scope: GraphScope, operations: readonly PatchOperation[]) =>
    reading(files, scope, (graph) => countsJson(graph, changeRequests.applyPatch(operations))),
  mapPart: (scope: GraphScope, wanted: MapWanted, deadline: ThreadDeadline) =>
    reading(files, scope, (graph) => readMapPart(graph, wanted, deadline)),
  changes: (scope: GraphScope, query: { pageSize: number; pageToken?: string }) =>
    reading(files, scope, (graph) => changesPage(graph, query)),
  styles: (scope: GraphScope) => reading(files, scope, stylesJson),
  exportNodes: (scope: GraphScope, after: string | null, limit: number) =>
    reading(files, scope, (graph) => exportNodes(graph, after, limit)),
  exportRelationships: (scope: GraphScope, after: string | null, limit: number) =>
    reading(files, scope, (graph) => exportRelationships(graph, after, limit)),
});
