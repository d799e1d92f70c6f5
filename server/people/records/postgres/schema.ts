import { type Database } from '../../../platform/storage/postgres/Database.js';
import { migrateTo } from '../../../platform/storage/postgres/migrate.js';
import { LIMITS_SCHEMA, PLACES_BY_TIME } from './limits/schema.js';
import { COUNT_BYTES } from './personal/byteTotal.js';
import { PERSONAL_SCHEMA } from './personal/schema.js';
import { WORK_BYTES, WORK_SCHEMA } from './workSchema.js';

/**
 * The records of an installation. Texts that decide an order sort by their bytes. What the contract answers is kept as JSON text, since
 * `jsonb` reorders names.
 */
const VERSION_1 = `
CREATE TABLE account (
  owner text COLLATE "C" PRIMARY KEY,
  email text,
  email_verified boolean NOT NULL,
  display_name text NOT NULL,
  photo_url text NOT NULL,
  picture text NOT NULL DEFAULT '',
  organisation text NOT NULL DEFAULT '',
  about text NOT NULL DEFAULT '',
  version int NOT NULL DEFAULT 1,
  created_at text NOT NULL,
  updated_at text NOT NULL
);
CREATE TABLE session_end (owner text COLLATE "C" PRIMARY KEY, valid_after bigint NOT NULL);
CREATE TABLE setting (owner text COLLATE "C" PRIMARY KEY, data text NOT NULL, version int NOT NULL);
CREATE TABLE import_mapping (
  owner text COLLATE "C" NOT NULL,
  shape text COLLATE "C" NOT NULL,
  data text NOT NULL,
  used_at text COLLATE "C" NOT NULL,
  PRIMARY KEY (owner, shape)
);
CREATE TABLE alias (
  owner text COLLATE "C" NOT NULL,
  project_id text COLLATE "C" NOT NULL,
  words text COLLATE "C" NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  created_at text COLLATE "C" NOT NULL,
  PRIMARY KEY (owner, project_id, words)
);
CREATE TABLE api_token (
  owner text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  hash text COLLATE "C" NOT NULL UNIQUE,
  name text NOT NULL,
  scope text NOT NULL,
  project_id text COLLATE "C",
  saved_view text COLLATE "C",
  origins text NOT NULL DEFAULT '[]',
  prefix text NOT NULL,
  last_four text NOT NULL,
  created_at text NOT NULL,
  expires_at text NOT NULL,
  last_used_at text,
  PRIMARY KEY (owner, id)
);
CREATE UNIQUE INDEX view_token ON api_token (id) WHERE scope = 'view';
CREATE TABLE saved_view (
  owner text COLLATE "C" NOT NULL,
  project_id text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  name text NOT NULL,
  data text NOT NULL,
  version int NOT NULL,
  created_at text NOT NULL,
  updated_at text NOT NULL,
  PRIMARY KEY (owner, project_id, id)
);
`;

/** Every schema of the records, oldest first. */
export const RECORD_MIGRATIONS: readonly string[] = [
  VERSION_1,
  WORK_SCHEMA,
  PERSONAL_SCHEMA,
  WORK_BYTES,
  // What was there before its bytes counted was never added.
  COUNT_BYTES,
  LIMITS_SCHEMA,
  PLACES_BY_TIME,
];

/** The number of the present schema of records. */
export const RECORD_SCHEMA = RECORD_MIGRATIONS.length;

/** Brings a database to the present schema of records. */
export const migrateRecords = (database: Database): Promise<void> =>
  migrateTo(database, { table: 'harta_records_schema', migrations: RECORD_MIGRATIONS });
