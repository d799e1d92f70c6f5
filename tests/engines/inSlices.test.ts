import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { type PropertyValue } from '../../domain/properties/values.js';
import { type ImportId, type NodeId, type OwnerId, type ProjectId } from '../../server/contract/ids.js';
import { Database } from '../../server/platform/storage/postgres/Database.js';
import { Session } from '../../server/platform/storage/postgres/Session.js';
import { graphRow } from '../../server/graph/postgres/graphs.js';
import { eraseHidden } from '../../server/graph/postgres/erasing.js';
import { cleanImports, cleanSlice } from '../../server/graph/postgres/imports/cleaning.js';
import { OrderStoring } from '../../server/graph/postgres/lists/OrderStoring.js';
import { storeSlice } from '../../server/graph/postgres/lists/storedOrders.js';
import { type StoredOrder } from '../../server/graph/postgres/rows.js';
import { openPostgresStore } from '../../server/platform/store/openPostgresStore.js';
import { GRAPH_RULES } from '../../server/platform/store/checking/database/rules.js';
import { onServer } from '../server/engineUnderTest.js';
import { newNodeId, newRelationshipId, Person } from '../server/store/contract/Person.js';
import { openPostgres } from './postgres.js';

const ANA = 'ana' as OwnerId;
const BY_SIZE: StoredOrder = { table: 'node', by: { property: 'size' } };
const SLICE = 4;

let opened: Awaited<ReturnType<typeof openPostgres>>;
let database: Database;
let person: Person;
let projectId: ProjectId;
beforeEach(async () => {
  opened = await openPostgres();
  database = new Database({ url: opened.url, connections: 4 });
  projectId = await opened.store.ensureDefaultProject(ANA);
  person = new Person(opened.store, { ownerId: ANA, projectId });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await database.close();
  await opened.close();
});

/** One slice of storing an order, as a process does it that holds the project. @returns whether there is more to do */
const slice = (order: StoredOrder, from = database) =>
  from.write(async (session) =>
    storeSlice(
      { session, ownerId: ANA, row: await graphRow(session, { ownerId: ANA, projectId }, true) },
      order,
      SLICE,
    ),
  );

const orders = async () => (await onServer(opened.url, 'SELECT sorted, sorting FROM graph')).rows[0];
const isStored = async (name: string) => ((await orders())?.['sorted'] as string[] | undefined)?.includes(name);
const bySize = { sort: 'property', property: 'size' } as const;
const shown = async () => (await person.nodes(bySize)).items.map(({ properties }) => properties['size']);

/** What `npm run check` finds wrong with graphs. */
async function faults() {
  const found: unknown[] = [];
  for (const { query, fault } of GRAPH_RULES)
    for (const { what } of (await onServer(opened.url, query)).rows) found.push(`${fault}: ${String(what)}`);
  return found;
}

async function fill(count: number) {
  const nodes = Array.from({ length: count }, (_, at) => ({
    ...{ id: newNodeId(), labels: ['N'], properties: { size: (at * 7) % count }, propertyKinds: {} },
  }));
  await person.import([{ nodes, relationships: [] }]);
  return Promise.all(nodes.map(({ id }) => person.read(id)));
}

const sizes = (count: number): (PropertyValue | undefined)[] => Array.from({ length: count }, (_, at) => at);

test('an order is stored a slice at a time, and changes between slices keep their own keys', async () => {
  const nodes = await fill(18);
  const [first, second] = nodes;
  const [before, last] = nodes.slice(-2);
  await slice(BY_SIZE);
  await slice(BY_SIZE);
  await slice(BY_SIZE);
  expect(Object.keys((await orders())?.['sorting'] as object)).toEqual(['node size']);
  // Of those that have keys and those that have none yet one is changed and one goes, and one comes.
  await person.set(first!, { size: 100 });
  await person.remove(second!);
  await person.set(last!, { size: -1 });
  await person.remove(before!);
  await person.node(['N'], { size: 50.5 });
  const gone = [second, before].map((node) => node?.properties['size']);
  const kept = sizes(18).filter((size) => ![0, last?.properties['size'], ...gone].includes(size as number));
  expect(await shown()).toEqual([-1, ...kept, 50.5, 100]);
  while (await slice(BY_SIZE));
  expect(await isStored('node size')).toBe(true);
  expect(await shown()).toEqual([-1, ...kept, 50.5, 100]);
  expect(await faults()).toEqual([]);
  const keys = await onServer(opened.url, 'SELECT count(*)::int AS keys FROM sort_key');
  expect(keys.rows).toEqual([{ keys: 17 }]);
});

