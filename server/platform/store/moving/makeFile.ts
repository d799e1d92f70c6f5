import { migrate } from '../../storage/migrations.js';
import { OwnedDatabase } from '../../storage/OwnedDatabase.js';
import { type MovedFile } from './MovedTable.js';

/** Makes a file that is of no single person, or brings it to the present schema. @throws StartupError for one of a newer version */
export function makeFile(path: string, { migrations }: Pick<MovedFile, 'migrations'>): void {
  const db = new OwnedDatabase(path, new Set());
  try {
    migrate(db, migrations);
  } finally {
    db.close();
  }
}
