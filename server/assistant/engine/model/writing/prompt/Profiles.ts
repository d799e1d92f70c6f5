import { type ProjectCatalog } from '../../../../../people/records/projects/ProjectCatalog.js';
import { BoundedMap } from '../../../../../platform/storage/BoundedMap.js';
import { type AssistantGraph, type GraphReading } from '../../../../reading/GraphReading.js';
import { type GraphProfile, readProfile } from './profile.js';

/** What a model is asked about: graphs that tell when they last changed. */
export type ModelGraph = AssistantGraph & Pick<ProjectCatalog, 'project'>;

/** Profiles of so many projects are kept, those that were asked for last. */
const MOST = 32;

interface Kept {
  /** When the graph had last changed, and what its nodes were called by. */
  readonly of: string;
  readonly profile: Promise<GraphProfile>;
}

/** What graphs are made of and hold, read once until they change: every question of a project is asked with the same. */
export class Profiles {
  readonly #kept = new BoundedMap<string, Kept>(MOST);

  constructor(private readonly store: Pick<ModelGraph, 'project'>) {}

  async of(reading: GraphReading): Promise<GraphProfile> {
    const { id, updatedAt } = await this.store.project(reading.scope);
    const { captions } = await reading.said();
    const key = JSON.stringify([reading.scope.ownerId, id]);
    const of = JSON.stringify([updatedAt, [...captions]]);
    const known = this.#kept.get(key);
    const profile = known?.of === of ? known.profile : reading.shape().then((shape) => readProfile(shape, reading));
    this.#kept.set(key, { of, profile });
    try {
      return await profile;
    } catch (error) {
      if (this.#kept.get(key)?.profile === profile) this.#kept.delete(key);
      throw error;
    }
  }
}
