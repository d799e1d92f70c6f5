import { newId } from '../../../../../domain/ids/ids.js';
import { type JobId, type OwnerId } from '../../../../contract/ids.js';
import { type Job } from '../../../../contract/jobs.js';
import { ProblemError } from '../../../../contract/ProblemError.js';
import { type Session } from '../../../../platform/storage/postgres/Session.js';
import { endedJobOf, isoOf, jobOf, type JobRow, STOPPED_DUE } from '../../jobs/jobRow.js';
import { type EndedJob, type JobAsked, type NewJob } from '../../jobs/JobStore.js';
import { announceJob, endRow } from './jobRows.js';

/** All that have not ended, and the last that have; newest first. */
export const listJobs = async (session: Session, owner: OwnerId): Promise<Job[]> =>
  (await session.all<JobRow>('SELECT * FROM job WHERE owner = :owner ORDER BY id DESC', { owner })).map(jobOf);

/** The last job of a kind with what it came to. */
export async function lastJob(session: Session, owner: OwnerId, kind: string): Promise<EndedJob | undefined> {
  const row = await session.get<JobRow>(
    'SELECT * FROM job WHERE owner = :owner AND kind = :kind ORDER BY id DESC LIMIT 1',
    { owner, kind },
  );
  return row === undefined ? undefined : endedJobOf(row);
}

/** The jobs of a kind that were asked for under some keys. */
export async function jobsOfKeys(
  session: Session,
  owner: OwnerId,
  kind: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Job>> {
  const rows = await session.all<JobRow & { readonly key: string }>(
    'SELECT * FROM job WHERE owner = :owner AND kind = :kind AND key = ANY (CAST(:keys AS text[]))',
    { owner, kind, keys },
  );
  return new Map(rows.map((row) => [row.key, jobOf(row)]));
}

/** The job of a kind that was asked for under a key. */
export const jobOfKey = async (session: Session, owner: OwnerId, kind: string, key: string): Promise<Job | undefined> =>
  (await jobsOfKeys(session, owner, kind, [key])).get(key);

/** Throws `TOO_MANY_WAITING` where a person has as many that are due as they may. */
export async function admitJob(
  session: Session,
  owner: OwnerId,
  { now, most }: { readonly now: number; readonly most: number },
): Promise<void> {
  const due = await session.get<{ count: number }>(
    'SELECT count(*) AS count FROM job WHERE owner = :owner AND ended_at IS NULL AND starts_at <= :now',
    { owner, now: isoOf(now) },
  );
  if ((due?.count ?? 0) >= most)
    throw new ProblemError('TOO_MANY_WAITING', { detail: `At most ${most} of one person may wait` });
}

/** Keeps a job, unless there is one of this kind and key. Throws `TOO_MANY_WAITING`. */
export async function askForJob(session: Session, owner: OwnerId, asked: NewJob): Promise<JobAsked> {
  const { kind, key, payload, startsAt, now, most = Infinity } = asked;
  const there = await jobOfKey(session, owner, kind, key);
  if (there !== undefined) return { job: there, isNew: false };
  if (startsAt <= now) await admitJob(session, owner, { now, most });
  const row = await session.get<JobRow>(
    `INSERT INTO job (owner, id, kind, key, state, payload, due, created_at, starts_at)
     VALUES (:owner, :id, :kind, :key, 'waiting', :payload, :due, :now, :at) RETURNING *`,
    {
      ...{ owner, id: newId(), kind, key, payload: JSON.stringify(payload) },
      ...{ due: startsAt, now: isoOf(now), at: isoOf(startsAt) },
    },
  );
  if (row === undefined) throw new Error('A job was not kept');
  await announceJob(session, {});
  return { job: jobOf(row), isNew: true };
}

/** Ends a job that nobody has begun; one that is under way is told to stop. Throws `JOB_NOT_FOUND`, `JOB_STATE`. */
export async function cancelJob(session: Session, owner: OwnerId, id: JobId, now: number): Promise<Job> {
  const row = await session.get<JobRow>('SELECT * FROM job WHERE owner = :owner AND id = :id FOR UPDATE', {
    ...{ owner, id },
  });
  if (row === undefined) throw new ProblemError('JOB_NOT_FOUND');
  if (row.ended_at !== null) throw new ProblemError('JOB_STATE', { detail: `The job is ${row.state}` });
  const isWaiting = row.state === 'waiting';
  if (isWaiting && row.attempts === 0) return endRow(session, row, { state: 'cancelled', now });
  await session.run(
    'UPDATE job SET stop = true, due = CASE WHEN :isWaiting THEN :stoppedDue ELSE due END WHERE owner = :owner AND id = :id',
    { owner, id, isWaiting, stoppedDue: STOPPED_DUE },
  );
  await announceJob(session, { stop: id });
  return jobOf(row);
}
