import { type OwnerId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type AnswerOf, commandCaller } from '../../storage/commandCaller.js';
import { type Engine } from '../../storage/Engine.js';
import { type GraphScope } from '../ports/scope.js';
import { type GraphStore, type GraphStoreCapabilities } from '../GraphStore.js';
import { type OnGraphChange } from '../ports/ChangeLog.js';
import { type FinishedGraph, valuesOf } from '../ports/finished.js';
import { type changeCommands } from './changeCommands.js';
import { type importCommands } from './imports/importCommands.js';
import { type Committed } from '../changing/Outcome.js';
import { type effectCommands } from './outbox/effectCommands.js';
import { type projectCommands } from './projectCommands.js';
import { type readCommands } from './readCommands.js';

type Reads = ReturnType<typeof readCommands>;
type Writes = ReturnType<typeof projectCommands> &
  ReturnType<typeof changeCommands> &
  ReturnType<typeof importCommands> &
  ReturnType<typeof effectCommands>;
/** The commands that change a graph, and what one of them answers. */
type Changes = {
  [K in keyof Writes]: AnswerOf<Writes, K> extends Committed<unknown> ? K : never;
}[keyof Writes];
type CommittedBy<K extends Changes> = AnswerOf<Writes, K> extends Committed<infer T> ? T : never;

/** Whether a read failed only because the person has nothing stored yet, not even the default project. */
const isNewcomer = (error: unknown, projectId: unknown) =>
  error instanceof ProblemError && error.code === 'PROJECT_NOT_FOUND' && projectId === undefined;

/** Everything that a store can do. */
export const SQLITE_CAPABILITIES: GraphStoreCapabilities = {
  searchRelationships: true,
  consistentSearch: true,
  exactTotals: true,
  durable: true,
};

/** The graphs of all persons in SQLite, a file a person. Answers come as finished JSON from where the data is. */
export function sqliteGraphStore(engine: Engine): GraphStore {
  const { read: readNow, write } = commandCaller<Reads, Writes>(engine);
  const followers = new Set<OnGraphChange>();

  /** Changes a graph, and tells those who follow it. That telling fails is not the writer's: the change stands. */
  async function change<K extends Changes>(command: K, ...args: Parameters<Writes[K]>): Promise<CommittedBy<K>> {
    const { answer, changed } = (await write(command, ...args)) as Committed<CommittedBy<K>>;
    if (changed === undefined) return answer;
    const [{ ownerId }] = args;
    for (const follow of followers) {
      try {
        follow(ownerId, changed);
      } catch (error) {
        process.emitWarning(`A change of a graph could not be told: ${String(error)}`);
      }
    }
    return answer;
  }

  /** Reads; a newcomer gets their default project first and then reads it, empty. */
  async function read<K extends keyof Reads>(
    owner: { ownerId: OwnerId; projectId?: GraphScope['projectId'] },
    command: K,
    ...args: Parameters<Reads[K]>
  ): Promise<AnswerOf<Reads, K>> {
    const ask = () => readNow(command, ...args);
    try {
      return await ask();
    } catch (error) {
      if (!isNewcomer(error, owner.projectId)) throw error;
      await write('ensureDefaultProject', owner.ownerId);
      return ask();
    }
  }

  const finished: FinishedGraph = {
    projects: (ownerId) => read({ ownerId }, 'projects', ownerId),
    createProject: (ownerId, name) => write('createProject', ownerId, name),
    renameProject: (scope, name) => write('renameProject', scope, name),

    node: (scope, id) => read(scope, 'node', scope, id),
    relationship: (scope, id) => read(scope, 'relationship', scope, id),
    nodes: (scope, query) => read(scope, 'nodes', scope, query),
    relationships: (scope, query) => read(scope, 'relationships', scope, query),
    labels: (scope) => read(scope, 'labels', scope),
    types: (scope) => read(scope, 'types', scope),
    overview: (scope, query) => read(scope, 'overview', scope, query),
    neighbourhood: (scope, start, query) => read(scope, 'neighbourhood', scope, start, query),
    shortestPath: (scope, query) => read(scope, 'shortestPath', scope, query),
    search: (scope, query) => read(scope, 'search', scope, query),
    shape: (scope) => read(scope, 'shape', scope),
    mentioned: (scope, mentions) => read(scope, 'mentioned', scope, mentions),
    select: (scope, selection) => read(scope, 'select', scope, selection),
    elements: (scope, wanted) => read(scope, 'elements', scope, wanted),
    exportNodes: (scope, after, limit) => read(scope, 'exportNodes', scope, after, limit),
    exportRelationships: (scope, after, limit) => read(scope, 'exportRelationships', scope, after, limit),

    createNode: (scope, input, origin) => change('createNode', scope, input, origin),
    createRelationship: (scope, input, origin) => change('createRelationship', scope, input, origin),
    setRelationship: (scope, input, origin) => change('setRelationship', scope, input, origin),
    updateNode: (scope, input, origin) => change('updateNode', scope, input, origin),
    updateRelationship: (scope, input, origin) => change('updateRelationship', scope, input, origin),
    deleteNode: (scope, id, origin) => change('deleteNode', scope, id, origin),
    deleteRelationship: (scope, id, ends, origin) => change('deleteRelationship', scope, id, ends, origin),
    applyPatch: (scope, operations, origin, effects) => change('applyPatch', scope, operations, origin, effects),

    undo: (scope) => change('undo', scope),
    redo: (scope) => change('redo', scope),
    changes: (scope, query) => read(scope, 'changes', scope, query),
    changeDetails: (scope, time) => read(scope, 'changeDetails', scope, time),
    publishImport: (scope, importId, origin, effects) => change('publishImport', scope, importId, origin, effects),
  };

  return {
    ...valuesOf(finished),
    finished,
    capabilities: SQLITE_CAPABILITIES,

    ensureDefaultProject: (ownerId) => write('ensureDefaultProject', ownerId),
    totals: (scope) => read(scope, 'totals', scope),
    savePositions: (scope, positions) => write('savePositions', scope, positions),
    beginImport: (scope, importId) => write('beginImport', scope, importId),
    appendImport: (scope, importId, batch) => write('appendImport', scope, importId, batch),
    abortImport: (scope, importId) => write('abortImport', scope, importId),

    onChange: (follow) => {
      followers.add(follow);
      return () => void followers.delete(follow);
    },

    ownersWithEffects: () => write('ownersWithEffects'),
    waitingEffects: (ownerId) => write('waitingEffects', ownerId),
    effectDone: (ownerId, key) => write('effectDone', ownerId, key),

    dropOwner: (ownerId) => write('clearPerson', ownerId),
    close: () => engine.close(),
  };
}
