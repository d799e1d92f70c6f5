import { type StoreLimits } from '../../config/limits.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type Session } from './connection/Session.js';

/** How much of its graphs one person may keep. */
export type GraphLimits = Pick<StoreLimits, 'projects' | 'elements'>;

function refuse(code: 'QUOTA_PROJECTS' | 'QUOTA_ELEMENTS', what: string, limit: number, use: number): never {
  throw new ProblemError(code, { detail: `At most ${limit} ${what} are kept for one person; there are ${use}` });
}

async function usedOf(session: Session, owner: number, sql: string): Promise<number> {
  return (await session.get<{ use: number }>(sql, { owner }))?.use ?? 0;
}

/** Refuses a project beyond the limit; inside the transaction that made it. Throws `QUOTA_PROJECTS`. */
export async function limitProjects(session: Session, owner: number, { projects: limit }: GraphLimits): Promise<void> {
  const use = await usedOf(
    session,
    owner,
    'SELECT count(*) AS use FROM project WHERE owner = :owner AND deleted_at IS NULL',
  );
  if (use > limit) refuse('QUOTA_PROJECTS', 'projects', limit, use - 1);
}

/**
 * Refuses elements beyond the limit; inside the transaction that added them. The counters of projects and of unfinished imports say how
 * many there are, so that nothing is counted.
 * @param added how many this change added. Throws `QUOTA_ELEMENTS`
 */
export async function limitElements(
  session: Session,
  owner: number,
  { elements: limit }: GraphLimits,
  added: number,
): Promise<void> {
  if (added <= 0) return;
  const use = await usedOf(
    session,
    owner,
    `SELECT (SELECT coalesce(sum(nodes_total + relationships_total), 0) FROM project
         WHERE owner = :owner AND deleted_at IS NULL)
       + (SELECT coalesce(sum(nodes_total + relationships_total), 0) FROM batch
         WHERE owner = :owner AND state = 'open') AS use`,
  );
  if (use > limit) refuse('QUOTA_ELEMENTS', 'nodes and relationships', limit, use - added);
}
