import { newId } from '../../../../domain/ids/ids.js';
import { type OwnerId, type ProjectId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type ProjectsWanted } from '../../../contract/projects.js';
import { type Effect } from '../../../graph/ports/Outbox.js';
import { checkedName } from '../../../graph/properties.js';
import { graphAccessEffect, isGraphAccess } from '../effects.js';
import { type ProjectFate, type ProjectRecord, type ProjectStore } from '../projects/ProjectStore.js';

/** Where the effects of commits wait. */
interface Effects {
  keep(ownerId: OwnerId, effects: readonly Effect[]): void;
  waiting(ownerId: OwnerId): readonly Effect[];
}

type Kept = { -readonly [K in keyof ProjectRecord]: ProjectRecord[K] };

const now = () => new Date().toISOString();

const missing = (): never => {
  throw new ProblemError('PROJECT_NOT_FOUND');
};

const ACCESS = { active: 'open', archived: 'sealed', deleted: 'hidden' } as const;

/** The projects of one person, by age; deleted ones among them until they are erased. */
class MemoryCatalog {
  #projects: Kept[] = [];
  readonly #erasing = new Set<ProjectId>();

  constructor(private readonly leave: (effect: Effect) => void) {}

  /** The default one first, then by age, and deleted ones last. */
  listed(which: ProjectsWanted): Kept[] {
    const rank = ({ isDefault, state }: Kept) => (state === 'deleted' ? 2 : isDefault ? 0 : 1);
    const listed = [...this.#projects].sort((one, other) => rank(one) - rank(other));
    return listed.filter(({ id, state }) => (which === 'all' ? !this.#erasing.has(id) : state === 'active'));
  }

  /** One of them, deleted or not, that is not being erased. */
  find(id: ProjectId): Kept | undefined {
    return this.#erasing.has(id) ? undefined : this.#projects.find((one) => one.id === id);
  }

  defaultProject(): Kept {
    return this.#projects.find(({ isDefault }) => isDefault) ?? this.add('', true);
  }

  add(name: string, isDefault: boolean, id = newId() as ProjectId): Kept {
    const project: Kept = { id, name, description: '', isDefault, state: 'active', version: 1, createdAt: now() };
    this.#projects.push(project);
    return this.#committed(project);
  }

  setState(project: Kept, fate: ProjectFate): Kept {
    if (project.state === fate.state) return project;
    project.version += 1;
    if (project.state === 'deleted' || fate.state === 'active') delete project.archivedAt;
    delete project.deletedAt;
    delete project.erasedAt;
    project.state = fate.state;
    if (fate.state === 'archived') project.archivedAt = now();
    if (fate.state === 'deleted') Object.assign(project, { deletedAt: now(), erasedAt: fate.erasedAt });
    if (project.isDefault && fate.state !== 'active') this.#handOver(project);
    return this.#committed(project);
  }

  beginErasing(id: ProjectId): boolean {
    const project = this.#projects.find((one) => one.id === id);
    if (project !== undefined && project.state !== 'deleted') return false;
    this.#erasing.add(id);
    return true;
  }

  forget(id: ProjectId): void {
    if (this.#erasing.delete(id)) this.#projects = this.#projects.filter((one) => one.id !== id);
  }

  #handOver(project: Kept): void {
    project.isDefault = false;
    const next = this.#projects.find(({ state }) => state === 'active');
    if (next === undefined) this.add('', true);
    else next.isDefault = true;
  }

  #committed(project: Kept): Kept {
    this.leave(graphAccessEffect({ projectId: project.id, access: ACCESS[project.state], version: project.version }));
    return project;
  }
}

/** The catalogues of all persons in the memory of this process, gone with it. */
export function memoryProjectStore(effects: Effects): ProjectStore {
  const catalogs = new Map<OwnerId, MemoryCatalog>();
  const of = (ownerId: OwnerId): MemoryCatalog => {
    const catalog = catalogs.get(ownerId) ?? new MemoryCatalog((effect) => effects.keep(ownerId, [effect]));
    catalogs.set(ownerId, catalog);
    return catalog;
  };
  const known = (ownerId: OwnerId, id: ProjectId): Kept => {
    const project = of(ownerId).find(id);
    return project === undefined || project.state === 'deleted' ? missing() : project;
  };
  return {
    projectRecords: async (ownerId, which) => structuredClone(of(ownerId).listed(which)),
    projectRecord: async ({ ownerId, projectId }) =>
      structuredClone(projectId === undefined ? of(ownerId).defaultProject() : known(ownerId, projectId)),
    ensureDefault: async (ownerId) => {
      const project = structuredClone(of(ownerId).defaultProject());
      return { project, isTold: !effects.waiting(ownerId).some(({ kind }) => isGraphAccess(kind)) };
    },
    createProject: async (ownerId, name, id) => {
      const catalog = of(ownerId);
      catalog.defaultProject();
      const isKnown = id !== undefined && catalog.find(id) !== undefined;
      return structuredClone(isKnown ? known(ownerId, id) : catalog.add(checkedName(name), false, id));
    },
    updateProject: async ({ ownerId, projectId }, version, { name, description }) => {
      const checked = name === undefined ? undefined : checkedName(name);
      const project = known(ownerId, projectId);
      if (version !== null && version !== project.version) throw new ProblemError('VERSION_CONFLICT');
      const next = { name: checked ?? project.name, description: description ?? project.description };
      if (next.name !== project.name || next.description !== project.description)
        Object.assign(project, next, { version: project.version + 1 });
      return structuredClone(project);
    },
    setProjectState: async ({ ownerId, projectId }, fate) =>
      structuredClone(of(ownerId).setState(of(ownerId).find(projectId) ?? missing(), fate)),
    beginErasing: async ({ ownerId, projectId }) => of(ownerId).beginErasing(projectId),
    dropProjects: async (ownerId) => void catalogs.delete(ownerId),
    forgetErased: async ({ ownerId, projectId }) => of(ownerId).forget(projectId),
  };
}
