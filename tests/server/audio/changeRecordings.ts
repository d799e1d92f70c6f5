import { readdirSync } from 'node:fs';
import path from 'node:path';

import { connect } from '../../../server/platform/storage/driver.js';

/** Changes what a server that has ended has left of recordings. @returns how many rows were changed */
export function changeRecordings(dataDir: string, sql: string, ...values: (string | number)[]): number {
  let changed = 0;
  for (const file of readdirSync(dataDir, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.db')) continue;
    const db = connect(path.join(dataDir, file));
    const [known] = db.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'recording_part'`).all();
    if (known !== undefined) changed += Number(db.prepare(sql).run(...values).changes);
    db.close();
  }
  return changed;
}
