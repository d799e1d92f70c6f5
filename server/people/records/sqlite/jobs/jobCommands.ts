import { type JobId, type OwnerId } from '../../../../contract/ids.js';
import { type Job } from '../../../../contract/jobs.js';
import { ProblemError } from '../../../../contract/ProblemError.js';
import { newId } from '../../../../../domain/ids/ids.js';
import { type OwnedDatabase } from '../../../../platform/storage/OwnedDatabase.js';
import {
  type JobAsked,
  type JobEnd,
  type JobProgress,
  type LeaseAsked,
  type LeasedJob,
  type NewJob,
} from '../../jobs/JobStore.js';
import { type NotificationDraft } from '../../NotificationStore.js';
import { isoOf, jobOf, type JobRow, STOPPED_DUE } from '../../jobs/jobRow.js';
import { endRow, jobRow, jobOfKey, jobsOfKeys, lastJob, listJobs, setDue } from './jobRows.js';
import {
  dueJobs,
  endJob,
  freeCancelledJob,
  freeJobs,
  leaseJob,
  nextJobAt,
  postponeJob,
  renewJob,
  restJob,
  returnJob,
} from './leases.js';

type Held = Pick<LeasedJob, 'owner' | 'job' | 'lease'>;

/** Throws `TOO_MANY_WAITING` where a person has as many that are due as they may. */
function admitJob(db: OwnedDatabase, owner: OwnerId, { now, most }: { now: number; most: number }): void {
  const due = db.get<{ count: number }>(
    'SELECT count(*) AS count FROM job WHERE owner = :owner AND ended_at IS NULL AND starts_at <= :now',
    { owner, now: isoOf(now) },
  );
  if ((due?.count ?? 0) >= most)
    throw new ProblemError('TOO_MANY_WAITING', { detail: `At most ${most} of one person may wait` });
}

function askForJob(db: OwnedDatabase, owner: OwnerId, asked: NewJob): JobAsked {
  const { kind, key, payload, startsAt, now, most = Infinity } = asked;
  return db.write(() => {
    const there = db.get<JobRow>('SELECT * FROM job WHERE owner = :owner AND kind = :kind AND key = :key', {
      owner,
      kind,
      key,
    });
    if (there !== undefined) return { job: jobOf(there), isNew: false };
    if (startsAt <= now) admitJob(db, owner, { now, most });
    const id = newId() as JobId;
    db.run(
      `INSERT INTO job (owner, id, kind, key, state, payload, created_at, starts_at)
       VALUES (:owner, :id, :kind, :key, 'waiting', :payload, :now, :at)`,
      { owner, id, kind, key, payload: JSON.stringify(payload), now: isoOf(now), at: isoOf(startsAt) },
    );
    setDue(db, { owner, id, kind }, startsAt);
    return { job: jobOf(jobRow(db, owner, id)), isNew: true };
  });
}

function cancelJob(db: OwnedDatabase, owner: OwnerId, id: JobId, now: number): Job {
  return db.write(() => {
    const row = jobRow(db, owner, id);
    if (row.ended_at !== null) throw new ProblemError('JOB_STATE', { detail: `The job is ${row.state}` });
    if (row.state === 'waiting' && row.attempts === 0) return endRow(db, row, { state: 'cancelled', now });
    if (row.state === 'waiting') setDue(db, row, STOPPED_DUE);
    db.run('UPDATE job SET stop = 1 WHERE owner = :owner AND id = :id', { owner, id });
    return jobOf(row);
  });
}

/** Reads of jobs. */
export const jobReads = (db: OwnedDatabase) => ({
  jobs: (owner: OwnerId) => listJobs(db, owner),
  lastJob: (owner: OwnerId, kind: string) => lastJob(db, owner, kind),
  jobOfKey: (owner: OwnerId, kind: string, key: string) => jobOfKey(db, owner, kind, key),
  admitJob: (owner: OwnerId, asked: { now: number; most: number }) => admitJob(db, owner, asked),
  jobsOfKeys: (owner: OwnerId, kind: string, keys: readonly string[]) => jobsOfKeys(db, owner, kind, keys),
});

/** Writes of jobs, each durable before it is answered; and what is only asked by who is about to write. */
export const jobWrites = (db: OwnedDatabase) => ({
  askForJob: (owner: OwnerId, asked: NewJob) => askForJob(db, owner, asked),
  cancelJob: (owner: OwnerId, id: JobId, now: number) => cancelJob(db, owner, id, now),
  dueJobs: (now: number) => dueJobs(db, now),
  leaseJob: (asked: LeaseAsked) => leaseJob(db, asked),
  renewJob: (held: Held, until: number, progress: JobProgress) => renewJob(db, held, until, progress),
  endJob: (held: Held, end: JobEnd, told?: NotificationDraft) => endJob(db, held, end, told),
  returnJob: (held: Held, startsAt: number, failed: boolean) => returnJob(db, held, startsAt, failed),
  restJob: (held: Held & Pick<LeasedJob, 'cuts'>, startsAt: number) => restJob(db, held, startsAt),
  postponeJob: (held: Held, startsAt: number) => postponeJob(db, held, startsAt),
  nextJobAt: () => nextJobAt(db),
  freeJobs: (now: number) => freeJobs(db, now),
  freeCancelledJob: (owner: OwnerId, id: JobId) => freeCancelledJob(db, owner, id),
});
