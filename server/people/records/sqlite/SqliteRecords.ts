import { type Engine } from '../../../platform/storage/Engine.js';
import { type RecordStores } from '../RecordStores.js';
import { portOver } from './appPort.js';
import { RECORD_PORTS } from './recordPorts.js';
import { migrate } from '../../../platform/storage/migrations.js';
import { OwnedDatabase } from '../../../platform/storage/OwnedDatabase.js';
import { APP_MIGRATIONS, APP_TABLES } from './schema.js';

/** The records of the product in its own SQLite file. */
export const sqliteRecords = (engine: Pick<Engine, 'read' | 'write'>): RecordStores => ({
  accounts: portOver(engine, RECORD_PORTS.accounts),
  sessionEnds: portOver(engine, RECORD_PORTS.sessionEnds),
  settingsStore: portOver(engine, RECORD_PORTS.settingsStore),
  devices: portOver(engine, RECORD_PORTS.devices),
  importJobs: portOver(engine, RECORD_PORTS.importJobs),
  importMappings: portOver(engine, RECORD_PORTS.importMappings),
  aliases: portOver(engine, RECORD_PORTS.aliases),
  apiTokens: portOver(engine, RECORD_PORTS.apiTokens),
  viewTokens: portOver(engine, RECORD_PORTS.viewTokens),
  savedViews: portOver(engine, RECORD_PORTS.savedViews),
  paymentStore: portOver(engine, RECORD_PORTS.paymentStore),
  erasure: portOver(engine, RECORD_PORTS.erasure),
});

/** Opens the product's file, bringing it to the present schema. */
export function openAppDatabase(path: string): OwnedDatabase {
  const db = new OwnedDatabase(path, APP_TABLES);
  try {
    migrate(db, APP_MIGRATIONS);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
