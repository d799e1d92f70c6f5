import { type StoreLimits } from '../../platform/config/limits.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type BytesBeside } from './connection/BytesBeside.js';
import { type Session } from './connection/Session.js';
import { prepared } from './connection/statement.js';

/** How much one person may keep. */
export interface GraphLimits extends Pick<StoreLimits, 'elements' | 'storedBytes'> {
  /** The bytes of a person beside their graphs; none without a word. */
  readonly bytesBeside?: BytesBeside;
}

const USE = prepared(`SELECT (SELECT coalesce(sum(nodes_total + relationships_total), 0) FROM graph
     WHERE owner = :owner AND access <> 'hidden')
   + (SELECT coalesce(sum(nodes_total + relationships_total), 0) FROM batch WHERE owner = :owner AND state = 'open') AS use`);

/**
 * Refuses elements beyond the limit; inside the transaction that added them. The counters of projects and of unfinished imports say how
 * many there are, so that nothing is counted.
 * @param added how many this change added
 * @param hidden elements of a hidden graph that would count too. Throws `QUOTA_ELEMENTS`
 */
export async function limitElements(
  session: Session,
  owner: number,
  { elements: limit }: Pick<GraphLimits, 'elements'>,
  added: number,
  hidden = 0,
): Promise<void> {
  if (added <= 0) return;
  const counted = await session.get<{ use: number }>(USE, { owner });
  const use = (counted?.use ?? 0) + hidden;
  if (use <= limit) return;
  const detail = `At most ${limit} nodes and relationships are kept for one person; there are ${use - added}`;
  throw new ProblemError('QUOTA_ELEMENTS', { detail });
}
