import { type OwnerId } from '../../../server/contract/ids.js';
import { bytesCounted as bytesOfGraph } from '../../../server/graph/postgres/bytes.js';
import { bytesCounted } from '../../../server/people/person/byteTotal.js';
import { bytesOfRecords } from '../../../server/people/records/postgres/personal/byteTotal.js';
import { capabilities } from '../engineUnderTest.js';
import { fileOf, literal, rowsOf } from '../storedRows.js';

const IN_FILE = `SELECT p.bytes AS counted, ${bytesCounted('p.owner')} AS read FROM byte_total p`;

/** What is counted of records by triggers is the contract's to check (`tests/server/records/contract/bytes.ts`). */
function inDatabase(owner: OwnerId): string {
  const graphs = (bytes: string) =>
    `coalesce((SELECT sum(${bytes}) FROM person o JOIN graph g ON g.owner = o.owner WHERE o.id = ${literal(owner)}), 0)`;
  const [counted, read] = [graphs('g.bytes'), graphs(bytesOfGraph)];
  const effects = `coalesce((SELECT sum(octet_length(e.data)) FROM person o JOIN effect e ON e.owner = o.owner
    WHERE o.id = ${literal(owner)}), 0)`;
  const beside = `${bytesOfRecords(literal(owner))} + ${effects}`;
  return `SELECT ${counted} + ${beside} AS counted, ${read} + ${beside} AS read`;
}

/** The bytes of a person: as their writes counted them, and as every row read says. */
export async function bytesOf(dataDir: string, owner: OwnerId): Promise<{ counted: number; read: number }> {
  const sql = capabilities.keepsFiles ? IN_FILE : inDatabase(owner);
  const [row] = await rowsOf(dataDir, fileOf(owner), sql);
  return { counted: Number(row?.['counted']), read: Number(row?.['read']) };
}
