import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, vi } from 'vitest';

import { type NodeSet, type Predicate, type Query, type Step } from '../../../domain/query/Query.js';
import { queryFault } from '../../../domain/query/validate.js';
import { type GraphScope } from '../../../server/graph/ports/scope.js';
import { OwnedDatabase } from '../../../server/platform/storage/OwnedDatabase.js';
import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { GraphBuilder } from '../../assistant/graphs/GraphBuilder.js';
import { loadGraph } from '../../assistant/harness/loadGraph.js';
import { Dice, QueryDice } from './random.js';
import { describe, test } from '../withFiles.js';

const PATIENT = { milliseconds: 60_000 };
/** The tables of a graph by what the planner calls them (what it has found before it calls `m`, `x` and `t0`); `hidden_batch` is as long as there are imports under way. */
const ROWS = /^SCAN (?:n|o|k|r|l|w|node|relationship|node_label)\b(?! VIRTUAL)/u;
/** A row of a node or relationship that is looked up by itself, by what it is joined to, or by a word of its. */
const LOOKED_UP = /rowid=\?|\bid=\?|(?:start_node|end_node|label|node)=\?/u;
const OF_ROWS = /^SEARCH (?:n|o|k|r|l|w)\b/u;

const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-query-plans-'));
let opened: OpenStore;
let scope: GraphScope;
/** How SQLite goes about each statement that is run while it is watched. */
let plans: string[] = [];

/** Enough nodes that to look at all of them is no quick way to any. */
function wide(): GraphBuilder {
  const graph = new GraphBuilder();
  for (let at = 0; at < 600; at += 1)
    graph.node(String(at), at % 6 === 0 ? 'A' : 'B', { n: at, t: at % 100 === 0 ? 'red' : `blue ${at}` });
  for (let at = 0; at < 600; at += 1)
    for (let to = 1; to < 4; to += 1) graph.relationship(String(at), 'X', String((at * to) % 600), { n: to });
  return graph;
}

