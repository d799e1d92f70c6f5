/** What is done for a person in the background. */
type JobKind =
  | 'exportArchive'
  | 'restoreArchive'
  | 'deleteData'
  | 'deleteAccount'
  | 'copyProject'
  | 'restoreProject'
  | 'eraseProject'
  | 'processText'
  | 'transcribe';

/** Waits for days, in which it may be called off; once it runs there is nothing to go back to. */
const DELETIONS: readonly JobKind[] = ['deleteData', 'deleteAccount', 'eraseProject'];

/** Something that is done for a person while they do something else, as REST and the live channel tell it. */
export interface Job {
  readonly id: string;
  readonly kind: JobKind;
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  readonly done: number;
  /** Absent while that is not known. */
  readonly total?: number;
  readonly attempts: number;
  readonly createdAt: string;
  readonly startsAt: string;
  readonly endedAt?: string;
  /** Code of the refusal that ended it; absent after a failure of the server. */
  readonly problem?: string;
}

/** Whether a job goes on, or is about to; a deletion that was begun waits for days. */
export const isUnderWay = ({ state, kind }: Job): boolean =>
  state === 'running' || (state === 'waiting' && !DELETIONS.includes(kind));

/** Whether what it made until now can be left out, as if it had never begun. */
export const mayBeStopped = ({ kind }: Job): boolean => !DELETIONS.includes(kind);

/** How much of a job is done, in hundredths; undefined while that is not known. */
export const percentOf = ({ done, total }: Job): number | undefined =>
  total === undefined || total === 0 ? undefined : Math.min(100, Math.floor((100 * done) / total));

const hasEnded = (job: Job | undefined): boolean => job?.endedAt !== undefined;

/** The list with the present state of a job, which comes first if it is new. A job that has ended stays ended, whatever arrives late. */
export function withJob(jobs: readonly Job[], job: Job): readonly Job[] {
  const known = jobs.find(({ id }) => id === job.id);
  if (known === undefined) return [job, ...jobs];
  if (hasEnded(known) && !hasEnded(job)) return jobs;
  return jobs.map((each) => (each.id === job.id ? job : each));
}

/** A list that was just read, but for what is known to have ended since it was asked for. */
export const readAfter = (known: readonly Job[], read: readonly Job[]): readonly Job[] =>
  read.map((job) => {
    const before = known.find(({ id }) => id === job.id);
    return before !== undefined && hasEnded(before) ? before : job;
  });