test('what a process leaves begun goes on where it was, and two at once do it once', async () => {
  await fill(40);
  for (let at = 0; at < 4; at += 1) await slice(BY_SIZE);
  await database.close();
  const others = [0, 1].map(() => new Database({ url: opened.url, connections: 2 }));
  database = others[0]!;
  const run = vi.spyOn(Session.prototype, 'run');
  const both = others.map(async (each) => {
    while (await slice(BY_SIZE, each));
  });
  await Promise.all(both);
  await others[1]?.close();
  // 40 keys, 12 of which are there, four at a time; the last slice finds nothing more.
  const inserts = run.mock.calls.filter(([sql]) => sql.includes('INSERT INTO sort_key'));
  expect(inserts).toHaveLength(7);
  expect(await shown()).toEqual(sizes(40));
  expect(await faults()).toEqual([]);
});

test('of many orders the oldest goes, a slice at a time, and can come back', async () => {
  await fill(10);
  for (let at = 0; at < 16; at += 1)
    while (await slice({ table: 'node', by: at === 0 ? { property: 'size' } : { property: `p${at}` } }));
  const keys = async () =>
    (await onServer(opened.url, "SELECT count(*)::int AS keys FROM sort_key WHERE name = 'node size'")).rows[0]?.[
      'keys'
    ];
  expect(await keys()).toBe(10);
  await slice({ table: 'node', by: 'createdAt' });
  expect(await isStored('node size')).toBe(false);
  await slice(BY_SIZE);
  expect(await keys()).toBe(6);
  const added = await person.node(['N'], { size: 10 });
  await person.set(added, { size: 11 });
  while (await slice({ table: 'node', by: 'createdAt' }));
  expect(await keys()).toBe(0);
  expect(await orders()).toMatchObject({ sorting: {} });
  while (await slice(BY_SIZE));
  expect(await keys()).toBe(11);
  expect(await faults()).toEqual([]);
});

test('the orders wanted of a project are stored in one loop, as many as it takes, and none of a property nobody has', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `p${at}`);
  await person.node(['N'], Object.fromEntries(names.map((name, at) => [name, at])));
  const graphOf = (isHeld: boolean) => async (session: Session) => ({
    ...{ session, ownerId: ANA },
    row: await graphRow(session, { ownerId: ANA, projectId }, isHeld),
  });
  const storing = new OrderStoring(database, { found: graphOf(false), held: graphOf(true) });
  const ask = vi.spyOn(database, 'ask');
  const write = vi.spyOn(database, 'write');
  const want = (name: string) => storing.want({ ownerId: ANA, projectId }, { table: 'node', by: { property: name } });
  for (const name of ['nobody has it', ...names, ...names]) want(name);
  await storing.settle();
  expect((await orders())?.['sorted']).toEqual(names.slice(0, 7).map((name) => `node ${name}`));
  expect(ask.mock.calls.filter(([sql]) => sql.startsWith('VACUUM'))).toHaveLength(1);

  // One that others took the place of while it was stored is not begun again by the same loop.
  await onServer(opened.url, "UPDATE graph SET sorted = '{}'; DELETE FROM sort_key");
  write.mockClear();
  write.mockImplementation(async (work) => {
    const step = await Database.prototype.write.call(database, work);
    if (step === 'continued') await onServer(opened.url, "UPDATE graph SET sorted = '{}'; DELETE FROM sort_key");
    return step as never;
  });
  want('p0');
  await storing.settle();
  expect(write).toHaveBeenCalledTimes(3);
});

const ROWS = ['node', 'relationship', 'node_label', 'position', 'sort_key', 'batch_update', 'batch_end'];
const rowsOf = async () => {
  const counted = ROWS.map((table) => `(SELECT count(*) FROM ${table})::int AS ${table}`);
  return (await onServer(opened.url, `SELECT ${counted.join(', ')}`)).rows[0] as Record<string, number>;
};

/** Begins an import of eleven nodes, each with a relationship, one of them to a node that is there. */
async function appendEleven(there: NodeId): Promise<void> {
  const nodes = Array.from({ length: 11 }, (_, at) => ({
    ...{ id: newNodeId(), labels: ['N', `L${at % 3}`], properties: { size: at }, propertyKinds: {} },
    position: { x: at, y: at },
  }));
  const relationships = nodes.map(({ id }, at) => ({
    ...{ id: newRelationshipId(), type: 'T', startNodeId: id, endNodeId: at === 0 ? there : nodes[0]!.id },
    ...{ properties: {}, propertyKinds: {} },
  }));
  const scope = { ownerId: ANA, projectId };
  const importId = 'given up' as ImportId;
  await opened.store.beginImport(scope, importId);
  await opened.store.appendImport(scope, importId, { nodes, relationships });
}

