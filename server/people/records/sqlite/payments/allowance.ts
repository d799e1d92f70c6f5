import { type StoreLimits } from '../../../../platform/config/limits.js';
import { type OwnerId } from '../../../../contract/ids.js';
import { type Allowed, allowedBy, LARGEST_PLAN, type PlanRow } from '../../allowance.js';
import { type OwnedDatabase } from '../../../../platform/storage/OwnedDatabase.js';

/** How often this person may ask. */
export function allowedTo(db: OwnedDatabase, owner: OwnerId, { freeInteractions }: StoreLimits): Allowed {
  const found = db.get<PlanRow>(LARGEST_PLAN, { owner });
  return allowedBy(found, freeInteractions);
}
