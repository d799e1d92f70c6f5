import { type Migration } from '../../../../platform/storage/migrations.js';

/**
 * `payments-sandbox.db`: what a payment provider would keep, each object as its API answers it. `seq` is the order of their making.
 * `answer` remembers calls by their idempotency keys, `delivery` what is still to be told, `state` the secret that events are signed with
 * and how far the clock was moved. Nothing in it is money.
 */
const FIRST: Migration = `
  CREATE TABLE object (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    customer TEXT,
    data TEXT NOT NULL
  ) STRICT;
  CREATE INDEX object_kind ON object (kind, seq);
  CREATE INDEX object_customer ON object (customer, kind);
  CREATE TABLE answer (key TEXT PRIMARY KEY, request TEXT NOT NULL, body TEXT NOT NULL) STRICT;
  CREATE TABLE delivery (event TEXT PRIMARY KEY, attempts INTEGER NOT NULL DEFAULT 0, due INTEGER NOT NULL) STRICT;
  CREATE TABLE state (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`;

/** When a call was answered, in milliseconds since 1970; 0 of those that were answered before this was kept. */
const ANSWERED_AT: Migration = 'ALTER TABLE answer ADD COLUMN kept_at INTEGER NOT NULL DEFAULT 0';

export const SANDBOX_MIGRATIONS: readonly Migration[] = [FIRST, ANSWERED_AT];
