import { newId } from '../../../../../domain/ids/ids.js';
import { type JobId, type OwnerId } from '../../../../contract/ids.js';
import { type Job } from '../../../../contract/jobs.js';
import { type Session } from '../../../../platform/storage/postgres/Session.js';
import { isoOf, jobOf, type JobRow, STOPPED_DUE } from '../../jobs/jobRow.js';
import {
  type DueJobs,
  type Hold,
  type JobEnd,
  type JobProgress,
  type LeaseAsked,
  type LeasedJob,
} from '../../jobs/JobStore.js';
import { type NotificationDraft } from '../../NotificationStore.js';
import { holdPerson } from '../calls.js';
import { postNotification } from '../outbox.js';
import { announceJob, endRow } from './jobRows.js';

type Held = Pick<LeasedJob, 'owner' | 'job' | 'lease'>;

/** Whose jobs are due: those that were cancelled first, then those that are due for longest. */
export const dueJobs = (session: Session, now: number): Promise<DueJobs[]> =>
  session.everybody<DueJobs>(
    `SELECT owner, kind, cuts > 0 AS "wasCut", due < 0 AS "isStopped" FROM job WHERE due <= :now
     GROUP BY owner, kind, cuts > 0, due < 0 ORDER BY min(due), min(id)`,
    { now },
  );

/**
 * Gives out the job that is due for longest, past those that another process is just given. The attempt counts as cut until something
 * else is known of it.
 */
export async function leaseJob(session: Session, { now, until, of }: LeaseAsked): Promise<LeasedJob | undefined> {
  const ofThese =
    of === undefined ? '' : 'AND owner = :owner AND kind = :kind AND (cuts > 0) = :cut AND (due < 0) = :stopped';
  const lease = newId();
  const [row] = await session.everybody<JobRow & { readonly cuts: number; readonly ran: boolean }>(
    `WITH next AS (SELECT owner, id, state = 'running' AS ran FROM job WHERE due <= :now ${ofThese}
       ORDER BY due, id LIMIT 1 FOR UPDATE SKIP LOCKED)
     UPDATE job j SET state = 'running', attempts = j.attempts + 1, cuts = j.cuts + 1, lease = :lease, due = :until
     FROM next WHERE j.owner = next.owner AND j.id = next.id RETURNING j.*, next.ran`,
    {
      ...{ now, until, lease, owner: of?.owner ?? null, kind: of?.kind ?? null },
      ...{ cut: of?.wasCut ?? null, stopped: of?.isStopped ?? null },
    },
  );
  if (row === undefined) return undefined;
  const { owner, failures, cuts, ran } = row;
  const isStopped = row.stop === true;
  return {
    ...{ owner, job: jobOf(row), payload: JSON.parse(row.payload) as unknown, lease },
    ...{ failures, cuts: cuts - 1, wasCut: ran && !isStopped, isStopped },
  };
}

/** The row, while it is in these hands; held with its person until the transaction ends. */
async function heldRow(session: Session, { owner, job, lease }: Held): Promise<JobRow | undefined> {
  await holdPerson(session, owner);
  return session.get<JobRow>('SELECT * FROM job WHERE owner = :owner AND id = :id AND lease = :lease FOR UPDATE', {
    ...{ owner, id: job.id, lease },
  });
}

/** Says that a job is being worked on, and how far it is. */
export async function renewJob(session: Session, held: Held, until: number, progress: JobProgress): Promise<Hold> {
  const { done, total = null, isKept = false } = progress;
  const row = await session.get<{ stop: boolean }>(
    `UPDATE job SET done = :done, total = :total, due = :until, cuts = CASE WHEN :isKept THEN 1 ELSE cuts END
     WHERE owner = :owner AND id = :id AND lease = :lease RETURNING stop`,
    { owner: held.owner, id: held.job.id, lease: held.lease, done, total, until, isKept },
  );
  if (row === undefined) return 'lost';
  return row.stop ? 'stop' : 'held';
}

/** Ends a job, with what its person is told. */
export async function endJob(
  session: Session,
  held: Held,
  end: JobEnd,
  told?: NotificationDraft,
): Promise<Job | undefined> {
  const row = await heldRow(session, held);
  if (row === undefined) return undefined;
  if (told !== undefined) await postNotification(session, row.owner, told);
  return endRow(session, row, end);
}

interface Counted {
  readonly attempts: number;
  readonly failures: number;
  readonly cuts: number;
}

/** Gives a job back; one that is to stop is due at once, so that what it left is taken away. */
async function giveBack(session: Session, held: Held, startsAt: number, counted: Counted): Promise<Job | undefined> {
  const row = await heldRow(session, held);
  if (row === undefined) return undefined;
  const back = await session.get<JobRow>(
    `UPDATE job SET state = 'waiting', lease = NULL, attempts = attempts + :attempts, failures = failures + :failures,
       cuts = :cuts, due = :due, starts_at = :at WHERE owner = :owner AND id = :id RETURNING *`,
    { owner: row.owner, id: row.id, ...counted, due: row.stop ? STOPPED_DUE : startsAt, at: isoOf(startsAt) },
  );
  await announceJob(session, {});
  return back && jobOf(back);
}

/** Gives back a job whose attempt was cut off or failed. */
export const returnJob = (session: Session, held: Held, startsAt: number, failed: boolean): Promise<Job | undefined> =>
  giveBack(session, held, startsAt, { attempts: 0, failures: failed ? 1 : 0, cuts: 0 });

/** Gives back a job that is to rest after the attempt before this one was cut off. */
export const restJob = (
  session: Session,
  held: Held & Pick<LeasedJob, 'cuts'>,
  startsAt: number,
): Promise<Job | undefined> => giveBack(session, held, startsAt, { attempts: -1, failures: 0, cuts: held.cuts });

/** Gives back a job that cannot be done yet: its attempt was none. */
export const postponeJob = (session: Session, held: Held, startsAt: number): Promise<Job | undefined> =>
  giveBack(session, held, startsAt, { attempts: -1, failures: 0, cuts: 0 });

/** When the next job is due. */
export async function nextJobAt(session: Session): Promise<number | null> {
  const [row] = await session.everybody<{ due: number | null }>(
    'SELECT min(due) AS due FROM job WHERE due IS NOT NULL',
    {},
  );
  return row?.due ?? null;
}

/** Makes a cancelled job due before every other. */
export async function freeCancelledJob(session: Session, owner: OwnerId, id: JobId): Promise<void> {
  await session.run('UPDATE job SET due = :due WHERE owner = :owner AND id = :id AND stop AND ended_at IS NULL', {
    ...{ owner, id, due: STOPPED_DUE },
  });
  await announceJob(session, {});
}

/** Makes all due whose lease runs. */
export async function freeJobs(session: Session, now: number): Promise<void> {
  await session.everybody(`UPDATE job SET due = :now WHERE due > :now AND state = 'running'`, { now });
}
