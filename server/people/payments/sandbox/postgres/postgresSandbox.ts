import { type DatabaseSettings } from '../../../../platform/storage/postgres/Database.js';
import { UnitsDatabase, type UnitsSchema } from '../../../../platform/storage/postgres/UnitsDatabase.js';
import { type SandboxEngine } from '../store/SandboxStore.js';

/** The tables of `payments-sandbox.db` (`store/schema.ts`), so that both run the same statements; `rowid` numbers rows as they come. */
const VERSION_1 = `
CREATE SCHEMA payments_sandbox;

CREATE TABLE payments_sandbox.object (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  kind text COLLATE "C" NOT NULL,
  customer text COLLATE "C",
  data text NOT NULL
);
CREATE INDEX object_kind ON payments_sandbox.object (kind, seq);
CREATE INDEX object_customer ON payments_sandbox.object (customer, kind);
CREATE TABLE payments_sandbox.answer (
  key text COLLATE "C" PRIMARY KEY,
  request text NOT NULL,
  body text NOT NULL,
  kept_at bigint NOT NULL
);
CREATE TABLE payments_sandbox.delivery (
  rowid bigint GENERATED ALWAYS AS IDENTITY,
  event text COLLATE "C" PRIMARY KEY,
  attempts int NOT NULL DEFAULT 0,
  due bigint NOT NULL
);
CREATE TABLE payments_sandbox.state (name text PRIMARY KEY, value text NOT NULL);
`;

/** The sandbox, every version of its schema oldest first. */
export const SANDBOX: UnitsSchema = {
  schema: 'payments_sandbox',
  table: 'harta_payments_sandbox_schema',
  lock: 4_701_973,
  migrations: [VERSION_1],
};

/** The sandbox in the database of an installation: what one of its processes sold, the others know. */
export async function postgresSandbox(settings: DatabaseSettings): Promise<SandboxEngine> {
  const db = await UnitsDatabase.open(settings, SANDBOX);
  // What removed rows leave in pages is overwritten by the server's own vacuum.
  return { db, expunge: async () => {}, close: () => db.close() };
}
