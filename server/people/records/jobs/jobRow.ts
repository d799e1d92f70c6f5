import { type JobId, type OwnerId } from '../../../contract/ids.js';
import { type Job, type JobKind, type JobState } from '../../../contract/jobs.js';
import { type EndedJob } from './JobStore.js';

/** A job as tables keep it; SQLite has numbers for yes and no. */
export interface JobRow {
  readonly owner: OwnerId;
  readonly id: JobId;
  readonly kind: JobKind;
  readonly state: JobState;
  readonly payload: string;
  readonly done: number;
  readonly total: number | null;
  readonly attempts: number;
  readonly failures: number;
  readonly lease: string | null;
  readonly stop: boolean | number;
  readonly result: string | null;
  readonly created_at: string;
  readonly starts_at: string;
  readonly ended_at: string | null;
}

/** Jobs that have ended and are still listed. */
export const KEPT_JOBS = 20;

/** When a job is due that its person cancelled and that nobody works on: before every other. */
export const STOPPED_DUE = -1;

/** A moment as it is kept. */
export const isoOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Why a job was refused for good, as the runner left it. */
function problemOf({ state, result }: Pick<JobRow, 'state' | 'result'>): Pick<Job, 'problem'> {
  if (state !== 'failed' || result === null) return {};
  const { problem } = JSON.parse(result) as { problem?: string };
  return problem === undefined ? {} : { problem };
}

/** A job as its person sees it. */
export const jobOf = ({ id, kind, state, done, total, attempts, ...row }: JobRow): Job => ({
  id,
  kind,
  state,
  done,
  ...(total === null ? {} : { total }),
  attempts,
  createdAt: row.created_at,
  startsAt: row.starts_at,
  ...(row.ended_at === null ? {} : { endedAt: row.ended_at }),
  ...problemOf({ state, result: row.result }),
});

/** A job with what it came to. */
export const endedJobOf = (row: JobRow): EndedJob => ({
  job: jobOf(row),
  result: row.result === null ? null : (JSON.parse(row.result) as unknown),
});
