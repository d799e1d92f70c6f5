import { type Alias } from '../../../contract/aliases.js';
import { type OwnerId, type ProjectId } from '../../../contract/ids.js';
import { type Session } from '../../../platform/storage/postgres/Session.js';
import { MOST_ALIASES } from '../AliasStore.js';

const OF_PROJECT = 'FROM alias WHERE owner = :owner AND project_id = :project';

/** What words mean in a project, the latest first. */
export const aliases = (session: Session, owner: OwnerId, project: ProjectId): Promise<Alias[]> =>
  session.all<Alias>(
    `SELECT words, kind, name, created_at AS "createdAt" ${OF_PROJECT} ORDER BY created_at DESC, words`,
    { owner, project },
  );

async function forgetOld(session: Session, owner: OwnerId, project: ProjectId): Promise<void> {
  await session.run(
    `DELETE ${OF_PROJECT} AND words NOT IN (SELECT words ${OF_PROJECT} ORDER BY created_at DESC, words LIMIT :most)`,
    { owner, project, most: MOST_ALIASES },
  );
}

const INSERT = `INSERT INTO alias (owner, project_id, words, kind, name, created_at)
  VALUES (:owner, :project, :words, :kind, :name, :createdAt)`;

/** Brings what words meant back from an archive; what they mean already stays. */
export async function restoreAliases(
  session: Session,
  owner: OwnerId,
  project: ProjectId,
  restored: readonly Alias[],
): Promise<void> {
  for (const { words, kind, name, createdAt } of restored)
    await session.run(`${INSERT} ON CONFLICT DO NOTHING`, { owner, project, words, kind, name, createdAt });
  await forgetOld(session, owner, project);
}

/** Keeps what words mean in place of what they meant. */
export async function keepAlias(
  session: Session,
  owner: OwnerId,
  project: ProjectId,
  { words, kind, name }: Omit<Alias, 'createdAt'>,
): Promise<void> {
  await session.run(
    `${INSERT} ON CONFLICT (owner, project_id, words)
     DO UPDATE SET kind = excluded.kind, name = excluded.name, created_at = excluded.created_at`,
    { owner, project, words, kind, name, createdAt: new Date().toISOString() },
  );
  await forgetOld(session, owner, project);
}

/** Forgets what words mean; of words that mean nothing there is nothing to forget. */
export async function forgetAlias(session: Session, owner: OwnerId, project: ProjectId, words: string): Promise<void> {
  await session.run(`DELETE ${OF_PROJECT} AND words = :words`, { owner, project, words });
}
