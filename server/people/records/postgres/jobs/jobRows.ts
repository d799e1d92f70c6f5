import { ProblemError } from '../../../../contract/ProblemError.js';
import { type Job, type JobState } from '../../../../contract/jobs.js';
import { type Session } from '../../../../platform/storage/postgres/Session.js';
import { isoOf, jobOf, type JobRow, KEPT_JOBS } from '../../jobs/jobRow.js';
import { type JobNews } from '../../jobs/JobStore.js';

/** Where processes hear of each other's jobs. */
export const JOB_CHANNEL = 'harta_jobs';

/** Tells other processes; heard with the commit. */
export async function announceJob(session: Session, news: JobNews): Promise<void> {
  await session.run(`SELECT pg_notify('${JOB_CHANNEL}', :news)`, { news: JSON.stringify(news) });
}

/** Ends a job whose row is held: nothing more is to do for it. The oldest of those that have ended go. */
export async function endRow(
  session: Session,
  { owner, id }: Pick<JobRow, 'owner' | 'id'>,
  { state, result, now }: { readonly state: JobState; readonly result?: unknown; readonly now: number },
): Promise<Job> {
  const row = await session.get<JobRow>(
    `UPDATE job SET state = :state, result = :result, ended_at = :at, lease = NULL, due = NULL
     WHERE owner = :owner AND id = :id RETURNING *`,
    { owner, id, state, result: result === undefined ? null : JSON.stringify(result), at: isoOf(now) },
  );
  if (row === undefined) throw new ProblemError('JOB_NOT_FOUND');
  await session.run(
    `DELETE FROM job WHERE owner = :owner AND id IN (SELECT id FROM job WHERE owner = :owner AND ended_at IS NOT NULL
       ORDER BY ended_at DESC, id DESC OFFSET :kept)`,
    { owner, kept: KEPT_JOBS },
  );
  return jobOf(row);
}
