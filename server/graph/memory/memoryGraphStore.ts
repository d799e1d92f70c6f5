import { type OwnerId } from '../../contract/ids.js';
import { type ChangeReceipt } from '../../contract/edits.js';
import { type GraphChanged } from '../../contract/live.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { Followers } from '../changing/Followers.js';
import { type ChangeRequest, changeRequests } from '../changing/changeRequests.js';
import { type GraphEngine, type GraphStore, type GraphStoreCapabilities } from '../GraphStore.js';
import { mapFrames } from '../map/mapPart.js';
import { type GraphReader } from '../ports/GraphReader.js';
import { type QueryDeadline } from '../../platform/storage/untilDeadline.js';
import { type GraphWriter } from '../ports/GraphWriter.js';
import { type Effect } from '../ports/Outbox.js';
import { memoryProjectStore } from '../../people/records/memory/memoryProjectStore.js';
import { withCatalog } from '../../people/records/projects/withCatalog.js';
import { type ProjectGraphs } from '../ports/ProjectGraphs.js';
import { type ChangeOrigin, type GraphScope } from '../ports/scope.js';
import {
  elementsOf,
  labelCounts,
  requireNode,
  requireRelationship,
  nodeAnswer,
  relationshipAnswer,
  typeCounts,
} from './answers.js';
import { type Changed, countsOf, makeChange, publishImport, receipt, step } from './changes.js';
import { changesPage } from './history.js';
import { abortImport, appendImport, beginImport } from './imports.js';
import { MemoryPeople } from './MemoryPerson.js';
import { type MemoryProject } from './MemoryProject.js';
import { type OnReading } from './memoryReads.js';
import { changeDetailsOf, elementChangesOf } from './reading/changeDetails.js';
import { nodesPage, relationshipsPage } from './reading/lists.js';
import { readMapPart } from './reading/map.js';
import { setStyle } from './setStyle.js';
import { stylesOf } from './styles.js';
import { queryAnswer } from './reading/query.js';
import { propertyUseOf, shapeOf } from './reading/shape.js';
import { neighbourhoodOf, overviewOf, relationshipsAmongNodes, shortestPathOf } from './reading/surroundings.js';
import { mentionedNodes, searchResult, withAnyWord } from './reading/texts.js';

/** Everything but outliving the process. */
export const MEMORY_CAPABILITIES: GraphStoreCapabilities = {
  searchRelationships: true,
  consistentSearch: true,
  jumping: true,
};

const counted = <T>(items: T[]) => ({ items, total: items.length });

function sliceOf<S extends { readonly id: string }, T>(
  elements: ReadonlyMap<string, S>,
  [after, limit]: readonly [string | null, number],
  answer: (element: S) => T,
) {
  const ids = [...elements.keys()].filter((id) => after === null || id > after).sort();
  const items = ids.slice(0, limit).flatMap((id) => elements.get(id) ?? []);
  return { items: items.map(answer), next: items.length < limit ? null : (items.at(-1)?.id ?? null) };
}

