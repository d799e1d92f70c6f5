import { type Migration } from '../../../platform/storage/migrations.js';
import { PAYMENTS } from './payments/schema.js';

/** The product's own file: what is not part of any graph. `owner` is the identity provider's uid. */
const VERSION_1 = `
CREATE TABLE account (
  owner TEXT PRIMARY KEY,
  email TEXT,
  email_verified INTEGER NOT NULL,
  display_name TEXT NOT NULL,
  photo_url TEXT NOT NULL,
  organisation TEXT NOT NULL DEFAULT '',
  about TEXT NOT NULL DEFAULT '',
  version INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE session_end (owner TEXT PRIMARY KEY, valid_after INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE setting (owner TEXT PRIMARY KEY, data TEXT NOT NULL, version INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE import_job (owner TEXT NOT NULL, id TEXT NOT NULL, data TEXT NOT NULL, PRIMARY KEY (owner, id)) WITHOUT ROWID;
`;

/**
 * Browsers that a person signed in with; and notifications on their way into persons' own files, each in the transaction of
 * what it tells of, removed when it has arrived.
 */
const VERSION_2 = `
CREATE TABLE device (
  owner TEXT NOT NULL,
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  first_seen TEXT NOT NULL,
  last_seen TEXT NOT NULL,
  PRIMARY KEY (owner, id)
) WITHOUT ROWID;
CREATE TABLE outbox (owner TEXT NOT NULL, uid TEXT NOT NULL, data TEXT NOT NULL, PRIMARY KEY (owner, uid)) WITHOUT ROWID;
`;

/** Persons in whose file effects of commits may wait to be carried out. */
const VERSION_3 = 'CREATE TABLE effect_owner (owner TEXT PRIMARY KEY) WITHOUT ROWID';

/**
 * What is done for persons in the background, and when there is something to do for it: to begin it, or to take it from who began it
 * and was not heard of since. `job_due` goes over all persons, so it says nothing but whose job that is and of which kind.
 */
const JOBS = `
CREATE TABLE job (
  owner TEXT NOT NULL,
  id TEXT NOT NULL,
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  state TEXT NOT NULL,
  payload TEXT NOT NULL,
  done INTEGER NOT NULL DEFAULT 0,
  total INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0,
  failures INTEGER NOT NULL DEFAULT 0,
  lease TEXT,
  stop INTEGER NOT NULL DEFAULT 0,
  result TEXT,
  created_at TEXT NOT NULL,
  starts_at TEXT NOT NULL,
  ended_at TEXT,
  PRIMARY KEY (owner, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX job_key ON job (owner, kind, key);
CREATE TABLE job_due (id TEXT PRIMARY KEY, due INTEGER NOT NULL, owner TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX job_due_order ON job_due (due, id);
`;

/** Whose turn it is goes over all persons as well; and how many attempts in a row ended with their process. */
const JOB_TURNS = `
ALTER TABLE job_due ADD COLUMN kind TEXT NOT NULL DEFAULT '';
ALTER TABLE job_due ADD COLUMN cuts INTEGER NOT NULL DEFAULT 0;
UPDATE job_due SET kind = (SELECT job.kind FROM job WHERE job.owner = job_due.owner AND job.id = job_due.id);
`;

/**
 * API tokens: of a secret only its SHA-256. The view answers the one question that cannot say whose rows it is about, since
 * its answer is who asks.
 */
const API_TOKENS = `
CREATE TABLE api_token (
  owner TEXT NOT NULL,
  id TEXT NOT NULL,
  hash TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  scope TEXT NOT NULL,
  project_id TEXT,
  prefix TEXT NOT NULL,
  last_four TEXT NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  last_used_at TEXT,
  PRIMARY KEY (owner, id)
) WITHOUT ROWID;
CREATE VIEW token_of_secret AS SELECT owner AS holder, * FROM api_token;
`;

/** The picture of a profile that was uploaded, which lies in the folder of pictures; empty without one. */
const PROFILE_PICTURE = `ALTER TABLE account ADD COLUMN picture TEXT NOT NULL DEFAULT ''`;

/**
 * View tokens lie with the API tokens, with the origins that may frame them. The page in a frame is asked for by an id alone: the
 * view answers whose it is, and the index is of those few rows.
 */
const VIEW_TOKENS = `
ALTER TABLE api_token ADD COLUMN origins TEXT NOT NULL DEFAULT '[]';
DROP VIEW token_of_secret;
CREATE VIEW token_of_secret AS SELECT owner AS holder, * FROM api_token;
CREATE UNIQUE INDEX view_token ON api_token (id) WHERE scope = 'view';
CREATE VIEW frame_of_view AS
  SELECT owner AS holder, id, origins, created_at, expires_at FROM api_token WHERE scope = 'view';
`;

/**
 * Persons who are gone, by a digest of their id: tokens that were theirs are still good for a while, and are refused; who they were is
 * kept nowhere.
 */
const GONE_PERSONS = `
CREATE TABLE gone_person (digest TEXT PRIMARY KEY, valid_after INTEGER NOT NULL) WITHOUT ROWID;
`;

/** Mappings of imports that persons used, by a hash of the shape of the files. */
const IMPORT_MAPPINGS = `
CREATE TABLE import_mapping (
  owner TEXT NOT NULL,
  shape TEXT NOT NULL,
  data TEXT NOT NULL,
  used_at TEXT NOT NULL,
  PRIMARY KEY (owner, shape)
) WITHOUT ROWID;
`;

/** What persons said that words mean in their projects. */
const ALIASES = `
CREATE TABLE alias (
  owner TEXT NOT NULL,
  project_id TEXT NOT NULL,
  words TEXT NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (owner, project_id, words)
) WITHOUT ROWID;
`;

/** Ways of looking at projects that persons keep, and which of them a view token shows. */
const SAVED_VIEWS = `
CREATE TABLE saved_view (
  owner TEXT NOT NULL,
  project_id TEXT NOT NULL,
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  data TEXT NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (owner, project_id, id)
) WITHOUT ROWID;
ALTER TABLE api_token ADD COLUMN saved_view TEXT;
`;

/** Persons of whom a file was made: one that is missing or empty is then lost, and not that of a newcomer. */
const PERSON_FILES = 'CREATE TABLE person_file (owner TEXT PRIMARY KEY) WITHOUT ROWID';

/** Every schema of the product's file, oldest first. */
export const APP_MIGRATIONS: readonly Migration[] = [
  ...[VERSION_1, VERSION_2, VERSION_3, JOBS, API_TOKENS, PAYMENTS],
  PROFILE_PICTURE,
  GONE_PERSONS,
  VIEW_TOKENS,
  IMPORT_MAPPINGS,
  ALIASES,
  SAVED_VIEWS,
  PERSON_FILES,
  JOB_TURNS,
];

/** Tables with persons' rows: no statement may name one without binding `:owner`. */
export const APP_TABLES: ReadonlySet<string> = new Set([
  'account',
  'session_end',
  'setting',
  'import_job',
  'import_mapping',
  'alias',
  'saved_view',
  'device',
  'outbox',
  'effect_owner',
  'job',
  'api_token',
  'payment_customer',
  'subscription',
  'purchase',
  'person_file',
]);
