import { type JobId, type OwnerId } from '../../../../contract/ids.js';
import { type Job } from '../../../../contract/jobs.js';
import { newId } from '../../../../../domain/ids/ids.js';
import { type OwnedDatabase } from '../../../../platform/storage/OwnedDatabase.js';
import {
  type DueJobs,
  type Hold,
  type JobEnd,
  type JobProgress,
  type LeaseAsked,
  type LeasedJob,
} from '../../jobs/JobStore.js';
import { type NotificationDraft } from '../../NotificationStore.js';
import { postNotification } from '../outbox.js';
import { isoOf, jobOf, type JobRow, STOPPED_DUE } from '../../jobs/jobRow.js';
import { endRow, findJob, jobRow, setCuts, setDue } from './jobRows.js';

type Held = Pick<LeasedJob, 'owner' | 'job' | 'lease'>;

interface DueRow {
  readonly owner: OwnerId;
  readonly id: JobId;
  readonly kind: string;
  readonly cuts: number;
}

/** Whose jobs are due: those that were cancelled first, then those that are due for longest. */
export const dueJobs = (db: OwnedDatabase, now: number): DueJobs[] =>
  db
    .all<{ owner: OwnerId; kind: string; cut: number; stopped: number }>(
      `SELECT owner, kind, cuts > 0 AS cut, due < 0 AS stopped FROM job_due WHERE due <= :now
       GROUP BY owner, kind, cut, stopped ORDER BY min(due), min(id)`,
      { now },
    )
    .map(({ owner, kind, cut, stopped }) => ({ owner, kind, wasCut: cut === 1, isStopped: stopped === 1 }));

function nextDue(db: OwnedDatabase, now: number, of: DueJobs | undefined): DueRow | undefined {
  const row = 'SELECT owner, id, kind, cuts FROM job_due WHERE due <= :now';
  if (of === undefined) return db.get<DueRow>(`${row} ORDER BY due, id LIMIT 1`, { now });
  const { owner, kind, wasCut, isStopped } = of;
  return db.get<DueRow>(
    `${row} AND owner = :owner AND kind = :kind AND (cuts > 0) = :cut AND (due < 0) = :stopped ORDER BY due, id LIMIT 1`,
    { now, owner, kind, cut: wasCut ? 1 : 0, stopped: isStopped ? 1 : 0 },
  );
}

/** Gives out the job that is due for longest. The attempt counts as cut until something else is known of it. */
export function leaseJob(db: OwnedDatabase, { now, until, of }: LeaseAsked): LeasedJob | undefined {
  return db.write(() => {
    const next = nextDue(db, now, of);
    if (next === undefined) return undefined;
    const lease = newId();
    const before = jobRow(db, next.owner, next.id);
    db.run(
      `UPDATE job SET state = 'running', attempts = attempts + 1, lease = :lease WHERE owner = :owner AND id = :id`,
      { owner: next.owner, id: next.id, lease },
    );
    setDue(db, next, until);
    setCuts(db, next, next.cuts + 1);
    const row = jobRow(db, next.owner, next.id);
    return {
      owner: row.owner,
      job: jobOf(row),
      payload: JSON.parse(row.payload) as unknown,
      failures: row.failures,
      cuts: next.cuts,
      wasCut: before.state === 'running' && before.stop === 0,
      isStopped: before.stop === 1,
      lease,
    };
  });
}

/** The row, while it is in these hands. */
function heldRow(db: OwnedDatabase, { owner, job, lease }: Held): JobRow | undefined {
  const row = findJob(db, owner, job.id);
  return row?.lease === lease ? row : undefined;
}

/** Says that a job is being worked on, and how far it is. */
export function renewJob(db: OwnedDatabase, held: Held, until: number, progress: JobProgress): Hold {
  const { done, total, isKept = false } = progress;
  return db.write(() => {
    const row = heldRow(db, held);
    if (row === undefined) return 'lost';
    const { owner, id } = row;
    db.run('UPDATE job SET done = :done, total = :total WHERE owner = :owner AND id = :id', {
      owner,
      id,
      done,
      total: total ?? null,
    });
    setDue(db, row, until);
    if (isKept) setCuts(db, row, 1);
    return row.stop === 1 ? 'stop' : 'held';
  });
}

/** Ends a job, with what its person is told. */
export function endJob(db: OwnedDatabase, held: Held, end: JobEnd, told?: NotificationDraft): Job | undefined {
  return db.write(() => {
    const row = heldRow(db, held);
    if (row === undefined) return undefined;
    if (told !== undefined) postNotification(db, row.owner, told);
    return endRow(db, row, end);
  });
}

interface Counted {
  readonly attempts: number;
  readonly failures: number;
  readonly cuts: number;
}

/** Gives a job back; one that is to stop is due at once, so that what it left is taken away. */
function giveBack(db: OwnedDatabase, held: Held, startsAt: number, counted: Counted): Job | undefined {
  const { attempts, failures, cuts } = counted;
  return db.write(() => {
    const row = heldRow(db, held);
    if (row === undefined) return undefined;
    const { owner, id } = row;
    db.run(
      `UPDATE job SET state = 'waiting', lease = NULL, attempts = attempts + :attempts, failures = failures + :failures,
         starts_at = :at
       WHERE owner = :owner AND id = :id`,
      { owner, id, attempts, failures, at: isoOf(startsAt) },
    );
    setDue(db, row, row.stop === 1 ? STOPPED_DUE : startsAt);
    setCuts(db, row, cuts);
    return jobOf(jobRow(db, owner, id));
  });
}

/** Gives back a job whose attempt was cut off or failed. */
export const returnJob = (db: OwnedDatabase, held: Held, startsAt: number, failed: boolean): Job | undefined =>
  giveBack(db, held, startsAt, { attempts: 0, failures: failed ? 1 : 0, cuts: 0 });

/** Gives back a job that is to rest after the attempt before this one was cut off. */
export const restJob = (db: OwnedDatabase, held: Held & Pick<LeasedJob, 'cuts'>, startsAt: number): Job | undefined =>
  giveBack(db, held, startsAt, { attempts: -1, failures: 0, cuts: held.cuts });

/** Gives back a job that cannot be done yet: its attempt was none. */
export const postponeJob = (db: OwnedDatabase, held: Held, startsAt: number): Job | undefined =>
  giveBack(db, held, startsAt, { attempts: -1, failures: 0, cuts: 0 });

/** When the next job is due. */
export const nextJobAt = (db: OwnedDatabase): number | null =>
  db.get<{ due: number | null }>('SELECT min(due) AS due FROM job_due', {})?.due ?? null;

/** Makes a cancelled job due before every other. */
export function freeCancelledJob(db: OwnedDatabase, owner: OwnerId, id: JobId): void {
  db.write(() => {
    const row = findJob(db, owner, id);
    if (row?.stop === 1 && row.ended_at === null) setDue(db, row, STOPPED_DUE);
  });
}

/** Makes all due whose lease runs. */
export function freeJobs(db: OwnedDatabase, now: number): void {
  db.write(() => {
    const later = db.all<DueRow>('SELECT owner, id, kind, cuts FROM job_due WHERE due > :now', { now });
    for (const each of later) if (findJob(db, each.owner, each.id)?.state === 'running') setDue(db, each, now);
  });
}
