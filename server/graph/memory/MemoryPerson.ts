import { newId } from '../../../domain/ids/ids.js';
import { type OwnerId, type ProjectId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type ProjectsWanted } from '../../contract/projects.js';
import { type Effect } from '../ports/Outbox.js';
import { type ProjectFate } from '../ports/ProjectCatalog.js';
import { type GraphScope } from '../ports/scope.js';
import { MemoryProject } from './MemoryProject.js';

/** All that is kept of one person. */
export class MemoryPerson {
  /** By age; deleted ones among them until they are erased. */
  projects: MemoryProject[] = [];
  /** By their keys; undefined once they were carried out. */
  readonly effects = new Map<string, Effect | undefined>();

  constructor(private readonly ownerId: OwnerId) {}

  /** The default project, made when missing. */
  defaultProject(): MemoryProject {
    return this.projects.find(({ isDefault }) => isDefault) ?? this.add('', true);
  }

  /** The default one first, then by age, and deleted ones last. */
  listed(which: ProjectsWanted = 'active'): MemoryProject[] {
    this.defaultProject();
    const rank = ({ isDefault, deleted }: MemoryProject) => (deleted !== undefined ? 2 : isDefault ? 0 : 1);
    const listed = [...this.projects].sort((one, other) => rank(one) - rank(other));
    return which === 'all' ? listed : listed.filter((project) => project.answer().state === 'active');
  }

  /** Archives, deletes or takes back a project. Throws `PROJECT_NOT_FOUND`. */
  setState(id: ProjectId, fate: ProjectFate): MemoryProject {
    const project = this.projects.find((one) => one.id === id);
    if (project === undefined) throw new ProblemError('PROJECT_NOT_FOUND');
    if (project.answer().state === fate.state) return project;
    const now = new Date().toISOString();
    project.version += 1;
    if (fate.state !== 'deleted' || project.deleted === undefined)
      project.archivedAt = fate.state === 'archived' ? now : undefined;
    project.deleted = fate.state === 'deleted' ? { deletedAt: now, erasedAt: fate.erasedAt } : undefined;
    if (project.isDefault && fate.state !== 'active') this.#handOver(project);
    return project;
  }

  #handOver(project: MemoryProject): void {
    project.isDefault = false;
    const next = this.projects.find((one) => one.answer().state === 'active');
    if (next === undefined) this.add('', true);
    else next.isDefault = true;
  }

  add(name: string, isDefault: boolean, id = newId() as ProjectId): MemoryProject {
    const project = new MemoryProject(this.ownerId, id, name, isDefault);
    this.projects.push(project);
    return project;
  }

  /** The project asked for, or the default one. Throws `PROJECT_NOT_FOUND`. */
  project(id: ProjectId | undefined): MemoryProject {
    const project = id === undefined ? this.defaultProject() : this.projects.find((one) => one.id === id);
    if (project?.deleted !== undefined || project === undefined) throw new ProblemError('PROJECT_NOT_FOUND');
    return project;
  }

  /** Refuses effects of which one was committed before. Throws `ID_TAKEN`. */
  refuseKnown(effects: readonly Effect[]): void {
    const keys = effects.map(({ key }) => key);
    if (!keys.some((key, index) => this.effects.has(key) || keys.indexOf(key) < index)) return;
    throw new ProblemError('ID_TAKEN', { errors: [{ path: 'effects', message: 'was committed before' }] });
  }

  keep(effects: readonly Effect[]): void {
    for (const effect of structuredClone(effects)) this.effects.set(effect.key, effect);
  }

  /** What waits, oldest first. */
  waiting(): Effect[] {
    return structuredClone([...this.effects.values()].filter((effect) => effect !== undefined));
  }
}

/** Everybody who has something. */
export class MemoryPeople {
  readonly #people = new Map<OwnerId, MemoryPerson>();
  readonly #turns = new Map<OwnerId, Promise<unknown>>();

  of(ownerId: OwnerId): MemoryPerson {
    const known = this.#people.get(ownerId);
    if (known !== undefined) return known;
    const person = new MemoryPerson(ownerId);
    this.#people.set(ownerId, person);
    return person;
  }

  project({ ownerId, projectId }: GraphScope): MemoryProject {
    return this.of(ownerId).project(projectId);
  }

  /** The project that something is written to. Throws `PROJECT_NOT_FOUND`, `PROJECT_ARCHIVED`. */
  forWriting(scope: GraphScope): MemoryProject {
    const project = this.project(scope);
    if (project.archivedAt !== undefined) throw new ProblemError('PROJECT_ARCHIVED');
    return project;
  }

  /** Does work on a person's graphs once all that was begun before is over, as if behind a lock. */
  async alone<T>(ownerId: OwnerId, work: () => T | Promise<T>): Promise<T> {
    const before = this.#turns.get(ownerId) ?? Promise.resolve();
    const turn = before.then(work);
    const over = turn.then(
      () => undefined,
      () => undefined,
    );
    this.#turns.set(ownerId, over);
    try {
      return await turn;
    } finally {
      if (this.#turns.get(ownerId) === over) this.#turns.delete(ownerId);
    }
  }

  drop(ownerId: OwnerId): void {
    this.#people.delete(ownerId);
  }

  /** Everybody for whom effects wait. */
  waiting(): OwnerId[] {
    return [...this.#people].filter(([, person]) => person.waiting().length > 0).map(([ownerId]) => ownerId);
  }
}
