import { countedBytes } from './personal/byteTotal.js';

/**
 * What is done for persons, what they are told, and what they have with the payment provider. An effect keeps its key once it was carried
 * out, and its `data` until then. `due` of a job says when there is something to do for it: to begin it, or to take it from who began it and
 * was not heard of since; null once it has ended.
 */
export const WORK_SCHEMA = `
CREATE TABLE outbox (
  owner text COLLATE "C" NOT NULL,
  uid text COLLATE "C" NOT NULL,
  data text NOT NULL,
  PRIMARY KEY (owner, uid)
);
CREATE TABLE record_effect (
  owner text COLLATE "C" NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  key text COLLATE "C" NOT NULL,
  kind text NOT NULL,
  data text,
  PRIMARY KEY (owner, key)
);
CREATE INDEX record_effect_waiting ON record_effect (owner, seq) WHERE data IS NOT NULL;

CREATE TABLE notification (
  owner text COLLATE "C" NOT NULL,
  uid text COLLATE "C" NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  params text NOT NULL,
  message_en text NOT NULL,
  message_ro text NOT NULL,
  link text,
  status text NOT NULL,
  created_at text NOT NULL,
  deletion text,
  deleted_at text COLLATE "C",
  words tsvector NOT NULL,
  PRIMARY KEY (owner, uid)
);
CREATE INDEX notification_unread ON notification (owner) WHERE status = 'unread' AND deletion IS NULL;
CREATE INDEX notification_seq ON notification (owner, seq);
CREATE INDEX notification_deleted ON notification (owner, deletion) WHERE deletion IS NOT NULL;
CREATE INDEX notification_words ON notification USING gin (words);

CREATE TABLE device (
  owner text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  name text NOT NULL,
  first_seen text NOT NULL,
  last_seen text COLLATE "C" NOT NULL,
  PRIMARY KEY (owner, id)
);
CREATE TABLE import_job (
  owner text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  data text NOT NULL,
  PRIMARY KEY (owner, id)
);

CREATE TABLE job (
  owner text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  state text NOT NULL,
  payload text NOT NULL,
  done bigint NOT NULL DEFAULT 0,
  total bigint,
  attempts int NOT NULL DEFAULT 0,
  failures int NOT NULL DEFAULT 0,
  cuts int NOT NULL DEFAULT 0,
  due bigint,
  lease text,
  stop boolean NOT NULL DEFAULT false,
  result text,
  created_at text COLLATE "C" NOT NULL,
  starts_at text COLLATE "C" NOT NULL,
  ended_at text COLLATE "C",
  PRIMARY KEY (owner, id)
);
CREATE UNIQUE INDEX job_key ON job (owner, kind, key);
CREATE INDEX job_due ON job (due, id) WHERE due IS NOT NULL;

CREATE TABLE payment_customer (
  owner text COLLATE "C" PRIMARY KEY,
  customer text COLLATE "C" NOT NULL UNIQUE,
  created_at text NOT NULL
);
CREATE TABLE subscription (
  owner text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  status text NOT NULL,
  allowance bigint NOT NULL,
  started_at text COLLATE "C" NOT NULL,
  data text NOT NULL,
  PRIMARY KEY (owner, id)
);
CREATE TABLE purchase (
  owner text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  at text COLLATE "C" NOT NULL,
  data text NOT NULL,
  PRIMARY KEY (owner, id)
);
-- Events of the provider and digests of persons who are gone say of nobody whose they are.
CREATE TABLE payment_event (id text COLLATE "C" PRIMARY KEY, taken_at text COLLATE "C" NOT NULL);
CREATE INDEX payment_event_taken ON payment_event (taken_at);
CREATE TABLE gone_person (digest text COLLATE "C" PRIMARY KEY, valid_after bigint NOT NULL);

CREATE TABLE catalog_project (
  owner text COLLATE "C" NOT NULL,
  number bigint NOT NULL,
  id text COLLATE "C" NOT NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  is_default boolean NOT NULL,
  version int NOT NULL DEFAULT 1,
  created_at text NOT NULL,
  archived_at text,
  deleted_at text,
  erased_at text,
  is_erasing boolean NOT NULL DEFAULT false,
  PRIMARY KEY (owner, number)
);
CREATE UNIQUE INDEX catalog_project_id ON catalog_project (owner, id);
CREATE UNIQUE INDEX catalog_project_default ON catalog_project (owner) WHERE is_default;
`;

/** What of this counts for the limit of bytes, as in SQLite. */
export const WORK_BYTES = (['notification', 'catalog_project'] as const).map(countedBytes).join('\n');
