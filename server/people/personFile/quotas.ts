import { type StoreLimits } from '../../platform/config/limits.js';
import { type ProblemCode } from '../../contract/problem.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type PersonFile } from './PersonFile.js';

const MEGABYTE = 1024 ** 2;

/** Refuses what goes beyond a limit. */
export function refuseQuota(code: ProblemCode, what: string, limit: number, use: number): never {
  throw new ProblemError(code, { detail: `At most ${limit} ${what} are kept for one person; there are ${use}` });
}

/** Refuses a project beyond the limit; inside the transaction that made it. Throws `QUOTA_PROJECTS`. */
export function limitProjects({ db, owner }: PersonFile, { projects: limit }: StoreLimits): void {
  const use = db.get<{ use: number }>('SELECT count(*) AS use FROM project WHERE owner = :owner', { owner })?.use ?? 0;
  if (use > limit) refuseQuota('QUOTA_PROJECTS', 'projects', limit, use - 1);
}

/** Refuses what is written beyond the limit; inside the transaction that wrote it. Throws `QUOTA_BYTES`. */
export function limitBytes({ bytes }: PersonFile, { storedBytes: limit }: StoreLimits): void {
  const use = bytes.total();
  if (use > limit) refuseQuota('QUOTA_BYTES', 'MB', Math.floor(limit / MEGABYTE), Math.floor(use / MEGABYTE));
}
