import { type OwnerId, type ProjectId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type Effect } from '../ports/Outbox.js';
import { type GraphSize, type VersionedAccess } from '../ports/ProjectGraphs.js';
import { type GraphScope } from '../ports/scope.js';
import { MemoryProject } from './MemoryProject.js';

/** A graph with who may use it, as of a version of its project. */
interface HeldGraph extends VersionedAccess {
  readonly project: MemoryProject;
}

/** All that is kept of one person. */
export class MemoryPerson {
  readonly #graphs = new Map<ProjectId, HeldGraph>();
  /** By their keys; undefined once they were carried out. */
  readonly effects = new Map<string, Effect | undefined>();

  constructor(private readonly ownerId: OwnerId) {}

  /** Opens, seals or hides a graph, unless a later version of its project has done so. */
  setAccess(id: ProjectId, { access, version }: VersionedAccess): void {
    const held = this.#graphs.get(id);
    if (held === undefined && access !== 'open') return;
    if (held !== undefined && held.version >= version) return;
    this.#graphs.set(id, { project: held?.project ?? new MemoryProject(this.ownerId, id), access, version });
  }

  /** The graph of a project. Throws `PROJECT_NOT_FOUND`. */
  graph(id: ProjectId | undefined): HeldGraph {
    const held = id === undefined ? undefined : this.#graphs.get(id);
    if (held === undefined || held.access === 'hidden') throw new ProblemError('PROJECT_NOT_FOUND');
    return held;
  }

  sizes(): GraphSize[] {
    return [...this.#graphs].map(([projectId, { project }]) => ({
      projectId,
      nodesTotal: project.nodes.size,
      relationshipsTotal: project.relationships.size,
      updatedAt: project.updatedAt,
    }));
  }

  eraseHidden(id: ProjectId): void {
    if (this.#graphs.get(id)?.access === 'hidden') this.#graphs.delete(id);
  }

  drop(): void {
    this.#graphs.clear();
    this.effects.clear();
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
    return this.of(ownerId).graph(projectId).project;
  }

  /** The project that something is written to. Throws `PROJECT_NOT_FOUND`, `PROJECT_ARCHIVED`. */
  forWriting(scope: GraphScope): MemoryProject {
    const { project, access } = this.of(scope.ownerId).graph(scope.projectId);
    if (access !== 'open') throw new ProblemError('PROJECT_ARCHIVED');
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

  /** Everybody for whom effects wait. */
  waiting(): OwnerId[] {
    return [...this.#people].filter(([, person]) => person.waiting().length > 0).map(([ownerId]) => ownerId);
  }
}
