import { type GraphEngine, type GraphStore } from '../../../graph/GraphStore.js';
import { withPlaces } from '../../../graph/placesByPages.js';
import { type OwnerId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type QueryDeadline } from '../../../platform/storage/untilDeadline.js';
import { type GraphScope } from '../../../graph/ports/scope.js';
import { type Outbox } from '../../../graph/ports/Outbox.js';
import { catalogOf } from './catalogOf.js';
import { type ProjectStore } from './ProjectStore.js';

/** The calls of a graph engine about one project: each begins with its scope. */
const SCOPED = [
  ...(['node', 'relationship', 'nodes', 'relationships', 'labels', 'types', 'propertyUse', 'elementChanges'] as const),
  ...(['totals', 'overview', 'neighbourhood', 'shortestPath', 'search', 'withAnyWord', 'schema', 'lookup'] as const),
  ...(['query', 'elements', 'present', 'relationshipsAmong', 'styles', 'exportNodes', 'exportRelationships'] as const),
  ...(['patchCounts', 'bulkEditCounts', 'createNode', 'createRelationship', 'setRelationship', 'updateNode'] as const),
  ...(['updateRelationship', 'deleteNode', 'deleteRelationship', 'applyPatch', 'bulkEdit', 'setStyle'] as const),
  ...(['savePositions', 'undo', 'redo', 'changes', 'changeDetails', 'beginImport', 'appendImport'] as const),
  ...(['publishImport', 'abortImport'] as const),
] satisfies readonly (keyof GraphEngine)[];

type Scoped = Pick<GraphEngine, (typeof SCOPED)[number]>;

/** The effects of commits to two stores, as one; no key is in both. */
const bothOutboxes = (graphs: Outbox, records: Outbox): Outbox => ({
  ownersWithEffects: async () => [
    ...new Set([...(await graphs.ownersWithEffects()), ...(await records.ownersWithEffects())]),
  ],
  waitingEffects: async (ownerId) => [
    ...(await records.waitingEffects(ownerId)),
    ...(await graphs.waitingEffects(ownerId)),
  ],
  effectDone: async (ownerId, key) => {
    await records.effectDone(ownerId, key);
    await graphs.effectDone(ownerId, key);
  },
});

/**
 * A graph engine with a catalogue of projects: whoever names no project means the default one, which is made when missing.
 * @param outbox of the catalogue's commits, where they do not leave their effects with those of the graphs
 */
export function withCatalog(bare: GraphEngine, projects: ProjectStore, outbox?: Outbox): GraphStore {
  const engine = withPlaces(bare);
  const catalog = catalogOf(projects, engine, outbox ?? engine);
  const call = (name: keyof Scoped) => {
    const run = engine[name] as (scope: GraphScope, ...rest: unknown[]) => Promise<unknown>;
    const ofDefault = async (ownerId: OwnerId, rest: unknown[]) =>
      run({ ownerId, projectId: await catalog.ensureDefaultProject(ownerId) }, ...rest);
    return async (scope: GraphScope, ...rest: unknown[]) => {
      if (scope.projectId !== undefined) return run(scope, ...rest);
      try {
        return await ofDefault(scope.ownerId, rest);
      } catch (error) {
        if (!(error instanceof ProblemError) || error.code !== 'PROJECT_NOT_FOUND') throw error;
        await catalog.openDefault(scope.ownerId);
        return ofDefault(scope.ownerId, rest);
      }
    };
  };
  // `SCOPED` names every call of `Scoped`, which entries do not say to the compiler.
  const scoped = Object.fromEntries(SCOPED.map((name) => [name, call(name)])) as unknown as Scoped;
  async function* map({ ownerId, projectId }: GraphScope, deadline: QueryDeadline): AsyncGenerator<Uint8Array> {
    yield* engine.map({ ownerId, projectId: projectId ?? (await catalog.ensureDefaultProject(ownerId)) }, deadline);
  }
  const effects = outbox === undefined ? {} : bothOutboxes(engine, outbox);
  return { ...engine, ...scoped, map, ...catalog, ...effects };
}
