import { newId } from '../../../domain/ids/ids.js';
import { type OwnerId, type ProjectId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type Effect } from '../ports/Outbox.js';
import { type GraphScope } from '../ports/scope.js';
import { MemoryProject } from './MemoryProject.js';

/** All that is kept of one person. */
export class MemoryPerson {
  /** The default one first, then by age. */
  readonly projects: MemoryProject[] = [];
  /** By their keys; undefined once they were carried out. */
  readonly effects = new Map<string, Effect | undefined>();

  /** The default project, made when missing. */
  defaultProject(): MemoryProject {
    const [known] = this.projects;
    return known ?? this.add('', true);
  }

  add(name: string, isDefault: boolean, id = newId() as ProjectId): MemoryProject {
    const project = new MemoryProject(id, name, isDefault);
    this.projects.push(project);
    return project;
  }

  /** The project asked for, or the default one. Throws `PROJECT_NOT_FOUND`. */
  project(id: ProjectId | undefined): MemoryProject {
    const project = id === undefined ? this.defaultProject() : this.projects.find((one) => one.id === id);
    if (project === undefined) throw new ProblemError('PROJECT_NOT_FOUND');
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

  of(ownerId: OwnerId): MemoryPerson {
    const known = this.#people.get(ownerId);
    if (known !== undefined) return known;
    const person = new MemoryPerson();
    this.#people.set(ownerId, person);
    return person;
  }

  project({ ownerId, projectId }: GraphScope): MemoryProject {
    return this.of(ownerId).project(projectId);
  }

  drop(ownerId: OwnerId): void {
    this.#people.delete(ownerId);
  }

  /** Everybody for whom effects wait. */
  waiting(): OwnerId[] {
    return [...this.#people].filter(([, person]) => person.waiting().length > 0).map(([ownerId]) => ownerId);
  }
}
