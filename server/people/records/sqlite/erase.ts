import { type JobId, type OwnerId, type ProjectId } from '../../../contract/ids.js';
import { type DeletionScope } from '../../../contract/yourData.js';
import { type OwnedDatabase } from '../../../platform/storage/OwnedDatabase.js';
import { forgetSessionEnds } from './accounts.js';
import { APP_TABLES } from './schema.js';

/** What is about what a person made, and not about who they are. */
const OF_DATA: readonly string[] = ['import_job', 'import_mapping', 'alias', 'saved_view', 'outbox', 'effect_owner'];

/**
 * What is not simply emptied when an account goes: the second before which tokens are refused, which stays without saying whose, since those
 * that are still good outlive it; and jobs, of which the one that erases is still needed.
 */
const STAY: readonly string[] = ['session_end', 'job'];

function eraseRows(db: OwnedDatabase, owner: OwnerId, scope: DeletionScope, job: JobId): void {
  // A table that is added later is emptied too, unless it is said to stay.
  const tables = scope === 'data' ? OF_DATA : [...APP_TABLES].filter((table) => !STAY.includes(table));
  for (const table of tables) db.run(`DELETE FROM ${table} WHERE owner = :owner`, { owner });
  if (scope === 'data') {
    db.run(`UPDATE setting SET data = json_remove(data, '$.currentProjectId') WHERE owner = :owner`, { owner });
    db.run(`UPDATE account SET picture = '' WHERE owner = :owner`, { owner });
    return;
  }
  forgetSessionEnds(db, owner);
  db.run('DELETE FROM job WHERE owner = :owner AND id <> :job', { owner, job });
  db.run('DELETE FROM job_due WHERE owner = :owner AND id <> :job', { owner, job });
}

/**
 * Removes the rows of a person, and what the file keeps of removed rows: free pages, and the log. Done twice it is the same.
 * @param job the one that erases, which stays
 */
export function eraseOwner(db: OwnedDatabase, owner: OwnerId, scope: DeletionScope, job: JobId): void {
  db.write(() => eraseRows(db, owner, scope, job));
  forgetRemoved(db);
}

/** Writes the file anew, without what it keeps of removed rows. */
function forgetRemoved(db: OwnedDatabase): void {
  db.execute('VACUUM');
  db.execute('PRAGMA wal_checkpoint(TRUNCATE)');
}

/** Removes the last of a person: the job that erased them, and so their id. */
export function eraseJob(db: OwnedDatabase, owner: OwnerId, job: JobId): void {
  db.write(() => {
    db.run('DELETE FROM job WHERE owner = :owner AND id = :job', { owner, job });
    // Called `:id`: the name of a table with persons' rows, such as `job`, makes a statement one on that table.
    db.run('DELETE FROM job_due WHERE id = :id', { id: job });
  });
  forgetRemoved(db);
}

/** Removes what is kept of a project. Done twice it is the same. */
export function forgetProject(db: OwnedDatabase, owner: OwnerId, project: ProjectId): void {
  db.write(() => {
    db.run(`DELETE FROM import_job WHERE owner = :owner AND data ->> '$.projectId' = :project`, { owner, project });
    db.run('DELETE FROM api_token WHERE owner = :owner AND project_id = :project', { owner, project });
    db.run('DELETE FROM alias WHERE owner = :owner AND project_id = :project', { owner, project });
    db.run('DELETE FROM saved_view WHERE owner = :owner AND project_id = :project', { owner, project });
    db.run(
      `UPDATE setting SET data = json_remove(data, '$.currentProjectId')
       WHERE owner = :owner AND data ->> '$.currentProjectId' = :project`,
      { owner, project },
    );
  });
  forgetRemoved(db);
}
