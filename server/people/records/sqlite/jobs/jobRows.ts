import { type JobId, type OwnerId } from '../../../../contract/ids.js';
import { type Job, type JobState } from '../../../../contract/jobs.js';
import { ProblemError } from '../../../../contract/ProblemError.js';
import { type OwnedDatabase } from '../../../../platform/storage/OwnedDatabase.js';
import { endedJobOf, isoOf, jobOf, type JobRow, KEPT_JOBS } from '../../jobs/jobRow.js';
import { type EndedJob } from '../../jobs/JobStore.js';

/** A person's job; undefined when there is none. */
export const findJob = (db: OwnedDatabase, owner: OwnerId, id: JobId): JobRow | undefined =>
  db.get<JobRow>('SELECT * FROM job WHERE owner = :owner AND id = :id', { owner, id });

/** A person's job. Throws `JOB_NOT_FOUND`. */
export function jobRow(db: OwnedDatabase, owner: OwnerId, id: JobId): JobRow {
  const row = findJob(db, owner, id);
  if (row === undefined) throw new ProblemError('JOB_NOT_FOUND');
  return row;
}

/** All that have not ended, and the last that have; newest first. */
export const listJobs = (db: OwnedDatabase, owner: OwnerId): Job[] =>
  db.all<JobRow>('SELECT * FROM job WHERE owner = :owner ORDER BY id DESC', { owner }).map(jobOf);

/** The last job of a kind with what it came to. */
export function lastJob(db: OwnedDatabase, owner: OwnerId, kind: string): EndedJob | undefined {
  const row = db.get<JobRow>('SELECT * FROM job WHERE owner = :owner AND kind = :kind ORDER BY id DESC LIMIT 1', {
    owner,
    kind,
  });
  if (row === undefined) return undefined;
  return endedJobOf(row);
}

/** The job of a kind that was asked for under a key. */
export function jobOfKey(db: OwnedDatabase, owner: OwnerId, kind: string, key: string): Job | undefined {
  const row = db.get<JobRow>('SELECT * FROM job WHERE owner = :owner AND kind = :kind AND key = :key', {
    owner,
    kind,
    key,
  });
  return row === undefined ? undefined : jobOf(row);
}

/** The jobs of a kind that were asked for under some keys. */
export const jobsOfKeys = (
  db: OwnedDatabase,
  owner: OwnerId,
  kind: string,
  keys: readonly string[],
): readonly (readonly [key: string, Job])[] =>
  db
    .all<JobRow & { key: string }>(
      `SELECT * FROM job WHERE owner = :owner AND kind = :kind AND key IN (SELECT value FROM json_each(:keys))`,
      { owner, kind, keys: JSON.stringify(keys) },
    )
    .map((row) => [row.key, jobOf(row)]);

/** Says when there is something to do for a job. */
export function setDue(
  db: OwnedDatabase,
  { owner, id, kind }: Pick<JobRow, 'owner' | 'id'> & { readonly kind: string },
  due: number,
): void {
  db.run(
    `INSERT INTO job_due (id, due, owner, kind) VALUES (:id, :due, :owner, :kind)
     ON CONFLICT DO UPDATE SET due = excluded.due`,
    { owner, id, kind, due },
  );
}

/** Says how many attempts in a row ended with their process. */
export function setCuts(db: OwnedDatabase, { id }: Pick<JobRow, 'id'>, cuts: number): void {
  db.run('UPDATE job_due SET cuts = :cuts WHERE id = :id', { id, cuts });
}

/** Ends a job: nothing more is to do for it. The oldest of those that have ended go. */
export function endRow(
  db: OwnedDatabase,
  { owner, id }: Pick<JobRow, 'owner' | 'id'>,
  { state, result, now }: { state: JobState; result?: unknown; now: number },
): Job {
  db.run(
    `UPDATE job SET state = :state, result = :result, ended_at = :at, lease = NULL WHERE owner = :owner AND id = :id`,
    { owner, id, state, result: result === undefined ? null : JSON.stringify(result), at: isoOf(now) },
  );
  db.run('DELETE FROM job_due WHERE id = :id', { id });
  const ended = jobOf(jobRow(db, owner, id));
  db.run(
    `DELETE FROM job WHERE owner = :owner AND id IN (SELECT id FROM job WHERE owner = :owner AND ended_at IS NOT NULL
       ORDER BY ended_at DESC, id DESC LIMIT -1 OFFSET ${KEPT_JOBS})`,
    { owner },
  );
  return ended;
}
