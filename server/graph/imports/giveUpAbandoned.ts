import { run } from '../../platform/faults/guarded.js';
import { every } from '../../platform/faults/timers.js';
import { type RunnerParts } from './ImportRunner.js';

type Parts = Pick<RunnerParts, 'book' | 'staging' | 'notes'>;

/** Milliseconds between two looks. */
const EVERY = 60 * 60_000;

/** How long the list of what was said about files is kept: longer than an import is listed by most. */
const NOTES_KEPT = 30 * 24 * 60 * 60_000;

/** No upload takes longer. */
const LONGEST_UPLOAD = 24 * 60 * 60_000;

/**
 * Gives up imports that were checked and that nobody confirmed for this long; their files go, and old lists. Files whose upload was cut off
 * by the end of its process go as well. @param age milliseconds
 */
export async function giveUpAbandoned({ book, staging, notes }: Parts, age: number): Promise<void> {
  await notes.removeOld(Math.max(age, NOTES_KEPT));
  for (const { owner, importIds } of await staging.staged()) {
    for (const id of importIds) {
      const since = await staging.since(owner, id);
      const lain = since === undefined ? 0 : Date.now() - since.getTime();
      if (lain < Math.min(age, LONGEST_UPLOAD)) continue;
      const job = (await book.list(owner)).find((each) => each.id === id);
      const isCutOff = job === undefined && lain >= LONGEST_UPLOAD;
      const isAbandoned = job?.state === 'checked' && lain >= age;
      if (!isCutOff && !isAbandoned) continue;
      await staging.remove(owner, id);
      if (job !== undefined) await book.save(owner, { ...job, state: 'cancelled' });
    }
  }
}

/** Looks for abandoned imports now and then. */
export function startGivingUp(parts: Parts, age: number): { stop(): void } {
  const failure = 'Abandoned imports could not be removed';
  const look = () => giveUpAbandoned(parts, age);
  run(failure, look);
  return { stop: every(EVERY, failure, look) };
}
