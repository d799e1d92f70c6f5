import { type ElementSource } from '../ElementSource.js';
import { Gathered } from './Gathered.js';
import { type GatheredProject } from './GatheredProject.js';
import { type NamedElements } from './NamedElements.js';

/** A decision reads what earlier readings led it to, so that few rounds are enough. More are a decision that differs each time. */
const MOST_ROUNDS = 100;

/**
 * Decides over an engine whose reads take a while, by the same rules as over one that answers at once: what the request names is
 * read, the decision made, what it asked for besides read, and the decision made again from its start, until nothing is missing.
 * Throws what `decide` throws once it has read all that it asked for.
 */
export async function gather<T>(
  project: GatheredProject,
  named: NamedElements,
  decide: (source: ElementSource) => T,
): Promise<T> {
  const source = new Gathered(project);
  source.want(named);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await source.read();
    try {
      const decision = decide(source);
      if (source.isComplete) return decision;
    } catch (error) {
      if (source.isComplete) throw error;
    }
  }
  throw new Error(`A decision still asks for more after ${MOST_ROUNDS} rounds`);
}
