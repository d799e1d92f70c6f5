import { type OwnerId } from '../../contract/ids.js';
import { type OwnedDatabase } from '../../storage/OwnedDatabase.js';

/**
 * Remembers that effects of this person's commits may wait in their file, before they do: after a crash nobody opens the
 * files of all to look.
 */
export function rememberEffects(db: OwnedDatabase, owner: OwnerId): void {
  const known = db.get('SELECT 1 FROM effect_owner WHERE owner = :owner', { owner });
  if (known === undefined) db.run('INSERT INTO effect_owner (owner) VALUES (:owner)', { owner });
}

/** Nothing waits for this person any more. */
export function forgetEffects(db: OwnedDatabase, owner: OwnerId): void {
  db.run('DELETE FROM effect_owner WHERE owner = :owner', { owner });
}
