import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, vi } from 'vitest';

import { OwnedDatabase } from '../../../server/platform/storage/OwnedDatabase.js';
import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { newNodeId, Person } from './contract/Person.js';
import { test as it } from '../withFiles.js';
import { contentOf, expectCountersRight } from './contract/recount.js';

let dataDir: string;
let open: OpenStore;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'harta-many-'));
  open = await openTestStore({ dataDir, readers: 0 });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await open.close();
  rmSync(dataDir, { recursive: true });
});

const SPOKES = 60;

it('deleting many nodes writes the degree of a neighbour once, and takes all relationships out together', async () => {
  const person = new Person(open.store);
  const [hub, ...spokes] = Array.from({ length: SPOKES + 1 }, newNodeId);
  await person.patch([
    ...[hub!, ...spokes].map((id) => ({ op: 'createNode' as const, id, labels: ['Point'] })),
    ...spokes.map((id) => ({ op: 'createRelationship' as const, type: 'OF', startNodeId: id, endNodeId: hub! })),
  ]);
  const before = await contentOf(person);
  const run = vi.spyOn(OwnedDatabase.prototype, 'run');
  await person.store.bulkEdit(
    person.scope,
    { action: 'delete', nodes: spokes.map((id) => ({ id })) },
    { source: 'hand' },
  );
  const written = (beginning: string) => run.mock.calls.filter(([sql]) => sql.startsWith(beginning)).length;
  expect(written('UPDATE node SET degree')).toBe(1);
  expect(written('DELETE FROM relationship ')).toBe(1);
  expect(written('DELETE FROM relationship_text')).toBe(1);
  await expectCountersRight(person);
  await person.undo();
  expect(await contentOf(person)).toEqual(before);
  await expectCountersRight(person);
});