/** Drops the imports as where the process ends before it could remove any of them. */
const dropUncleaned = () => onServer(opened.url, "UPDATE batch SET state = 'dropped'");

test('a given-up import is removed a slice at a time, of which nothing is read meanwhile', async () => {
  const kept = await person.node(['N'], { size: 3 });
  while (await slice(BY_SIZE));
  while (await slice({ table: 'node', by: 'label' }));
  while (await slice({ table: 'relationship', by: 'createdAt' }));
  const before = await rowsOf();
  await appendEleven(kept.id);
  const full = await rowsOf();
  expect(full).toMatchObject({ node: 12, relationship: 11, node_label: 23, position: 11, sort_key: 35, batch_end: 1 });
  await dropUncleaned();
  const parts: Record<string, number>[] = [full];
  let written = 0;
  while (await database.write((session) => cleanSlice(session, ANA, SLICE))) {
    const { items, total } = await person.nodes(bySize);
    expect([items.length, total]).toEqual([1 + written, 1 + written]);
    expect((await person.relationships()).total).toBe(0);
    await person.node(['N'], { size: 4 });
    written += 1;
    parts.push(await rowsOf());
    expect(await faults()).toEqual([]);
  }
  // Three slices of relationships, three of nodes, the nodes outside that they join, and the import itself.
  expect(written).toBe(8);
  for (const [at, part] of parts.entries())
    for (const table of ['node', 'relationship', 'position', 'batch_end'])
      expect((parts[at - 1] ?? part)[table]! - part[table]!, table).toBeLessThanOrEqual(SLICE);
  const made = { node: written, node_label: written, sort_key: 2 * written };
  const left = await rowsOf();
  for (const table of ROWS) expect(left[table], table).toBe(before[table]! + (made[table as keyof typeof made] ?? 0));
  expect((await onServer(opened.url, 'SELECT * FROM batch')).rows).toEqual([]);
});

const WAITING = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
const untilOneWaits = () =>
  expect.poll(async () => (await onServer(opened.url, WAITING)).rows.length, { timeout: 10_000 }).toBe(1);

test('a project is erased though its erasing gave way to another transaction that held some of it', async () => {
  await person.node(['N'], { size: 3 });
  const name = new URL(opened.url).pathname.slice(1);
  await onServer(opened.url, `ALTER DATABASE ${name} SET deadlock_timeout = '3s'`);
  const eraser = new Database({ url: opened.url, connections: 1 });
  const other = new pg.Client({ connectionString: opened.url });
  await other.connect();
  await other.query('BEGIN; SELECT 1 FROM node FOR UPDATE');
  await onServer(opened.url, "UPDATE graph SET access = 'hidden'");
  const erasing = eraseHidden(eraser, { ownerId: ANA, projectId });
  await untilOneWaits();
  // Each now waits for the other, and whoever has waited for longer is the one that PostgreSQL ends.
  await other.query('SELECT 1 FROM graph FOR UPDATE');
  await other.query('COMMIT');
  await erasing;
  expect(await rowsOf()).toMatchObject({ node: 0, node_label: 0 });
  expect((await onServer(opened.url, 'SELECT 1 FROM graph')).rows).toEqual([]);
  await Promise.all([other.end(), eraser.close()]);
});

test('a given-up import is removed while an order of its project is, and neither waits for the other in a circle', async () => {
  const kept = await person.node(['N'], { size: 3 });
  while (await slice(BY_SIZE));
  await appendEleven(kept.id);
  await dropUncleaned();
  await onServer(opened.url, `UPDATE graph SET sorted = '{}', sorting = '{"node size": null}'`);
  let cleaning: Promise<void> | undefined;
  await database.write(async (session) => {
    const row = await graphRow(session, { ownerId: ANA, projectId }, true);
    cleaning = cleanImports(database, ANA);
    await untilOneWaits();
    expect(await storeSlice({ session, ownerId: ANA, row }, undefined)).toBe('continued');
  });
  await cleaning;
  expect(await rowsOf()).toMatchObject({ node: 1, relationship: 0, sort_key: 0 });
  expect(await faults()).toEqual([]);
});

test('what a process that ended left of a given-up import is removed by the next one', async () => {
  await appendEleven((await person.node(['N'], { size: 3 })).id);
  await dropUncleaned();
  const limits = { projects: 1, elements: 100, storedBytes: 1e9 };
  const next = await openPostgresStore({ url: opened.url, connections: 2 }, { dataDir: '', limits });
  await next.close();
  expect(await rowsOf()).toMatchObject({ node: 1, relationship: 0 });
});
