import { afterAll, beforeAll, expect, test } from 'vitest';

import { type PropertyValue } from '../../domain/properties/values.js';
import { type ImportId, type OwnerId, type ProjectId } from '../../server/contract/ids.js';
import { type NodesQuery, type RelationshipsQuery } from '../../server/contract/pages.js';
import { GRAPH_RULES } from '../../server/platform/store/checking/database/rules.js';
import { onServer } from '../server/engineUnderTest.js';
import { newNodeId, newRelationshipId, Person } from '../server/store/contract/Person.js';
import { openPostgres } from './postgres.js';
import { rowsRead, watchPlans } from './watchPlans.js';

const MANY = 5_200;
const ANA = 'ana' as OwnerId;
const STORED = { timeout: 60_000, interval: 50 };
/** What sorts in every odd way; the fewest have none. */
const VALUES: readonly (PropertyValue | undefined)[] = [
  ...[3, -1, 0.5, 1e21, 'Zebră', 'zebra', ' aba', 'Țară', '', true, false, ['b', 'a'], [7, 1], undefined],
  'x'.repeat(200),
];

let opened: Awaited<ReturnType<typeof openPostgres>>;
let person: Person;
let projectId: ProjectId;
beforeAll(async () => {
  opened = await openPostgres();
  projectId = await opened.store.ensureDefaultProject(ANA);
  person = new Person(opened.store, { ownerId: ANA, projectId });
  await imports('first', MANY);
});
afterAll(() => opened.close());

const valued = (at: number) => {
  const value = VALUES[at % VALUES.length];
  return value === undefined ? {} : { value };
};

/** Imports nodes in a ring. */
async function imports(name: string, count: number): Promise<void> {
  const { store } = person;
  const scope = { ownerId: ANA, projectId };
  const importId = name as ImportId;
  const nodes = Array.from({ length: count }, (_, at) => ({
    ...{ id: newNodeId(), labels: at % 3 === 0 ? ['Third', 'N'] : ['N', 'ș'], propertyKinds: {} },
    ...{ properties: { ...valued(at), ...(at % 5 === 0 ? {} : { name: `Ștrand ${(at * 37) % 800}` }) } },
    ...{ createdAt: new Date(Date.UTC(2020, 0, 1 + ((at * 31) % 900))).toISOString() },
  }));
  const relationships = nodes.map(({ id }, at) => ({
    ...{ id: newRelationshipId(), type: 'NEXT', startNodeId: id, endNodeId: nodes[(at + 1) % count]?.id ?? id },
    ...{ properties: valued(at * 7), propertyKinds: {} },
  }));
  await store.beginImport(scope, importId);
  await store.appendImport(scope, importId, { nodes, relationships });
  await store.publishImport(scope, importId, { source: 'import' });
}

const sort = { sort: 'property', property: 'value', pageSize: 500 } as const;

