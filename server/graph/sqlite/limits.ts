import { type StoreLimits } from '../../platform/config/limits.js';
import { type PersonFile } from '../../people/personFile/PersonFile.js';
import { refuseQuota } from '../../people/personFile/quotas.js';

/**
 * Refuses elements beyond the limit; inside the transaction that added them. The counters of graphs and of unfinished
 * imports say how many there are, so that nothing is counted.
 * @param added how many this change added
 * @param hidden elements of a hidden graph that would count too. Throws `QUOTA_ELEMENTS`.
 */
export function limitElements(
  { db, owner }: PersonFile,
  { elements: limit }: StoreLimits,
  added: number,
  hidden = 0,
): void {
  if (added <= 0) return;
  const use =
    db.get<{ use: number }>(
      `SELECT (SELECT total(nodes_total + relationships_total) FROM graph WHERE owner = :owner AND access <> 'hidden')
         + (SELECT total(nodes_total + relationships_total) FROM batch WHERE owner = :owner AND state = 'open') AS use`,
      { owner },
    )?.use ?? 0;
  if (use + hidden > limit) refuseQuota('QUOTA_ELEMENTS', 'nodes and relationships', limit, use + hidden - added);
}
