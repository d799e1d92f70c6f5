import { type Alias } from '../../../contract/aliases.js';
import { type OwnerId, type ProjectId } from '../../../contract/ids.js';
import { type OwnedDatabase } from '../../../platform/storage/OwnedDatabase.js';
import { MOST_ALIASES } from '../AliasStore.js';

/** What words mean in a project, the latest first. */
export const aliases = (db: OwnedDatabase, owner: OwnerId, project: ProjectId): Alias[] =>
  db.all<Alias>(
    `SELECT words, kind, name, created_at AS createdAt FROM alias
     WHERE owner = :owner AND project_id = :project ORDER BY created_at DESC, words`,
    { owner, project },
  );

const forgetOld = (db: OwnedDatabase, owner: OwnerId, project: ProjectId) =>
  db.run(
    `DELETE FROM alias WHERE owner = :owner AND project_id = :project AND words NOT IN
       (SELECT words FROM alias WHERE owner = :owner AND project_id = :project
        ORDER BY created_at DESC, words LIMIT :most)`,
    { owner, project, most: MOST_ALIASES },
  );

/** Brings what words meant back from an archive; what they mean already stays. */
export function restoreAliases(
  db: OwnedDatabase,
  owner: OwnerId,
  project: ProjectId,
  restored: readonly Alias[],
): void {
  db.write(() => {
    for (const { words, kind, name, createdAt } of restored)
      db.run(
        `INSERT INTO alias (owner, project_id, words, kind, name, created_at)
         VALUES (:owner, :project, :words, :kind, :name, :createdAt) ON CONFLICT DO NOTHING`,
        { owner, project, words, kind, name, createdAt },
      );
    forgetOld(db, owner, project);
  });
}

/** Keeps what words mean in place of what they meant. */
export function keepAlias(
  db: OwnedDatabase,
  owner: OwnerId,
  project: ProjectId,
  alias: Omit<Alias, 'createdAt'>,
): void {
  const { words, kind, name } = alias;
  db.write(() => {
    db.run(
      `INSERT INTO alias (owner, project_id, words, kind, name, created_at)
       VALUES (:owner, :project, :words, :kind, :name, :at)
       ON CONFLICT DO UPDATE SET kind = excluded.kind, name = excluded.name, created_at = excluded.created_at`,
      { owner, project, words, kind, name, at: new Date().toISOString() },
    );
    forgetOld(db, owner, project);
  });
}

/** Forgets what words mean; of words that mean nothing there is nothing to forget. */
export function forgetAlias(db: OwnedDatabase, owner: OwnerId, project: ProjectId, words: string): void {
  db.write(() =>
    db.run('DELETE FROM alias WHERE owner = :owner AND project_id = :project AND words = :words', {
      owner,
      project,
      words,
    }),
  );
}
