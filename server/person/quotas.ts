import { type StoreLimits } from '../config/limits.js';
import { type ProblemCode } from '../contract/problem.js';
import { ProblemError } from '../contract/ProblemError.js';
import { type PersonFile } from './PersonFile.js';

const MEGABYTE = 1024 ** 2;

function refuse(code: ProblemCode, what: string, limit: number, use: number): never {
  throw new ProblemError(code, { detail: `At most ${limit} ${what} are kept for one person; there are ${use}` });
}

/** Refuses a project beyond the limit; inside the transaction that made it. Throws `QUOTA_PROJECTS`. */
export function limitProjects({ db, owner }: PersonFile, { projects: limit }: StoreLimits): void {
  const use = db.get<{ use: number }>('SELECT count(*) AS use FROM project WHERE owner = :owner', { owner })?.use ?? 0;
  if (use > limit) refuse('QUOTA_PROJECTS', 'projects', limit, use - 1);
}

/**
 * Refuses elements beyond the limit; inside the transaction that added them. The counters of projects and of unfinished
 * imports say how many there are, so that nothing is counted.
 * @param added how many this change added. Throws `QUOTA_ELEMENTS`.
 */
export function limitElements({ db, owner }: PersonFile, { elements: limit }: StoreLimits, added: number): void {
  if (added <= 0) return;
  const use =
    db.get<{ use: number }>(
      `SELECT (SELECT total(nodes_total + relationships_total) FROM project WHERE owner = :owner)
         + (SELECT total(nodes_total + relationships_total) FROM batch WHERE owner = :owner AND state = 'open') AS use`,
      { owner },
    )?.use ?? 0;
  if (use > limit) refuse('QUOTA_ELEMENTS', 'nodes and relationships', limit, use - added);
}

/** Refuses what is written beyond the limit; inside the transaction that wrote it. Throws `QUOTA_BYTES`. */
export function limitBytes({ bytes }: PersonFile, { storedBytes: limit }: StoreLimits): void {
  const use = bytes.total();
  if (use > limit) refuse('QUOTA_BYTES', 'MB', Math.floor(limit / MEGABYTE), Math.floor(use / MEGABYTE));
}
