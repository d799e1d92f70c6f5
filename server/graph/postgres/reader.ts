import { changeRequests } from '../changing/changeRequests.js';
import { mapFrames } from '../map/mapPart.js';
import { type ChangeLog } from '../ports/ChangeLog.js';
import { type GraphReader } from '../ports/GraphReader.js';
import { changesPage } from './history.js';
import { nodesPage } from './lists/nodesList.js';
import { KnownPlaces } from './lists/places.js';
import { relationshipsPage } from './lists/relationshipsList.js';
import { queryAnswer } from './query/queryAnswer.js';
import { changeDetailsOf, elementChangesOf } from './reading/changeDetails.js';
import {
  foundNode,
  foundRelationship,
  type NodeRow,
  type NoElement,
  ONE_NODE,
  ONE_RELATIONSHIP,
  type RelationshipRow,
} from './rows.js';
import { exportNodes, exportRelationships } from './reading/exports.js';
import { readMapPart } from './reading/map.js';
import { propertyUseOf, shapeOf } from './reading/shape.js';
import { shortestPathOf } from './reading/shortestPath.js';
import { neighbourhoodOf, overviewOf, relationshipsAmongIds } from './reading/surroundings.js';
import { mentionedNodes, searchResult, withAnyWord } from './reading/texts.js';
import { elementsOf, labelCounts, presentIds, totals, typeCounts } from './receipts.js';
import { styleList } from './styles.js';
import { type Transactions } from './Transactions.js';
import { countsOf } from './writing/changing.js';

const counted = <T>(items: T[]) => ({ items, total: items.length });

/** What a page of a list may take that a query narrows: whoever waits at a screen has given up by then. */
const LIST_DEADLINE = { milliseconds: 5000 };

/** The ports that read, over PostgreSQL. */
export const readerOf = (
  projects: Transactions,
  places = new KnownPlaces(),
): GraphReader & Pick<ChangeLog, 'changes' | 'changeDetails'> => ({
  node: async (scope, id) => foundNode(await projects.ask<NodeRow | NoElement>(scope, ONE_NODE, { id })),
  relationship: async (scope, id) =>
    foundRelationship(await projects.ask<RelationshipRow | NoElement>(scope, ONE_RELATIONSHIP, { id })),
  nodes: (scope, query) =>
    projects.read(
      scope,
      (graph) => nodesPage(graph, query, places),
      query.among === undefined ? undefined : LIST_DEADLINE,
    ),
  relationships: (scope, query) => projects.read(scope, (graph) => relationshipsPage(graph, query, places)),
  labels: (scope) => projects.read(scope, async (graph) => counted(await labelCounts(graph))),
  types: (scope) => projects.read(scope, async (graph) => counted(await typeCounts(graph))),
  propertyUse: (scope, query) => projects.read(scope, (graph) => propertyUseOf(graph, query)),
  elementChanges: (scope, of, id) => projects.read(scope, (graph) => elementChangesOf(graph, of, id)),
  totals: (scope) => projects.read(scope, totals),
  overview: (scope, query) => projects.read(scope, (graph) => overviewOf(graph, query)),
  neighbourhood: (scope, start, query) => projects.read(scope, (graph) => neighbourhoodOf(graph, start, query)),
  shortestPath: (scope, query) => projects.read(scope, (graph) => shortestPathOf(graph, query)),
  search: (scope, query) => projects.read(scope, (graph) => searchResult(graph, query)),
  withAnyWord: (scope, asked) => projects.read(scope, (graph) => withAnyWord(graph, asked)),
  schema: (scope) => projects.read(scope, shapeOf),
  lookup: (scope, mentions) => projects.read(scope, (graph) => mentionedNodes(graph, mentions)),
  query: (scope, query, deadline, detail) =>
    projects.read(scope, (graph) => queryAnswer(graph, query, detail), deadline),
  elements: (scope, wanted) => projects.read(scope, (graph) => elementsOf(graph, wanted)),
  present: (scope, wanted) => projects.read(scope, (graph) => presentIds(graph, wanted)),
  relationshipsAmong: (scope, nodes) => projects.read(scope, (graph) => relationshipsAmongIds(graph, nodes)),
  bulkEditCounts: (scope, input) => projects.read(scope, (graph) => countsOf(graph, changeRequests.bulkEdit(input))),
  patchCounts: (scope, operations) =>
    projects.read(scope, (graph) => countsOf(graph, changeRequests.applyPatch(operations))),
  styles: (scope) => projects.read(scope, styleList),
  exportNodes: (scope, after, limit) => projects.read(scope, (graph) => exportNodes(graph, after, limit)),
  exportRelationships: (scope, after, limit) =>
    projects.read(scope, (graph) => exportRelationships(graph, after, limit)),
  map: (scope, deadline) =>
    mapFrames((wanted) => projects.read(scope, (graph) => readMapPart(graph, wanted), deadline)),
  changes: (scope, query) => projects.read(scope, (graph) => changesPage(graph, query)),
  changeDetails: (scope, time) => projects.read(scope, (graph) => changeDetailsOf(graph, time)),
});
