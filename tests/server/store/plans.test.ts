import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect } from 'vitest';

import { type OwnerId } from '../../../server/contract/ids.js';
import { rowsOfProject } from '../../../server/graph/sqlite/lists/places.js';
import { fileNameOf } from '../../../server/people/personFile/PersonFile.js';
import { connect, type SqlConnection } from '../../../server/platform/storage/driver.js';
import { openTestStore } from '../engineUnderTest.js';
import { describe, test as it } from '../withFiles.js';

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
