import { type Migration } from '../../../../platform/storage/migrations.js';

/**
 * What a person has with the payment provider, as it was last read there; and which of its events were taken, each in the transaction
 * of its effect. `data` is what the contract answers. The view answers whose customer it is, for events, which say nothing of persons.
 */
export const PAYMENTS: Migration = `
CREATE TABLE payment_customer (
  owner TEXT PRIMARY KEY,
  customer TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE subscription (
  owner TEXT NOT NULL,
  id TEXT NOT NULL,
  status TEXT NOT NULL,
  allowance INTEGER NOT NULL,
  started_at TEXT NOT NULL,
  data TEXT NOT NULL,
  PRIMARY KEY (owner, id)
) WITHOUT ROWID;
CREATE TABLE purchase (
  owner TEXT NOT NULL,
  id TEXT NOT NULL,
  at TEXT NOT NULL,
  data TEXT NOT NULL,
  PRIMARY KEY (owner, id)
) WITHOUT ROWID;
CREATE TABLE payment_event (id TEXT PRIMARY KEY, taken_at TEXT NOT NULL) WITHOUT ROWID;
CREATE VIEW holder_of_customer AS SELECT owner AS holder, customer FROM payment_customer;
`;
