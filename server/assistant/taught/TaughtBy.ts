import { type OwnerId } from '../../contract/ids.js';
import { BoundedMap } from '../../platform/storage/BoundedMap.js';
import { type TrainExampleStore } from '../../people/records/trainExamples/TrainExampleStore.js';
import { type Example } from '../engine/Engine.js';

/** What is kept of one person: their examples, and the stamp that they stood under. */
interface Kept {
  readonly stamp: string;
  readonly examples: readonly Example[];
}

/** People whose examples are kept; of more, those who asked longest ago are read again. */
const MOST_PEOPLE = 200;
const NONE: readonly Example[] = [];

/** The examples that a person taught, as they stand now; the very same list as long as nothing changes. */
export function taughtBy(
  store: Pick<TrainExampleStore, 'taught'>,
  mostPeople = MOST_PEOPLE,
): (owner: OwnerId) => Promise<readonly Example[]> {
  const kept = new BoundedMap<OwnerId, Kept>(mostPeople);
  return async (owner) => {
    const before = kept.get(owner);
    const { stamp, examples = before?.examples ?? NONE } = await store.taught(owner, before?.stamp);
    // Two questions at once may both have read the examples; the list that was kept first stays.
    const now = kept.get(owner);
    const one = now?.stamp === stamp ? now : { stamp, examples };
    kept.set(owner, one);
    return one.examples;
  };
}
