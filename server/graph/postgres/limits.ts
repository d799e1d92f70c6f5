import { type StoreLimits } from '../../platform/config/limits.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type BytesBeside } from '../../platform/storage/postgres/BytesBeside.js';

/** How much one person may keep. */
export interface GraphLimits extends Pick<StoreLimits, 'projects' | 'elements' | 'storedBytes'> {
  /** The bytes of a person beside their graphs; none without a word. */
  readonly bytesBeside?: BytesBeside;
}

/** SQL: how many elements a person keeps, by the counters of projects and of unfinished imports. @param owner an expression for their number */
export const ELEMENTS_OF = (
  owner: string,
) => `((SELECT coalesce(sum(k.nodes_total + k.relationships_total), 0) FROM graph k
     WHERE k.owner = ${owner} AND k.access <> 'hidden')
   + (SELECT coalesce(sum(k.nodes_total + k.relationships_total), 0) FROM batch k WHERE k.owner = ${owner} AND k.state = 'open'))`;

/**
 * Refuses elements beyond the limit. Throws `QUOTA_ELEMENTS`.
 * @param use how many there would be
 * @param added how many of them are new
 */
export function limitElements({ elements: limit }: Pick<GraphLimits, 'elements'>, use: number, added: number): void {
  if (added <= 0 || use <= limit) return;
  const detail = `At most ${limit} nodes and relationships are kept for one person; there are ${use - added}`;
  throw new ProblemError('QUOTA_ELEMENTS', { detail });
}
