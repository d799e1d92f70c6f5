import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type ImportId } from '../../../server/contract/ids.js';
import { type ImportedNode } from '../../../server/graph/ports/ImportSink.js';
import { capabilities, openTestStore } from '../engineUnderTest.js';
import { newNodeId, Person } from './contract/Person.js';
import { expectCountersRight } from './contract/recount.js';

const nodes = (count: number): ImportedNode[] =>
  Array.from({ length: count }, (_, index) => ({
    id: newNodeId(),
    labels: ['Many'],
    properties: { name: `number ${index}` },
    propertyKinds: {},
  }));

describe('many at once', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'harta-many-'));
  let opened: Awaited<ReturnType<typeof openTestStore>>;
  beforeAll(async () => {
    opened = await openTestStore({ dataDir });
  });
  afterAll(async () => {
    await opened.close();
    rmSync(dataDir, { recursive: true });
  });

  it("an import of one person lets another's writes and reads through between its slices", async () => {
    const [importer, other] = [new Person(opened.store), new Person(opened.store)];
    const scope = { ...importer.scope, projectId: await importer.projectId() };
    const id = ulid() as ImportId;
    await opened.store.beginImport(scope, id);
    let importing = true;
    const work = opened.store.appendImport(scope, id, { nodes: nodes(10_000), relationships: [] }).then(() => {
      importing = false;
    });
    let through = 0;
    while (importing) {
      const node = await other.node(['Other']);
      expect((await other.read(node.id)).id).toBe(node.id);
      if (importing) through += 1;
    }
    await work;
    expect(through).toBeGreaterThan(5);
    await opened.store.publishImport(scope, id, { source: 'import' });
    await expectCountersRight(importer);
    await expectCountersRight(other);
  });

  it('an import that a stopped process left is gone the next time', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'harta-left-'));
    const first = await openTestStore({ dataDir: folder, readers: 0 });
    const person = new Person(first.store);
    const scope = { ...person.scope, projectId: await person.projectId() };
    const id = ulid() as ImportId;
    const batch = { nodes: nodes(1200), relationships: [] };
    await first.store.beginImport(scope, id);
    await first.store.appendImport(scope, id, batch);
    await first.close();
    const second = await openTestStore({ dataDir: folder, readers: 0 });
    const again = new Person(second.store, person.scope);
    await again.import([batch]);
    expect((await again.nodes({ text: 'number' })).total).toBe(1200);
    await expectCountersRight(again);
    await second.close();
    rmSync(folder, { recursive: true });
  });

  it.skipIf(!capabilities.holdsFolder)(
    'a second process on the same data folder is refused, naming the first',
    async () => {
      opened.setAddress('http://127.0.0.1:4199');
      const script = fileURLToPath(new URL('./openOnce.ts', import.meta.url));
      const second = spawn(process.execPath, ['--import', 'tsx', script, dataDir]);
      let said = '';
      second.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const [code] = (await once(second, 'exit')) as [number];
      expect(code).toBe(1);
      expect(said).toContain(`is in use by process ${process.pid} at http://127.0.0.1:4199`);
    },
  );
});