/** All of a list, page by page. */
async function listed(list: 'nodes' | 'relationships', query: Partial<NodesQuery> | Partial<RelationshipsQuery> = {}) {
  const ids: string[] = [];
  let pageToken: string | undefined;
  do {
    const asked = { ...sort, ...query, ...(pageToken === undefined ? {} : { pageToken }) };
    const page =
      list === 'nodes'
        ? await person.store.nodes(person.scope, asked as never)
        : await person.store.relationships(person.scope, asked as never);
    ids.push(...page.items.map(({ id }) => id));
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  return ids;
}

/** Orders beside those by a property. */
const ORDERS = [
  ['nodes', 'label'],
  ['nodes', 'createdAt'],
  ['relationships', 'createdAt'],
] as const;

async function otherOrders() {
  const found: string[][] = [];
  for (const [list, by] of ORDERS)
    for (const order of ['asc', 'desc'] as const) found.push(await listed(list, { sort: by, order }));
  return found;
}

const lists = async () => ({
  others: await otherOrders(),
  rising: await listed('nodes'),
  falling: await listed('nodes', { order: 'desc' }),
  labelled: await listed('nodes', { label: 'Third' }),
  jumped: await listed('nodes', { offset: 4_900, pageSize: 300 }),
  relationships: await listed('relationships'),
  fallingRelationships: await listed('relationships', { order: 'desc' }),
});

const sorted = async () =>
  ((await onServer(opened.url, 'SELECT sorted FROM graph')).rows[0]?.['sorted'] ?? []) as string[];

const untilStored = () =>
  expect
    .poll(sorted, STORED)
    .toEqual(
      expect.arrayContaining([
        ...['node value', 'relationship value', 'node:label', 'node:createdAt', 'relationship:createdAt'],
      ]),
    );

/** Lists as they come from what is stored, and as they are sorted without. */
async function bothWays() {
  await untilStored();
  const stored = await lists();
  await onServer(opened.url, "UPDATE graph SET sorted = '{}', sorting = '{}'; DELETE FROM sort_key");
  const plain = await lists();
  await untilStored();
  return { stored, plain };
}

test('the order of a large project is stored once somebody sorts it, and is the same', async () => {
  expect(await sorted()).toEqual([]);
  const plain = await lists();
  expect(plain.rising).toHaveLength(MANY);
  await untilStored();
  expect(await lists()).toEqual(plain);
});

test('the stored order follows what is made, changed, deleted, undone and imported', async () => {
  await untilStored();
  const [one, other] = [await person.node(['N'], { value: 'mijloc' }), await person.node(['Third'], {})];
  await person.relationship('NEXT', one, other, { value: -5 });
  const changed = await person.set(one, { value: -100 });
  await person.set(other, { value: 'aaa' });
  const labels = { addLabels: ['Abac'], removeLabels: ['Third'] };
  await person.patch([{ op: 'updateNode', nodeId: other.id, version: other.version + 1, ...labels }]);
  expect((await listed('nodes', { sort: 'label' }))[0]).toBe(other.id);
  await person.remove(await person.node(['N'], { value: 12 }));
  expect((await listed('nodes'))[0]).toBe(one.id);
  const first = await bothWays();
  expect(first.stored).toEqual(first.plain);

  await person.remove(changed);
  await person.undo();
  await imports('second', 40);
  await imports('third', 30);
  await person.undo();
  const second = await bothWays();
  expect(second.stored).toEqual(second.plain);
  expect(second.stored.rising).toHaveLength(MANY + 42);

  // What was undone and can no longer come back leaves nothing.
  await person.node(['N'], { value: 1 });
  const ofUndone =
    'SELECT count(*)::int AS kept FROM sort_key s WHERE s.batch NOT IN (SELECT batch FROM batch UNION SELECT 0)';
  await expect.poll(async () => (await onServer(opened.url, ofUndone)).rows, STORED).toEqual([{ kept: 0 }]);
});

test('a change replaces the stored keys of the properties that it changes, and no others', async () => {
  await untilStored();
  const node = await person.node(['N'], { value: 'before', other: 1 });
  const { parts: unsorted } = await watchPlans(() => person.set(node, { other: 2 }));
  expect(unsorted.filter((part) => part.includes('INSERT INTO sort_key'))).toEqual([]);

  await person.nodes({ ...sort, property: 'other', pageSize: 10 });
  await expect.poll(sorted, STORED).toContain('node other');
  const keys = async () =>
    (
      await onServer(
        opened.url,
        `SELECT k.name, k.text, k.number, k.xmin::text AS written FROM sort_key k JOIN node n USING (owner, seq)
           WHERE n.id = '${node.id}' AND k.name LIKE 'node %' ORDER BY k.name`,
      )
    ).rows;
  const before = await keys();
  await person.set(await person.read(node.id), { value: 'after' });
  const after = await keys();
  expect(after[0]).toEqual(before[0]);
  expect(after[1]).toMatchObject({ name: 'node value', text: 'after' });
});

test('npm run check finds what is stored sound, and a key, a place or a value that is not right', async () => {
  await untilStored();
  const rule = GRAPH_RULES.find(({ fault }) => fault === 'elements are not in the order that is stored');
  const faults = async () =>
    (await onServer(opened.url, `SELECT DISTINCT what FROM (${rule?.query}) f`)).rows.map(({ what }) => what);
  expect(await faults()).toEqual([]);
  const first = "(SELECT min(seq) FROM sort_key WHERE name = 'node value')";
  for (const [fault, mend] of [
    ['SET text = text || $$x$$', 'SET text = left(text, -1)'],
    ['SET number = number + 1', 'SET number = number - 1'],
    ['SET seq = -seq', 'SET seq = -seq'],
  ]) {
    await onServer(opened.url, `UPDATE sort_key ${fault} WHERE name = 'node value' AND seq = ${first}`);
    expect(await faults(), fault).toEqual(['node value']);
    await onServer(opened.url, `UPDATE sort_key ${mend} WHERE name = 'node value' AND seq = ${first}`);
  }
  expect(await faults()).toEqual([]);
});

/** The rows that the choice of a page looks at, without reading its elements. */
const CHOOSING = / AS k0/;

test('a page comes from the index that has the order, and nothing is sorted', async () => {
  await untilStored();
  for (const order of ['asc', 'desc'] as const) {
    const { whole, parts } = await watchPlans(() => person.nodes({ ...sort, order, pageSize: 100 }));
    expect(whole).toEqual([]);
    const listing = parts.filter((part) => part.includes('FROM sort_key s')).map((part) => part.split(':')[0]);
    expect(listing).toContain('Index Only Scan sort_key_order');
    expect(listing.filter((part) => part?.includes('Sort'))).toEqual([]);
  }
});

/** The page that follows so many others. */
async function deepPage(query: Partial<NodesQuery>, pages: number) {
  let { nextPageToken: pageToken } = await person.nodes(query);
  for (let at = 1; at < pages; at += 1)
    ({ nextPageToken: pageToken } = await person.nodes({ ...query, ...(pageToken && { pageToken }) }));
  return { ...query, ...(pageToken && { pageToken }) };
}

test.each(['asc', 'desc'] as const)('page 40 costs what the first page costs (%s)', async (order) => {
  await untilStored();
  for (const by of ['property', 'label', 'createdAt', 'caption'] as const) {
    const query = { ...sort, sort: by, order, pageSize: 100 };
    const deep = await deepPage(query, 40);
    const first = await rowsRead(CHOOSING, () => person.nodes(query));
    expect(first).toBeGreaterThan(100);
    expect(await rowsRead(CHOOSING, () => person.nodes(deep)), by).toBeLessThan(first + 10);
  }
});

test('a jump passes over the rows from the nearer end of the list, and from the page that was read last', async () => {
  await untilStored();
  for (const by of ['property', 'label', 'createdAt', 'caption'] as const)
    for (const order of ['asc', 'desc'] as const) {
      const query = { ...sort, sort: by, order, pageSize: 100 };
      // Nothing is known of a graph that was changed.
      await person.node(['N'], {});
      const { total } = await person.nodes({ pageSize: 1 });
      const read = (offset: number) => rowsRead(CHOOSING, () => person.nodes({ ...query, offset }));
      const first = await read(0);
      const said = `${by} ${order}`;
      expect(await read(2_000), said).toBeGreaterThan(2_000);
      expect(await read(total - 200), said).toBeLessThan(first + 250);
      for (const near of [total - 300, 2_100, 2_000, 1_900]) expect(await read(near), said).toBeLessThan(first + 250);
    }
});

test('a jump to any place shows what stands there, in whatever order places are asked for', async () => {
  await untilStored();
  const lists = [
    ...(['id', 'caption', 'updatedAt', 'degree', 'label', 'createdAt', 'property'] as const).map(
      (by) => ['nodes', { sort: by }] as const,
    ),
    ...(['id', 'type', 'updatedAt', 'from', 'to', 'createdAt', 'property'] as const).map(
      (by) => ['relationships', { sort: by }] as const,
    ),
    ['nodes', { sort: 'property', property: 'name', label: 'Third' }] as const,
    ['nodes', { sort: 'caption', label: 'Third' }] as const,
  ];
  for (const [list, by] of lists)
    for (const order of ['asc', 'desc'] as const) {
      const ids = await listed(list, { ...by, order });
      const places = [0, 0.98, 0.4, 0.96, 0.41, 0.39, 0.75, 1, 0.02].map((share) => Math.floor(share * ids.length));
      for (const offset of [...places, ids.length - 1, ids.length + 5]) {
        const asked = { ...sort, ...by, order, offset, pageSize: 60 } as never;
        const { items } = await (list === 'nodes'
          ? person.store.nodes(person.scope, asked)
          : person.store.relationships(person.scope, asked));
        expect(
          items.map(({ id }) => id),
          `${list} ${JSON.stringify(by)} ${order} ${offset}`,
        ).toEqual(ids.slice(offset, offset + 60));
      }
    }
});

test('after a change a jump shows the rows as they stand then', async () => {
  await untilStored();
  const jump = async () => (await person.nodes({ ...sort, offset: 1_000, pageSize: 50 })).items.map(({ id }) => id);
  const before = await jump();
  const made = await person.node(['N'], { value: -1e12 });
  expect(await jump()).toEqual([...(await listed('nodes')).slice(1_000, 1_050)]);
  await person.remove(made);
  expect(await jump()).toEqual(before);
});

test.each(['from', 'to'] as const)('relationships are listed by what the node at an end (%s) is called', async (by) => {
  const end = by === 'from' ? 'start_node' : 'end_node';
  const inOrder = async (order: 'asc' | 'desc') =>
    (
      await onServer(
        opened.url,
        `SELECT r.id FROM relationship r JOIN node k ON k.owner = r.owner AND k.seq = r.${end}
         WHERE r.batch NOT IN (SELECT batch FROM hidden_batch) ORDER BY k.caption ${order}, r.seq ${order}`,
      )
    ).rows.map(({ id }) => id);
  for (const order of ['asc', 'desc'] as const) {
    expect(await listed('relationships', { sort: by, order }), order).toEqual(await inOrder(order));
    const jumped = await person.relationships({ sort: by, order, offset: 4_321, pageSize: 50 });
    expect(jumped.items.map(({ id }) => id)).toEqual((await inOrder(order)).slice(4_321, 4_371));
  }
  const page = await person.relationships({ sort: by, pageSize: 100 });
  const next = { sort: by, pageSize: 100, ...(page.nextPageToken && { pageToken: page.nextPageToken }) };
  const read = await rowsRead(CHOOSING, () => person.relationships(next));
  // Some relationships of more than 5,000, and the nodes that they hang on.
  expect(read).toBeGreaterThan(100);
  expect(read).toBeLessThan(1_500);
});

test('a list that is gone through while its order is stored, and while others write, has each element once', async () => {
  const before = await listed('nodes');
  await onServer(opened.url, "UPDATE graph SET sorted = '{}', sorting = '{}'; DELETE FROM sort_key");
  const first = await person.nodes(sort);
  await expect.poll(sorted, STORED).toContain('node value');
  const seen = first.items.map(({ id }) => id);
  for (let pageToken = first.nextPageToken; pageToken !== undefined;) {
    await person.node(['N'], { value: -1e9 });
    const page = await person.nodes({ ...sort, pageToken });
    seen.push(...page.items.map(({ id }) => id));
    pageToken = page.nextPageToken;
  }
  expect(seen).toEqual(before);
});

test('a token whose keys are none of the list is refused', async () => {
  const { nextPageToken = '' } = await person.nodes(sort);
  const [print, ...keys] = JSON.parse(Buffer.from(nextPageToken, 'base64url').toString()) as unknown[];
  const wrong = [
    ['one', ...keys.slice(1)],
    [1e9, ...keys.slice(1)],
    [...keys.slice(0, 2), '\0', keys[3]],
    [...keys.slice(0, 3), 0.5],
    keys.slice(1),
  ];
  for (const forged of wrong) {
    const pageToken = Buffer.from(JSON.stringify([print, ...forged])).toString('base64url');
    await expect(person.nodes({ ...sort, pageToken })).rejects.toMatchObject({ code: 'PAGE_TOKEN_INVALID' });
  }
  await expect(person.nodes({ ...sort, property: 'other', pageToken: nextPageToken })).rejects.toMatchObject({
    code: 'PAGE_TOKEN_INVALID',
  });
});
