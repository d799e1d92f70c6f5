import { type JobId, type OwnerId, type ProjectId } from '../../../contract/ids.js';
import { type DeletionScope } from '../../../contract/yourData.js';
import { type Session } from '../../../platform/storage/postgres/Session.js';
import { forgetSessionEnds } from './accounts.js';

/** Tables about what a person made, and not about who they are. */
const OF_DATA: readonly string[] = ['import_job', 'import_mapping', 'alias', 'saved_view', 'outbox'];

/** Tables about who they are. Sessions and jobs are seen to apart; the catalogue, its effects and what archives hold have ports that erase them. */
const OF_ACCOUNT: readonly string[] = [
  ...['account', 'setting', 'api_token', 'device', 'payment_customer', 'subscription', 'purchase'],
];

const WITHOUT_PROJECT = `UPDATE setting SET data = (CAST(data AS jsonb) - 'currentProjectId')::text WHERE owner = :owner`;

/**
 * Removes what a person made, or all of them but the job that does so. What PostgreSQL keeps of removed rows goes with its own tidying, and
 * with its log.
 */
export async function eraseOwner(session: Session, owner: OwnerId, scope: DeletionScope, job: JobId): Promise<void> {
  for (const table of scope === 'data' ? OF_DATA : [...OF_DATA, ...OF_ACCOUNT])
    await session.run(`DELETE FROM ${table} WHERE owner = :owner`, { owner });
  if (scope === 'data') {
    await session.run(WITHOUT_PROJECT, { owner });
    await session.run(`UPDATE account SET picture = '' WHERE owner = :owner`, { owner });
    return;
  }
  await forgetSessionEnds(session, owner);
  await session.run('DELETE FROM job WHERE owner = :owner AND id <> :job', { owner, job });
}

/** Removes the last of a person: the job that erased them, and so their id. */
export async function eraseJob(session: Session, owner: OwnerId, job: JobId): Promise<void> {
  await session.run('DELETE FROM job WHERE owner = :owner AND id = :job', { owner, job });
}

/** Removes what is kept of a project. Done twice it is the same. */
export async function forgetProject(session: Session, owner: OwnerId, project: ProjectId): Promise<void> {
  await session.run(`DELETE FROM import_job WHERE owner = :owner AND CAST(data AS json) ->> 'projectId' = :project`, {
    owner,
    project,
  });
  for (const table of ['api_token', 'alias', 'saved_view'])
    await session.run(`DELETE FROM ${table} WHERE owner = :owner AND project_id = :project`, { owner, project });
  await session.run(`${WITHOUT_PROJECT} AND CAST(data AS json) ->> 'currentProjectId' = :project`, {
    ...{ owner, project },
  });
}
