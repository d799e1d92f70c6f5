import { type OwnerId } from '../../../server/contract/ids.js';
import { bytesCounted as bytesOfGraph } from '../../../server/graph/postgres/bytes.js';
import { bytesCounted } from '../../../server/people/personFile/byteTotal.js';
import { bytesOfRecords } from '../../../server/people/records/postgres/personal/byteTotal.js';
import { capabilities } from '../engineUnderTest.js';
import { fileOf, literal, rowsOf } from '../storedRows.js';

const IN_FILE = `SELECT p.bytes AS counted, ${bytesCounted('p.owner')} AS read FROM byte_total p`;

/** What is counted of records by triggers is the contract's to check (`tests/server/records/contract/bytes.ts`). */
function inDatabase(owner: OwnerId): readonly string[] {
  const id = literal(owner);
  const graphs = (bytes: string) =>
    `coalesce((SELECT sum(${bytes}) FROM person o JOIN graph g ON g.owner = o.owner WHERE o.id = ${id}), 0)`;
  const effects = `coalesce((SELECT sum(octet_length(e.data)) FROM person o JOIN effect e ON e.owner = o.owner
    WHERE o.id = ${id}), 0)`;
  return [
    `SELECT ${graphs('g.bytes')} + ${effects} AS counted, ${graphs(bytesOfGraph)} + ${effects} AS read`,
    `SELECT b.bytes AS counted, b.bytes AS read FROM (SELECT ${bytesOfRecords(id)} AS bytes) b`,
  ];
}

/** The bytes of a person: as their writes counted them, and as every row read says. */
export async function bytesOf(dataDir: string, owner: OwnerId): Promise<{ counted: number; read: number }> {
  const total = { counted: 0, read: 0 };
  for (const sql of capabilities.keepsFiles ? [IN_FILE] : inDatabase(owner)) {
    const [row] = await rowsOf(dataDir, fileOf(owner), sql);
    total.counted += Number(row?.['counted']);
    total.read += Number(row?.['read']);
  }
  return total;
}
