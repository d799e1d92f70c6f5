import { join } from 'node:path';

import { type OwnerId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type AnswerOf, commandCaller } from '../../platform/storage/commandCaller.js';
import { type Engine } from '../../platform/storage/Engine.js';
import { untilDeadline } from '../../platform/storage/untilDeadline.js';
import { type Json, parse } from '../../platform/storage/Json.js';
import { type MakesText, TEXT_ANSWERS, type TextAnswers } from '../asText.js';
import { type ChangeLog } from '../ports/ChangeLog.js';
import { type GraphReader } from '../ports/GraphReader.js';
import { type GraphWriter } from '../ports/GraphWriter.js';
import { type ImportSink } from '../ports/ImportSink.js';
import { mapFrames } from '../map/mapPart.js';
import { type GraphScope } from '../ports/scope.js';
import { type GraphEngine, type GraphStoreCapabilities } from '../GraphStore.js';
import { type changeCommands } from './changeCommands.js';
import { type importCommands } from './imports/importCommands.js';
import { type Committed } from '../changing/Outcome.js';
import { type followingCommands } from './following/changesElsewhere.js';
import { Followers } from '../changing/Followers.js';
import { type effectCommands } from '../../people/personFile/outbox/effectCommands.js';
import { type wholeGraphReads, type wholeGraphWrites } from './graphCommands.js';
import { type readCommands } from './readCommands.js';

type Reads = ReturnType<typeof readCommands> &
  ReturnType<typeof followingCommands> &
  ReturnType<typeof wholeGraphReads>;
type Writes = ReturnType<typeof wholeGraphWrites> &
  ReturnType<typeof changeCommands> &
  ReturnType<typeof importCommands> &
  ReturnType<typeof effectCommands>;
/** The commands that change a graph, and what one of them answers. */
type Changes = {
  [K in keyof Writes]: AnswerOf<Writes, K> extends Committed<unknown> ? K : never;
}[keyof Writes];
type CommittedBy<K extends Changes> = AnswerOf<Writes, K> extends Committed<infer T> ? T : never;

type Ports = GraphReader & GraphWriter & ChangeLog & ImportSink;
/** The calls that are answered with content, which comes as text from where the data is. */
type TextCalls = Omit<
  TextAnswers<Ports>,
  'present' | 'totals' | 'savePositions' | 'beginImport' | 'appendImport' | 'abortImport'
>;

/** The same calls, each answered with its value. */
const valuesOf = (texts: TextCalls): Pick<Ports, keyof TextCalls> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, call]) => [
      name,
      async (...args: unknown[]) => parse(await (call as (...args: unknown[]) => Promise<Json<unknown>>)(...args)),
    ]),
  ) as Pick<Ports, keyof TextCalls>;

/** Whether a call failed only because the person has nothing stored yet, not even the default project. */
const isNewcomer = (error: unknown, projectId: unknown) =>
  error instanceof ProblemError && error.code === 'PROJECT_NOT_FOUND' && projectId === undefined;

/** Everything that a store can do. */
export const SQLITE_CAPABILITIES: GraphStoreCapabilities = {
  searchRelationships: true,
  consistentSearch: true,
  jumping: true,
};

/** What a page of a list may take that a query narrows: whoever waits at a screen has given up by then. */
const LIST_DEADLINE = { milliseconds: 5000 };

/** A folder of persons' files that other processes write to as well. */
export interface SharedFolder {
  readonly path: string;
  /** @returns how to stop */
  watch(look: (fileName: string) => Promise<void>): () => void;
}

/** Those who follow the graphs; in a shared folder they hear of the commits of other processes too. */
function followersOf(read: ReturnType<typeof commandCaller<Reads, Writes>>['read'], shared: SharedFolder | undefined) {
  if (shared === undefined) return { followers: new Followers(), stop: () => undefined };
  const since = new Date().toISOString();
  const owners = new Map<string, OwnerId>();
  const followers = new Followers((ownerId, known) => read('changesAfter', ownerId, known, since));
  const stop = shared.watch(async (fileName) => {
    const ownerId = owners.get(fileName) ?? (await read('ownerIn', join(shared.path, fileName)).catch(() => undefined));
    if (ownerId === undefined) return;
    owners.set(fileName, ownerId);
    await followers.look(ownerId);
  });
  return { followers, stop };
}

/** What the graphs of persons stand on. */
interface GraphParts {
  /** Makes the default project of a newcomer, with its graph. */
  openDefault(ownerId: OwnerId): Promise<void>;
  /** Where other processes write to the same files. */
  readonly shared?: SharedFolder;
}

