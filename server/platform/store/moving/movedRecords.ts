import { migrate } from '../../../graph/postgres/schema.js';
import { migrateRecords, RECORD_SCHEMA } from '../../../people/records/postgres/schema.js';
import { APP_MIGRATIONS } from '../../../people/records/sqlite/schema.js';
import { openDatabases } from '../graphsApart.js';
import { type InstallationFile } from './MovedTable.js';

/** A job with when there is something to do for it, which SQLite keeps apart for those that have not ended. */
const VIEWS = `
CREATE TEMP VIEW moved_job AS
  SELECT j.*, d.due, coalesce(d.cuts, 0) AS cuts FROM job j LEFT JOIN job_due d ON d.id = j.id;
CREATE TEMP TRIGGER put_job INSTEAD OF INSERT ON moved_job BEGIN
  INSERT INTO job (owner, id, kind, key, state, payload, done, total, attempts, failures, lease, stop, result, created_at, starts_at, ended_at)
    VALUES (NEW.owner, NEW.id, NEW.kind, NEW.key, NEW.state, NEW.payload, NEW.done, NEW.total, NEW.attempts, NEW.failures, NEW.lease,
      NEW.stop, NEW.result, NEW.created_at, NEW.starts_at, NEW.ended_at);
  INSERT INTO job_due (id, due, owner, kind, cuts) SELECT NEW.id, NEW.due, NEW.owner, NEW.kind, NEW.cuts WHERE NEW.due IS NOT NULL;
END;
`;

/** The records of the product, of all persons. */
export const OF_RECORDS_FILE: InstallationFile = {
  name: 'app.db',
  says: 'accounts, settings, tokens, jobs and purchases',
  version: { table: 'harta_records_schema', number: RECORD_SCHEMA },
  async prepare(settings) {
    const { records, graphs, close } = openDatabases(settings);
    try {
      await migrate(graphs);
      await migrateRecords(records);
    } finally {
      await close();
    }
  },
  migrations: APP_MIGRATIONS,
  tables: [
    ...['account', 'session_end', 'setting', 'import_job', 'import_mapping', 'alias', 'api_token', 'saved_view'],
    ...['device', 'outbox', 'payment_customer', 'subscription', 'purchase', 'payment_event', 'gone_person'],
  ]
    .map((name): InstallationFile['tables'][number] => ({ name }))
    .concat({
      name: 'job',
      sqlite: 'moved_job',
      key: ['owner', 'id'],
      // Of one that has ended it decides nothing how often it was cut off.
      read: { cuts: 'CASE WHEN due IS NULL THEN 0 ELSE cuts END' },
    }),
  views: VIEWS,
  viewed: ['job', 'job_due'],
  // Whose files there are, and in which of them effects wait, is found in the files. Calls and sockets are those of processes.
  left: { sqlite: ['person_file', 'effect_owner'], postgres: ['call_rate', 'place_process', 'socket_place'] },
};
