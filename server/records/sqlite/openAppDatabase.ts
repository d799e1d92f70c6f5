import { migrate } from '../../storage/migrations.js';
import { OwnedDatabase } from '../../storage/OwnedDatabase.js';
import { APP_MIGRATIONS, APP_TABLES } from './schema.js';

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
