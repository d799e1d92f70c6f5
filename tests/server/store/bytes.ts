import { join } from 'node:path';

import { type OwnerId } from '../../../server/contract/ids.js';
import { bytesCounted } from '../../../server/people/person/byteTotal.js';
import { fileNameOf } from '../../../server/people/person/PersonFile.js';
import { connectReadOnly } from '../../../server/platform/storage/driver.js';

/** The bytes of a person: as their writes counted them, and as every row read says. */
export function bytesOf(dataDir: string, owner: OwnerId): { counted: number; read: number } {
  const file = connectReadOnly(join(dataDir, 'people', fileNameOf(owner)));
  try {
    const sql = `SELECT p.bytes AS counted, ${bytesCounted('p.owner')} AS read FROM byte_total p`;
    return { ...(file.prepare(sql).get() as { counted: number; read: number }) };
  } finally {
    file.close();
  }
}
