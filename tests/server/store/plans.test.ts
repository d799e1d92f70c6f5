import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, vi } from 'vitest';

import { type OwnerId } from '../../../server/contract/ids.js';
import { rowsOfProject } from '../../../server/graph/sqlite/lists/places.js';
import { fileNameOf } from '../../../server/people/personFile/PersonFile.js';
import { connect, type SqlConnection } from '../../../server/platform/storage/driver.js';
import { OwnedDatabase } from '../../../server/platform/storage/OwnedDatabase.js';
import { GraphBuilder } from '../../assistant/graphs/GraphBuilder.js';
import { openTestStore } from '../engineUnderTest.js';
import { describe, test as it } from '../withFiles.js';
import { Person } from './contract/Person.js';

const OWNER = 'plans' as OwnerId;

let dataDir: string;
let file: SqlConnection;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'harta-plans-'));
  const { store, close } = await openTestStore({ dataDir, readers: 0 });
  await store.ensureDefaultProject(OWNER);
  await close();
  file = connect(join(dataDir, 'people', fileNameOf(OWNER)));
});
afterAll(() => {
  file.close();
  rmSync(dataDir, { recursive: true });
});

/** How SQLite would go about a query: one line for each table that it reads. */
const planOf = (sql: string): string[] =>
  (file.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[]).map(({ detail }) => detail);

describe('rows in an order that no index tells', () => {
  it.each([
    ['node n', 'n'],
    ['relationship r', 'r'],
  ])('are read as they lie in the file, not hither and thither by an index: %s', (element, alias) => {
    const sql = `SELECT ${alias}.properties FROM ${rowsOfProject(element)}
      WHERE ${alias}.owner = :owner AND ${alias}.project = :project`;
    expect(planOf(sql).at(-1)).toBe(`SEARCH ${alias} USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)`);
  });
});

/** The statements on nodes and relationships that are run while something is done. */
async function statementsOf(work: (seen: ReadonlySet<string>) => Promise<unknown>): Promise<string[]> {
  const seen = new Set<string>();
  const watched = (['run', 'get', 'all'] as const).map((name) => {
    // eslint-disable-next-line typescript/unbound-method -- it is called with the database that it is called on
    const call = OwnedDatabase.prototype[name];
    return vi.spyOn(OwnedDatabase.prototype, name).mockImplementation(function (this: OwnedDatabase, sql, parameters) {
      seen.add(sql);
      return call.call(this, sql, parameters) as never;
    });
  });
  try {
    await work(seen);
  } finally {
    for (const each of watched) each.mockRestore();
  }
  return [...seen].filter((sql) => /\b(?:node|relationship)\b/u.test(sql));
}

describe('rows that are removed', () => {
  /** A table of elements that is read through all rows of a person or project. */
  const READS_ALL = /^(?:SCAN|SEARCH) (?:e|r|n|node|relationship)\b(?!.*(?:rowid|node|label|\bid)[=<>]).*$/u;

  it('are looked up: a large graph slows no deletion, no clean-up of an import and no erasure', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'harta-removals-'));
    const { store, close } = await openTestStore({ dataDir: folder, readers: 0 });
    await store.ensureDefaultProject(OWNER);
    const { id: projectId } = await store.createProject(OWNER, 'Removed');
    const scope = { ownerId: OWNER, projectId };
    const person = new Person(store, scope);
    const [one, other] = [await person.node(['A']), await person.node(['A'])];
    const { id } = await person.relationship('X', one, other);
    const batch = new GraphBuilder();
    for (const key of ['a', 'b']) batch.node(key, 'A', {});
    batch.relationship('a', 'X', 'b');
    const statements = await statementsOf(async (seen) => {
      await store.deleteRelationship(scope, id, { first: one.id, second: other.id }, { source: 'hand' });
      await person.import([batch], false);
      await vi.waitFor(() => expect([...seen].join()).toContain('DELETE FROM batch WHERE'));
      await store.setProjectState(scope, { state: 'deleted', erasedAt: new Date().toISOString() });
      await store.beginErasing(scope);
      await store.eraseGraph(scope);
    });
    await close();
    rmSync(folder, { recursive: true });
    const removing = statements.filter((sql) => /^DELETE|octet_length|LIMIT/u.test(sql));
    expect(removing.join('\n')).toContain('LIMIT :slice');
    expect(removing.filter((sql) => planOf(sql).some((line) => READS_ALL.test(line)))).toEqual([]);
  });
});