/** The ports that read, over projects in memory. */
function reader(
  people: MemoryPeople,
  { jumping }: GraphStoreCapabilities,
): Omit<GraphReader, 'patchCounts' | 'bulkEditCounts'> {
  const needPlace = ({ offset }: { readonly offset?: number }) => {
    if (offset !== undefined && !jumping) throw new Error('This engine cannot jump to a place');
  };
  /** Each call is of one moment: nothing is awaited inside it. */
  const read = async <T>(scope: GraphScope, work: (project: MemoryProject) => T): Promise<T> =>
    work(people.project(scope));
  const readInTime = async <T>(
    scope: GraphScope,
    { signal }: QueryDeadline,
    work: (project: MemoryProject) => T,
  ): Promise<T> => {
    if (signal?.aborted === true) throw new ProblemError('QUERY_TOO_COSTLY');
    return read(scope, work);
  };
  return {
    node: (scope, id) => read(scope, (project) => nodeAnswer(project, requireNode(project, id))),
    relationship: (scope, id) => read(scope, (project) => relationshipAnswer(requireRelationship(project, id))),
    nodes: (scope, query) =>
      read(scope, (project) => {
        needPlace(query);
        return nodesPage(project, query);
      }),
    relationships: (scope, query) =>
      read(scope, (project) => {
        needPlace(query);
        return relationshipsPage(project, query);
      }),
    labels: (scope) => read(scope, ({ nodes }) => counted(labelCounts(nodes.values()))),
    types: (scope) => read(scope, ({ relationships }) => counted(typeCounts(relationships.values()))),
    propertyUse: (scope, query) => read(scope, (project) => propertyUseOf(project, query)),
    elementChanges: (scope, of, id) => read(scope, (project) => elementChangesOf(project, of, id)),
    totals: (scope) =>
      read(scope, ({ nodes, relationships }) => ({
        nodes: nodes.size,
        relationships: relationships.size,
        labels: labelCounts(nodes.values()).length,
        types: typeCounts(relationships.values()).length,
      })),
    overview: (scope, query) => read(scope, (project) => overviewOf(project, query)),
    neighbourhood: (scope, start, query) => read(scope, (project) => neighbourhoodOf(project, start, query)),
    shortestPath: (scope, query) => read(scope, (project) => shortestPathOf(project, query)),
    search: (scope, query) => read(scope, (project) => searchResult(project, query)),
    withAnyWord: (scope, asked) => read(scope, (project) => withAnyWord(project, asked)),
    schema: (scope) => read(scope, shapeOf),
    relationshipsAmong: (scope, nodes) => read(scope, (project) => relationshipsAmongNodes(project, nodes)),
    lookup: (scope, mentions) => read(scope, (project) => mentionedNodes(project, mentions)),
    styles: (scope) => read(scope, stylesOf),
    map: (scope, deadline) =>
      mapFrames((wanted) => readInTime(scope, deadline, (project) => readMapPart(project, wanted))),
    query: (scope, query, deadline, detail) =>
      readInTime(scope, deadline, (project) => queryAnswer(project, query, detail)),
    elements: (scope, wanted) => read(scope, (project) => elementsOf(project, wanted)),
    present: (scope, { nodeIds, relationshipIds }) =>
      read(scope, ({ nodes, relationships }) => [
        ...new Set([
          ...nodeIds.filter((id) => nodes.has(id)),
          ...relationshipIds.filter((id) => relationships.has(id)),
        ]),
      ]),
    exportNodes: (scope, ...range) =>
      read(scope, (project) => sliceOf(project.nodes, range, (node) => nodeAnswer(project, node))),
    exportRelationships: (scope, ...range) =>
      read(scope, ({ relationships }) => sliceOf(relationships, range, relationshipAnswer)),
  };
}

/** What is done with graphs as wholes. */
function wholeGraphs(people: MemoryPeople): ProjectGraphs {
  return {
    setGraphAccess: ({ ownerId, projectId }, access) =>
      people.alone(ownerId, () => people.of(ownerId).setAccess(projectId, access)),
    admitGraph: async () => undefined,
    graphSizes: async (ownerId) => people.of(ownerId).sizes(),
    eraseGraph: ({ ownerId, projectId }) => people.alone(ownerId, () => people.of(ownerId).eraseHidden(projectId)),
    dropGraphs: (ownerId) => people.alone(ownerId, () => people.of(ownerId).drop()),
  };
}

/** The calls that change elements, each decided over readings that take a while. */
function writer(people: MemoryPeople, followers: Followers, onReading: OnReading) {
  /** Makes a change of one element and answers what `show` shows of it. */
  const changing = <T, R>(
    scope: GraphScope,
    origin: ChangeOrigin,
    request: ChangeRequest<T>,
    show: (project: MemoryProject, result: T) => R,
  ): Promise<R> =>
    committing(people, followers, scope.ownerId, () => {
      const project = people.forWriting(scope);
      return makeChange(project, { ...request, origin, onReading }, ({ result }) => show(project, result));
    });

  /** Makes a change of many elements, with its effects, and answers its receipt. */
  const changingMany = (
    scope: GraphScope,
    origin: ChangeOrigin,
    request: ChangeRequest<void>,
    effects: readonly Effect[] = [],
  ): Promise<ChangeReceipt> =>
    committing(people, followers, scope.ownerId, async () => {
      const project = people.forWriting(scope);
      const person = people.of(scope.ownerId);
      person.refuseKnown(effects);
      const made = await makeChange(project, { ...request, origin, onReading }, receipt(project, origin));
      person.keep(effects);
      return made;
    });

  const node = (project: MemoryProject, id: string) => nodeAnswer(project, requireNode(project, id));
  const relationship = (project: MemoryProject, id: string) => relationshipAnswer(requireRelationship(project, id));
  const counts = (scope: GraphScope, request: ChangeRequest<void>) =>
    people.alone(scope.ownerId, () => countsOf(people.project(scope), request, onReading));

  return {
    createNode: (scope, input, origin) => changing(scope, origin, changeRequests.createNode(input), node),
    updateNode: (scope, input, origin) => changing(scope, origin, changeRequests.updateNode(input), node),
    createRelationship: (scope, input, origin) =>
      changing(scope, origin, changeRequests.createRelationship(input), relationship),
    setRelationship: (scope, input, origin) =>
      changing(scope, origin, changeRequests.setRelationship(input), relationship),
    updateRelationship: (scope, input, origin) =>
      changing(scope, origin, changeRequests.updateRelationship(input), relationship),
    deleteNode: (scope, id, origin) =>
      changing(scope, origin, changeRequests.deleteNode(id), (_, gone) => ({
        id,
        relationshipsDeleted: gone.length,
        relationshipIds: gone,
      })),
    deleteRelationship: (scope, id, ends, origin) =>
      changing(scope, origin, changeRequests.deleteRelationship(id, ends), () => ({ id })),
    applyPatch: (scope, operations, origin, effects) =>
      changingMany(scope, origin, changeRequests.applyPatch(operations), effects),
    bulkEdit: (scope, input, origin) => changingMany(scope, origin, changeRequests.bulkEdit(input)),
    patchCounts: (scope, operations) => counts(scope, changeRequests.applyPatch(operations)),
    bulkEditCounts: (scope, input) => counts(scope, changeRequests.bulkEdit(input)),
  } satisfies Partial<GraphWriter & GraphReader>;
}

