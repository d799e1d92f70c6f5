import { afterAll, beforeAll, expect, test } from 'vitest';

import { type PropertyValue } from '../../domain/properties/values.js';
import { type ImportId, type OwnerId, type ProjectId } from '../../server/contract/ids.js';
import { type NodesQuery, type RelationshipsQuery } from '../../server/contract/pages.js';
import { GRAPH_RULES } from '../../server/platform/store/checking/database/rules.js';
import { onServer } from '../server/engineUnderTest.js';
import { newNodeId, newRelationshipId, Person } from '../server/store/contract/Person.js';
import { openPostgres } from './postgres.js';
import { watchPlans } from './watchPlans.js';

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
    ...{ id: newNodeId(), labels: at % 3 === 0 ? ['Third', 'N'] : ['N'], properties: valued(at), propertyKinds: {} },
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
async function listed(list: 'nodes' | 'relationships', query: Partial<NodesQuery & RelationshipsQuery> = {}) {
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

const lists = async () => ({
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
  expect.poll(sorted, STORED).toEqual(expect.arrayContaining(['node value', 'relationship value']));

/** Lists as they come from what is stored, and as they are sorted without. */
async function bothWays() {
  await untilStored();
  const stored = await lists();
  await onServer(opened.url, "UPDATE graph SET sorted = '{}'; DELETE FROM sort_key");
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

test('a page comes from the index that has the order, and nothing is sorted', async () => {
  await untilStored();
  for (const order of ['asc', 'desc'] as const) {
    const { whole, parts } = await watchPlans(() => person.nodes({ ...sort, order, pageSize: 100 }));
    expect(whole).toEqual([]);
    const listing = parts
      .filter((part) => part.includes(': SELECT s.seq FROM sort_key'))
      .map((part) => part.split(':')[0]);
    expect(listing).toContain('Index Only Scan sort_key_order');
    expect(listing.filter((part) => part?.includes('Sort'))).toEqual([]);
  }
});
