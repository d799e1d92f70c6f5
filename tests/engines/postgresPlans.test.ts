import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { type Measure, type NodeSet, type Query, type Step } from '../../domain/query/Query.js';
import { type NodeId } from '../../server/contract/ids.js';
import { type GraphScope } from '../../server/graph/ports/scope.js';
import { Database } from '../../server/platform/storage/postgres/Database.js';
import { type PostgresParameters } from '../../server/platform/storage/postgres/statement.js';
import { Session } from '../../server/platform/storage/postgres/Session.js';
import { GraphBuilder } from '../assistant/graphs/GraphBuilder.js';
import { loadGraph } from '../assistant/harness/loadGraph.js';
import { openPostgres } from './postgres.js';

const PATIENT = { milliseconds: 60_000 };
/** A whole table of elements that is gone through, whoever's they are. */
const WHOLE = /Seq Scan on (?:node|relationship|node_label)\b/;

/** Enough nodes that to look at all of them is no quick way to any. */
function wide(nodes: number): GraphBuilder {
  const graph = new GraphBuilder();
  for (let at = 0; at < nodes; at += 1)
    graph.node(String(at), at % 6 === 0 ? 'A' : 'B', { n: at, name: `${at % 100 === 0 ? 'red' : 'blue'} ${at}` });
  for (let at = 0; at < nodes; at += 1)
    for (let to = 1; to < 3; to += 1) graph.relationship(String(at), 'X', String((at * to + 1) % nodes), { n: to });
  return graph;
}

const A: NodeSet = { kind: 'label', label: 'A' };
const OUT: Step = { types: ['X'], direction: 'out' };
const list = (set: NodeSet): Query => ({ kind: 'nodes', set });