beforeAll(async () => {
  opened = await openTestStore({ dataDir, readers: 0 });
  scope = await loadGraph(opened.store, 'wide', wide());
});
afterAll(async () => {
  vi.restoreAllMocks();
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

/** Runs a query, and gives the lines by which SQLite tells how it read tables. */
async function plansOf(query: Query): Promise<readonly string[]> {
  plans = [];
  // eslint-disable-next-line typescript/unbound-method -- it is called with the database that it is called on
  const all = OwnedDatabase.prototype.all;
  const watched = vi.spyOn(OwnedDatabase.prototype, 'all').mockImplementation(function (
    this: OwnedDatabase,
    sql,
    parameters,
  ) {
    const lines = all.call(this, `EXPLAIN QUERY PLAN ${sql}`, parameters) as { detail: string }[];
    plans.push(...lines.map(({ detail }) => detail));
    return all.call(this, sql, parameters) as never[];
  });
  try {
    await opened.store.query(scope, query, PATIENT);
  } finally {
    watched.mockRestore();
  }
  return plans;
}

const A: NodeSet = { kind: 'label', label: 'A' };
const OUT: Step = { types: ['X'], direction: 'out' };
const where = (of: NodeSet, that: Predicate): NodeSet => ({ kind: 'where', of, that });
const linked = (set: NodeSet, step: Step = OUT, quantity: 'some' | 'none' | 'every' | 'only' = 'some'): Predicate => ({
  kind: 'linked',
  step,
  set,
  quantity: { kind: quantity },
});
const red: Predicate = { kind: 'compare', property: 't', is: '=', value: 'red' };
const list = (set: NodeSet): Query => ({ kind: 'nodes', set });

/** A few nodes by their ids. */
const some = async (): Promise<NodeSet> => {
  const { items } = await opened.store.exportNodes(scope, null, 3);
  return { kind: 'nodes', ids: items.map(({ id }) => id) };
};

/** What an index serves: each shape that a set may have over a label, over ids, or over a value. */
const SHAPES: readonly (readonly [string, (ids: NodeSet) => Query])[] = [
  ['a label', () => list(A)],
  ['nodes by their ids', (ids) => list(ids)],
  ['a value', () => list(where({ kind: 'all' }, red))],
  ['a value within a label', () => list(where(A, red))],
  ['a number within a label', () => list(where(A, { kind: 'compare', property: 'n', is: '>', value: 100 }))],
  ['what a label is joined to', () => list(where(A, linked({ kind: 'label', label: 'B' })))],
  ['who is joined to named nodes', (ids) => list(where({ kind: 'all' }, linked(ids)))],
  ['who is joined to named nodes, either way', (ids) => list(where(A, linked(ids, { ...OUT, direction: 'either' })))],
  ['who is joined to none', (ids) => list(where(A, linked(ids, OUT, 'none')))],
  ['who is joined to all', (ids) => list(where(A, linked(ids, OUT, 'every')))],
  ['who is joined to these only', (ids) => list(where(A, linked(ids, OUT, 'only')))],
  [
    'by a relationship of a value',
    (ids) => list(where(A, linked(ids, { ...OUT, where: { kind: 'compare', property: 'n', is: '=', value: 1 } }))),
  ],
  ['two steps', (ids) => list({ kind: 'follow', of: { kind: 'follow', of: ids, step: OUT }, step: OUT })],
  [
    'two steps and a filter',
    (ids) => list(where({ kind: 'follow', of: { kind: 'follow', of: ids, step: OUT }, step: OUT }, red)),
  ],
  [
    'the first by a property',
    () => list({ kind: 'top', of: A, by: { kind: 'property', property: 'n' }, order: 'most', count: 1 }),
  ],
  [
    'the first by a number of others',
    (ids) => list({ kind: 'top', of: A, by: { kind: 'number', step: OUT, set: ids }, order: 'most', count: 1 }),
  ],
  ['together', (ids) => list({ kind: 'union', of: [A, ids] })],
  ['without', (ids) => list({ kind: 'difference', of: [A, ids] })],
  ['a number of them', () => ({ kind: 'count', set: A })],
  ['whether there is one', (ids) => ({ kind: 'exists', set: where(A, linked(ids)) })],
  ['values', (ids) => ({ kind: 'values', set: ids, properties: ['n'] })],
  ['a mean', () => ({ kind: 'aggregate', set: A, by: 'mean', property: 'n' })],
  ['a share', (ids) => ({ kind: 'share', set: where(A, linked(ids)), of: A })],
  [
    'groups by a value',
    () => ({ kind: 'group', set: A, by: { kind: 'property', property: 't' }, total: { kind: 'count' }, order: 'most' }),
  ],
  [
    'groups by whom a step leads to',
    (ids) => ({
      kind: 'group',
      set: { kind: 'follow', of: ids, step: OUT },
      by: { kind: 'step', step: OUT, set: A },
      total: { kind: 'count' },
      order: 'most',
    }),
  ],
  ['a path', (ids) => ({ kind: 'paths', from: ids, to: A, step: OUT, which: 'shortest' })],
];

describe('how a query is gone about', () => {
  test.each(SHAPES)('%s is looked up, and no table is gone through', async (_, shape) => {
    const lines = await plansOf(shape(await some()));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => ROWS.test(line))).toEqual([]);
    expect(lines.filter((line) => OF_ROWS.test(line) && !LOOKED_UP.test(line))).toEqual([]);
  });

  test('all nodes are gone through as those of one project, and what goes through a whole table is seen by this test', async () => {
    expect((await plansOf(list({ kind: 'all' }))).filter((line) => ROWS.test(line))).toEqual([]);
    const lines = await plansOf(list(where({ kind: 'all' }, { kind: 'has', property: 'n' })));
    expect(lines.some((line) => OF_ROWS.test(line) && !LOOKED_UP.test(line))).toBe(true);
  });

  test('300 queries of chance never go through a whole table', async () => {
    const dice = new Dice(14);
    const { items } = await opened.store.exportNodes(scope, null, 20);
    const queries = new QueryDice(
      dice,
      items.map(({ id }) => id),
    );
    const scans: (readonly [string, string])[] = [];
    for (let at = 0; at < 300; at += 1) {
      const query = queries.query();
      if (queryFault(query) !== undefined) continue;
      const lines = await plansOf(query);
      scans.push(...lines.filter((line) => ROWS.test(line)).map((line) => [line, JSON.stringify(query)] as const));
    }
    expect(scans).toEqual([]);
  });
});
