import { type OwnerId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type Project } from '../../../contract/projects.js';
import { type Outbox } from '../../../graph/ports/Outbox.js';
import { type GraphSize, type ProjectGraphs } from '../../../graph/ports/ProjectGraphs.js';
import { type GraphAccessChange, isGraphAccess } from '../effects.js';
import { type ProjectCatalog } from './ProjectCatalog.js';
import { type ProjectRecord, type ProjectStore } from './ProjectStore.js';

/** Where a catalogue finds the graphs of its projects. */
export type CatalogGraphs = Pick<ProjectGraphs, 'setGraphAccess' | 'admitGraph' | 'graphSizes'>;

/** A catalogue that can make up for a graph engine which lacks the graph of a default project. */
export interface TellingCatalog extends ProjectCatalog {
  /** Makes the default project and its graph, whichever is missing. */
  openDefault(ownerId: OwnerId): Promise<void>;
}

/** A graph that was not made yet is an empty one. */
const joined = (record: ProjectRecord, sizes: readonly GraphSize[]): Project => {
  const {
    nodesTotal = 0,
    relationshipsTotal = 0,
    updatedAt = record.createdAt,
  } = sizes.find(({ projectId }) => projectId === record.id) ?? {};
  return { ...record, nodesTotal, relationshipsTotal, updatedAt };
};

/**
 * Joins the catalogue of projects with the engine of their graphs, which may lie elsewhere. A change is committed to the catalogue first; its
 * effect then tells the graph engine, and is carried out at the next start where the process ended in between.
 * @param outbox of the catalogue's commits
 */
export function catalogOf(
  projects: ProjectStore,
  graphs: CatalogGraphs,
  outbox: Pick<Outbox, 'waitingEffects' | 'effectDone'>,
): TellingCatalog {
  /** Tells the graph engine what the catalogue has committed of a person's projects. */
  async function tellGraphs(ownerId: OwnerId): Promise<void> {
    for (const { key, kind, data } of await outbox.waitingEffects(ownerId)) {
      if (!isGraphAccess(kind)) continue;
      const { projectId, ...access } = data as GraphAccessChange;
      await graphs.setGraphAccess({ ownerId, projectId }, access);
      await outbox.effectDone(ownerId, key);
    }
  }

  const answer = async (ownerId: OwnerId, record: ProjectRecord): Promise<Project> =>
    joined(record, await graphs.graphSizes(ownerId));

  async function committed(ownerId: OwnerId, commit: Promise<ProjectRecord>): Promise<Project> {
    const record = await commit;
    await tellGraphs(ownerId);
    return answer(ownerId, record);
  }

  async function ensureDefault(ownerId: OwnerId): Promise<ProjectRecord> {
    const { project, isTold } = await projects.ensureDefault(ownerId);
    if (!isTold) await tellGraphs(ownerId);
    return project;
  }

  const project: ProjectCatalog['project'] = async ({ ownerId, projectId }) =>
    answer(
      ownerId,
      await (projectId === undefined ? ensureDefault(ownerId) : projects.projectRecord({ ownerId, projectId })),
    );

  const update: ProjectCatalog['updateProject'] = async (scope, version, changes) => {
    try {
      return await answer(scope.ownerId, await projects.updateProject(scope, version, changes));
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'VERSION_CONFLICT') throw error;
      throw new ProblemError('VERSION_CONFLICT', { present: { ...(await project(scope)) } });
    }
  };

  return {
    projects: async (ownerId, which = 'active') => {
      const known = await projects.projectRecords(ownerId, which);
      const records = known.length > 0 ? known : [await ensureDefault(ownerId)];
      const sizes = await graphs.graphSizes(ownerId);
      return { items: records.map((record) => joined(record, sizes)), total: records.length };
    },
    project,
    ensureDefaultProject: async (ownerId) => (await ensureDefault(ownerId)).id,
    createProject: (ownerId, name, id) => committed(ownerId, projects.createProject(ownerId, name, id)),
    renameProject: (scope, name) => update(scope, null, { name }),
    updateProject: update,
    setProjectState: async (scope, fate) => {
      // What the graph engine has to say comes before the commit that depends on it.
      if (fate.state !== 'deleted') await graphs.admitGraph(scope);
      return committed(scope.ownerId, projects.setProjectState(scope, fate));
    },
    beginErasing: (scope) => projects.beginErasing(scope),
    forgetErased: (scope) => projects.forgetErased(scope),
    dropProjects: (ownerId) => projects.dropProjects(ownerId),
    async openDefault(ownerId) {
      const { id: projectId, version } = await ensureDefault(ownerId);
      await graphs.setGraphAccess({ ownerId, projectId }, { access: 'open', version });
    },
  };
}