/** The graphs of all persons in SQLite, a file a person. Answers come as finished JSON from where the data is. */
export function sqliteGraphStore(engine: Engine, { openDefault, shared }: GraphParts): GraphEngine & MakesText {
  const { read: readNow, write: writeNow } = commandCaller<Reads, Writes>(engine);
  const { followers, stop } = followersOf(readNow, shared);

  /** Asks; a newcomer gets their default project first. */
  async function forNewcomers<T>({ ownerId, projectId }: GraphScope, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (!isNewcomer(error, projectId)) throw error;
      await openDefault(ownerId);
      return ask();
    }
  }

  const read = <K extends keyof Reads>(
    scope: GraphScope,
    command: K,
    ...args: Parameters<Reads[K]>
  ): Promise<AnswerOf<Reads, K>> => forNewcomers(scope, () => readNow(command, ...args));

  const write = <K extends keyof Writes>(
    scope: GraphScope,
    command: K,
    ...args: Parameters<Writes[K]>
  ): Promise<AnswerOf<Writes, K>> => forNewcomers(scope, () => writeNow(command, ...args));

  /** Changes a graph, and tells those who follow it. */
  async function change<K extends Changes>(command: K, ...args: Parameters<Writes[K]>): Promise<CommittedBy<K>> {
    const [scope] = args;
    const { answer, changed } = (await write(scope, command, ...args)) as Committed<CommittedBy<K>>;
    if (changed === undefined) return answer;
    await followers.own(scope.ownerId, changed);
    return answer;
  }

  const texts: TextCalls = {
    node: (scope, id) => read(scope, 'node', scope, id),
    relationship: (scope, id) => read(scope, 'relationship', scope, id),
    nodes: (scope, query) =>
      query.among === undefined
        ? read(scope, 'nodes', scope, query)
        : untilDeadline(LIST_DEADLINE, (limited) => read(scope, 'nodes', scope, query, limited)),
    relationships: (scope, query) => read(scope, 'relationships', scope, query),
    labels: (scope) => read(scope, 'labels', scope),
    types: (scope) => read(scope, 'types', scope),
    propertyUse: (scope, query) => read(scope, 'propertyUse', scope, query),
    elementChanges: (scope, of, id) => read(scope, 'elementChanges', scope, of, id),
    overview: (scope, query) => read(scope, 'overview', scope, query),
    neighbourhood: (scope, start, query) => read(scope, 'neighbourhood', scope, start, query),
    shortestPath: (scope, query) => read(scope, 'shortestPath', scope, query),
    search: (scope, query) => read(scope, 'search', scope, query),
    withAnyWord: (scope, asked) => read(scope, 'withAnyWord', scope, asked),
    schema: (scope) => read(scope, 'schema', scope),
    lookup: (scope, mentions) => read(scope, 'lookup', scope, mentions),
    query: (scope, query, deadline, detail) =>
      untilDeadline(deadline, (limited) => read(scope, 'query', scope, query, limited, detail)),
    elements: (scope, wanted) => read(scope, 'elements', scope, wanted),
    styles: (scope) => read(scope, 'styles', scope),
    exportNodes: (scope, after, limit) => read(scope, 'exportNodes', scope, after, limit),
    exportRelationships: (scope, after, limit) => read(scope, 'exportRelationships', scope, after, limit),

    createNode: (scope, input, origin) => change('createNode', scope, input, origin),
    createRelationship: (scope, input, origin) => change('createRelationship', scope, input, origin),
    setRelationship: (scope, input, origin) => change('setRelationship', scope, input, origin),
    updateNode: (scope, input, origin) => change('updateNode', scope, input, origin),
    updateRelationship: (scope, input, origin) => change('updateRelationship', scope, input, origin),
    deleteNode: (scope, id, origin) => change('deleteNode', scope, id, origin),
    deleteRelationship: (scope, id, ends, origin) => change('deleteRelationship', scope, id, ends, origin),
    bulkEdit: (scope, input, origin) => change('bulkEdit', scope, input, origin),
    relationshipsAmong: (scope, nodes) => read(scope, 'relationshipsAmong', scope, nodes),
    bulkEditCounts: (scope, input) => read(scope, 'bulkEditCounts', scope, input),
    patchCounts: (scope, operations) => read(scope, 'patchCounts', scope, operations),
    applyPatch: (scope, operations, origin, effects) => change('applyPatch', scope, operations, origin, effects),

    setStyle: (scope, input, origin) => change('setStyle', scope, input, origin),

    undo: (scope, effect) => change('undo', scope, effect),
    redo: (scope, effect) => change('redo', scope, effect),
    changes: (scope, query) => read(scope, 'changes', scope, query),
    changeDetails: (scope, time) => read(scope, 'changeDetails', scope, time),
    publishImport: (scope, importId, origin, effects) => change('publishImport', scope, importId, origin, effects),
  };

  return {
    ...valuesOf(texts),
    [TEXT_ANSWERS]: texts,
    capabilities: SQLITE_CAPABILITIES,

    present: (scope, wanted) => read(scope, 'present', scope, wanted),
    totals: (scope) => read(scope, 'totals', scope),
    map: (scope, deadline) =>
      mapFrames((wanted) => untilDeadline(deadline, (limited) => read(scope, 'mapPart', scope, wanted, limited))),
    savePositions: (scope, positions) => write(scope, 'savePositions', scope, positions),
    beginImport: (scope, importId) => write(scope, 'beginImport', scope, importId),
    appendImport: (scope, importId, batch) => write(scope, 'appendImport', scope, importId, batch),
    abortImport: (scope, importId) => write(scope, 'abortImport', scope, importId),

    onChange: (follow) => followers.add(follow),

    ownersWithEffects: () => writeNow('ownersWithEffects'),
    waitingEffects: (ownerId) => writeNow('waitingEffects', ownerId),
    effectDone: (ownerId, key) => writeNow('effectDone', ownerId, key),

    setGraphAccess: (scope, access) => writeNow('setGraphAccess', scope, access),
    admitGraph: (scope) => writeNow('admitGraph', scope),
    graphSizes: (ownerId) => readNow('graphSizes', ownerId),
    eraseGraph: (scope) => writeNow('eraseGraph', scope),
    dropGraphs: (ownerId) => writeNow('dropGraphs', ownerId),
    close: () => {
      stop();
      return engine.close();
    },
  };
}