describe('how PostgreSQL goes about hot statements', () => {
  let opened: Awaited<ReturnType<typeof openPostgres>>;
  let large: GraphScope;
  let small: GraphScope;
  const idsOf = new Map<GraphScope, readonly NodeId[]>();
  beforeAll(async () => {
    opened = await openPostgres();
    small = await loadGraph(opened.store, 'small', wide(300));
    large = await loadGraph(opened.store, 'large', wide(9000));
    for (const scope of [small, large])
      idsOf.set(
        scope,
        (await opened.store.exportNodes(scope, null, 5)).items.map(({ id }) => id),
      );
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await opened.close();
  });

  /** The lines by which PostgreSQL tells how it goes about what is done, statement by statement. */
  async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
    const plans: string[] = [];
    // eslint-disable-next-line typescript/unbound-method -- it is called with the session that it is called on
    const all = Session.prototype.all;
    const watched = vi.spyOn(Session.prototype, 'all').mockImplementation(async function (
      this: Session,
      sql: string,
      parameters: PostgresParameters,
    ) {
      const lines = (await all.call(this, `EXPLAIN ${sql}`, parameters)) as { 'QUERY PLAN': string }[];
      plans.push(...lines.map((line) => line['QUERY PLAN']));
      return all.call(this, sql, parameters) as Promise<never[]>;
    });
    try {
      await work();
    } finally {
      watched.mockRestore();
    }
    expect(plans.length).toBeGreaterThan(0);
    return plans;
  }

  /** What is done all day, in any graph. */
  const HOT: readonly (readonly [string, (scope: GraphScope, ids: readonly NodeId[]) => Promise<unknown>])[] = [
    ['a node', (scope, [id]) => opened.store.node(scope, id as NodeId)],
    ['elements by their ids', (scope, nodeIds) => opened.store.elements(scope, { nodeIds, relationshipIds: [] })],
    [
      'what lies around a node',
      (scope, [id]) => opened.store.neighbourhood(scope, id as NodeId, { hops: 1, limit: 50 }),
    ],
    ['relationships among nodes', (scope, ids) => opened.store.relationshipsAmong(scope, [...ids])],
    ['a search', (scope) => opened.store.search(scope, { text: 'red 90', limit: 10 })],
    ['a search by the beginning of a word', (scope) => opened.store.search(scope, { text: 'blue 12', limit: 10 })],
    ['a search by the beginning of every word', (scope) => opened.store.search(scope, { text: 'b', limit: 10 })],
    ['a page by ids', (scope) => opened.store.nodes(scope, { pageSize: 20 })],
    ['a page by captions', (scope) => opened.store.nodes(scope, { pageSize: 20, sort: 'caption' })],
    ['a page by degrees', (scope) => opened.store.nodes(scope, { pageSize: 20, sort: 'degree', order: 'desc' })],
    ['a page of relationships', (scope) => opened.store.relationships(scope, { pageSize: 20 })],
    ['a page at a place', (scope) => opened.store.nodes(scope, { pageSize: 20, sort: 'caption', offset: 140 })],
    [
      'a page at a place of relationships by what they start at',
      (scope) => opened.store.relationships(scope, { pageSize: 20, sort: 'from', offset: 280 }),
    ],
    ['a query of nodes', (scope, ids) => ask(scope, list({ kind: 'nodes', ids: [...ids] }))],
    [
      'a query over one step',
      (scope, ids) => ask(scope, list({ kind: 'follow', of: { kind: 'nodes', ids: [...ids] }, step: OUT })),
    ],
    [
      'a query of who is joined to nodes',
      (scope, ids) =>
        ask(
          scope,
          list({
            kind: 'where',
            of: A,
            that: { kind: 'linked', step: OUT, set: { kind: 'nodes', ids: [...ids] }, quantity: { kind: 'some' } },
          }),
        ),
    ],
    [
      'a query by a value',
      (scope) =>
        ask(
          scope,
          list({ kind: 'where', of: { kind: 'all' }, that: { kind: 'compare', property: 'n', is: '=', value: 77 } }),
        ),
    ],
  ];
  const ask = (scope: GraphScope, query: Query) => opened.store.query(scope, query, PATIENT);

  test.each(HOT)('%s is found by indexes, in a large graph and in a small one beside it', async (_, work) => {
    for (const scope of [large, small]) {
      const lines = await plansOf(() => work(scope, idsOf.get(scope) ?? []));
      expect(lines.filter((line) => WHOLE.test(line))).toEqual([]);
    }
  });

  test('a jump into a list reads the indexes that have its order, and no elements on the way', async () => {
    const nodes = await plansOf(() => opened.store.nodes(large, { pageSize: 20, sort: 'caption', offset: 4_000 }));
    const using = (lines: readonly string[]) =>
      lines.flatMap((line) => /(?:Index|Index Only|Seq|Heap) Scan(?: using)? \w+/.exec(line)?.[0] ?? []);
    expect(using(nodes)).toContain('Index Only Scan using node_caption');
    for (const [sort, index] of [
      ['from', 'relationship_start'],
      ['to', 'relationship_end'],
    ] as const) {
      const plans = await plansOf(() => opened.store.relationships(large, { pageSize: 20, sort, offset: 9_000 }));
      expect(using(plans)).toEqual(
        expect.arrayContaining(['Index Only Scan using node_caption', `Index Only Scan using ${index}`]),
      );
      expect(using(plans)).not.toContain(`Index Scan using ${index}`);
    }
  });

  test('what goes through a whole graph does not go through those of others, large or small', async () => {
    const withNumber: NodeSet = { kind: 'where', of: { kind: 'all' }, that: { kind: 'has', property: 'n' } };
    for (const scope of [small, large]) {
      const lines = await plansOf(async () => {
        await ask(scope, list(withNumber));
        await ask(scope, {
          kind: 'group',
          set: A,
          by: { kind: 'property', property: 'n' },
          total: { kind: 'count' },
          order: 'most',
        });
        await opened.store.nodes(scope, { pageSize: 20, sort: 'property', property: 'n' });
      });
      expect(lines.filter((line) => WHOLE.test(line))).toEqual([]);
    }
  });

  test('a query that takes long is ended at its deadline, and when nobody waits for it', async () => {
    const ofEach = (of: Measure): Measure => ({
      kind: 'total',
      step: { types: [], direction: 'either' },
      set: { kind: 'all' },
      total: { kind: 'measured', by: 'median', of },
    });
    const slow: Query = {
      kind: 'nodes',
      set: { kind: 'all' },
      sort: { by: ofEach(ofEach(ofEach({ kind: 'property', property: 'n' }))), order: 'most' },
    };
    const started = performance.now();
    await expect(opened.store.query(large, slow, { milliseconds: 100 })).rejects.toMatchObject({
      code: 'QUERY_TOO_COSTLY',
    });
    const signal = AbortSignal.timeout(100);
    await expect(opened.store.query(large, slow, { ...PATIENT, signal })).rejects.toMatchObject({
      code: 'QUERY_TOO_COSTLY',
    });
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  test('a value is found by the index of values, and this test sees a table that is gone through', async () => {
    const byValue: Query = list({
      kind: 'where',
      of: { kind: 'all' },
      that: { kind: 'compare', property: 'name', is: '=', value: 'red 4200' },
    });
    expect((await plansOf(() => ask(large, byValue))).join('\n')).toContain('node_props');
    const database = new Database({ url: opened.url, connections: 1 });
    const lines = await database.read((session) =>
      session.everybody<{ 'QUERY PLAN': string }>('EXPLAIN SELECT * FROM node', {}),
    );
    await database.close();
    expect(lines.some((line) => WHOLE.test(line['QUERY PLAN']))).toBe(true);
  });
});
