import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { type OwnerId } from '../../../../server/contract/ids.js';
import { fileNameOf } from '../../../../server/graph/sqlite/PersonFile.js';
import { openSqliteGraphStore } from '../../../../server/graph/sqlite/openStore.js';
import { PERSON_MIGRATIONS } from '../../../../server/graph/sqlite/schema.js';
import { newNodeId, Person } from '../contract/Person.js';

/** Whose the snapshots are. */
export const SNAPSHOT_OWNER = 'snapshot-owner' as OwnerId;

/**
 * Writes `person-v<n>.db` with the present schema: some nodes, a relationship, an update, an import. Run it by hand once,
 * before the schema changes: `npx tsx tests/server/store/snapshots/write.ts`.
 */
async function writeSnapshot(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-snapshot-'));
  const { store, close } = await openSqliteGraphStore({ dataDir, readers: 0 });
  const person = new Person(store, { ownerId: SNAPSHOT_OWNER });
  const [a, b] = [
    await person.node(['City'], { name: 'Iași' }),
    await person.node(['City', 'Old'], { name: 'Brasov' }),
  ];
  await person.relationship('ROAD', a, b, { since: '2001-01-01' });
  await person.set(b, { name: 'Brașov' });
  await person.node(['City'], { name: 'Cluj' });
  const imported = { id: newNodeId(), labels: ['File'], properties: { name: 'imported' }, propertyKinds: {} };
  await person.import([{ nodes: [imported], relationships: [] }]);
  await close();
  const target = fileURLToPath(new URL(`./person-v${PERSON_MIGRATIONS.length}.db`, import.meta.url));
  copyFileSync(path.join(dataDir, 'people', fileNameOf(SNAPSHOT_OWNER)), target);
  rmSync(dataDir, { recursive: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeSnapshot();
