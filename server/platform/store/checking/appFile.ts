import { APP_MIGRATIONS } from '../../../people/records/sqlite/schema.js';
import { type FileKind } from './FileKind.js';

/** The product's own file. */
export const APP_FILE: FileKind = {
  matches: (name) => name === 'app.db',
  migrations: APP_MIGRATIONS,
  json: {
    setting: { data: '{}' },
    import_job: { data: null },
    outbox: { data: null },
    job: { payload: '{}', result: null },
    api_token: { origins: '[]' },
    import_mapping: { data: null },
    saved_view: { data: null },
    subscription: { data: null },
    purchase: { data: null },
  },
  derived: new Set(['job_due']),
  rules: [],
  repair(connection) {
    // When there is something to do for a job is told by the job; whoever had begun it is gone.
    connection.exec(
      `INSERT OR IGNORE INTO job_due (id, due, owner)
         SELECT id, CAST(strftime('%s', starts_at) AS INTEGER) * 1000, owner FROM job WHERE ended_at IS NULL`,
    );
  },
};
