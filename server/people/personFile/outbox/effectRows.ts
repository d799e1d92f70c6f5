import { ProblemError } from '../../../contract/ProblemError.js';
import { type PersonFile } from '../PersonFile.js';
import { type Effect } from '../../../graph/ports/Outbox.js';

/**
 * Keeps the effects of a commit; inside its transaction. Throws `ID_TAKEN` for a key of an earlier commit.
 */
export function putEffects({ db, owner }: PersonFile, effects: readonly Effect[]): void {
  for (const { key, kind, data } of effects) {
    const put = db.run('INSERT OR IGNORE INTO effect (owner, key, kind, data) VALUES (:owner, :key, :kind, :data)', {
      owner,
      key,
      kind,
      data: JSON.stringify(data),
    });
    if (put === 0) {
      throw new ProblemError('ID_TAKEN', { errors: [{ path: 'effects', message: 'was committed before' }] });
    }
  }
}

/** What waits, oldest first. */
export const effectsIn = ({ db, owner }: PersonFile): Effect[] =>
  db
    .all<{ key: string; kind: string; data: string }>(
      'SELECT key, kind, data FROM effect WHERE owner = :owner AND data IS NOT NULL ORDER BY seq',
      { owner },
    )
    .map(({ data, ...effect }) => ({ ...effect, data: JSON.parse(data) as unknown }));

/** Forgets all effects of a person, with their keys. */
export function dropEffects({ db, owner }: PersonFile): void {
  db.run('DELETE FROM effect WHERE owner = :owner', { owner });
}

/** It was carried out: its key stays, what it was about goes. That of a job goes as well: no two commits ask for the same. */
export function markEffectDone({ db, owner }: PersonFile, key: string): void {
  db.run("DELETE FROM effect WHERE owner = :owner AND key = :key AND kind = 'jobAsked'", { owner, key });
  db.run('UPDATE effect SET data = NULL WHERE owner = :owner AND key = :key', { owner, key });
}