/** Changes a graph while nobody else does, and tells those who follow it. */
async function committing<T>(
  people: MemoryPeople,
  followers: Followers,
  ownerId: OwnerId,
  change: () => Changed<T> | Promise<Changed<T>>,
): Promise<T> {
  return people.alone(ownerId, async () => {
    const { answer, changed } = await change();
    if (changed !== undefined) await followers.own(ownerId, structuredClone(changed) as GraphChanged);
    return answer;
  });
}

/**
 * The graphs of all persons in the memory of this process, gone with it and written by no other: for tests, and the proof that the ports are
 * ports. A change reads as it would from a server, many at a time and later.
 */
function memoryEngine(people: MemoryPeople, onReading: OnReading, capabilities: GraphStoreCapabilities): GraphEngine {
  const followers = new Followers();
  const commit = <T>(ownerId: OwnerId, change: () => Changed<T>) => committing(people, followers, ownerId, change);

  return {
    capabilities,
    ...reader(people, capabilities),
    ...writer(people, followers, onReading),
    ...wholeGraphs(people),

    setStyle: (scope, input, origin) => commit(scope.ownerId, () => setStyle(people.forWriting(scope), input, origin)),
    savePositions: (scope, positions) =>
      people.alone(scope.ownerId, () => {
        const project = people.forWriting(scope);
        const known = positions.flatMap(({ nodeId, x, y }) => {
          const stored = project.nodes.get(nodeId);
          return stored === undefined ? [] : [{ stored, x, y }];
        });
        for (const { stored, x, y } of known) project.place(stored, { x, y });
        return known.length;
      }),

    undo: (scope, effect) => commit(scope.ownerId, () => step(people, scope, true, effect)),
    redo: (scope, effect) => commit(scope.ownerId, () => step(people, scope, false, effect)),
    changes: async (scope, query) => changesPage(people.project(scope), query),
    changeDetails: async (scope, time) => changeDetailsOf(people.project(scope), time),
    onChange: (follow) => followers.add(follow),

    beginImport: (scope, importId) =>
      people.alone(scope.ownerId, () => beginImport(people.forWriting(scope), importId)),
    appendImport: (scope, importId, batch) =>
      people.alone(scope.ownerId, () => appendImport(people.forWriting(scope), importId, batch)),
    publishImport: (...args) => commit(args[0].ownerId, () => publishImport(people, ...args)),
    abortImport: (scope, importId) => people.alone(scope.ownerId, () => abortImport(people.project(scope), importId)),

    ownersWithEffects: async () => people.waiting(),
    waitingEffects: async (ownerId) => people.of(ownerId).waiting(),
    effectDone: async (ownerId, key) => void people.of(ownerId).effects.set(key, undefined),

    close: async () => undefined,
  };
}

/** The same joined with a catalogue of projects. @param capabilities those of an engine that it stands for */
export function memoryGraphStore(
  onReading: OnReading = () => undefined,
  capabilities = MEMORY_CAPABILITIES,
): GraphStore {
  const people = new MemoryPeople();
  const projects = memoryProjectStore({
    keep: (ownerId, effects) => people.of(ownerId).keep(effects),
    waiting: (ownerId) => people.of(ownerId).waiting(),
  });
  return withCatalog(memoryEngine(people, onReading, capabilities), projects);
}
