import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { chipsOf } from '../../../domain/query/chips/chipsOf.js';
import { fieldsOf } from '../../../domain/query/chips/fieldsOf.js';
import { cypherOf } from '../../../domain/query/cypherOf.js';
import { valueAt } from '../../../domain/query/place.js';
import { type NodeSet, type Query } from '../../../domain/query/Query.js';
import { queryFault } from '../../../domain/query/validate.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { type GraphStore } from '../../../server/graph/GraphStore.js';
import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { loadGraph } from '../../assistant/harness/loadGraph.js';
import { World } from '../../assistant/unseen/World.js';
import { Dice, QueryDice } from './random.js';

const PATIENT = { milliseconds: 10_000 };
const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-joined-'));
const memory = memoryGraphStore();
let opened: OpenStore;

beforeAll(async () => {
  opened = await openTestStore({ dataDir, readers: 0 });
});
afterAll(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

/** A result with what joined it, as both engines give it. */
async function joined(graph: Parameters<typeof loadGraph>[2], query: Query, name: string) {
  const of = async (store: GraphStore) => {
    const { nodes, relationships = [] } = await store.query(
      await loadGraph(store, name, graph),
      query,
      PATIENT,
      'joined',
    );
    return { nodes: nodes.map(({ id }) => id).sort(), relationships: relationships.map(({ id }) => id).sort() };
  };
  const [one, other] = [await of(opened.store), await of(memory)];
  expect(one).toEqual(other);
  return one;
}

describe('what joined a result', () => {
  const world = new World();
  world.add('Person', 'name', { Ann: {}, Bob: {}, Cid: {} });
  world.add('Film', 'title', { Up: { year: 2009 }, Heat: { year: 1995 } });
  world.join('ACTED_IN', 'Ann > Up Heat, Bob > Heat');
  world.join('DIRECTED', 'Ann > Heat, Cid > Up');
  const { graph } = world;
  const id = (name: string) => world.named(name).id;
  const tie = (start: string, type: string, end: string) =>
    graph.relationships.find((one) => one.startNodeId === id(start) && one.endNodeId === id(end) && one.type === type)
      ?.id;
  const PERSON: NodeSet = { kind: 'label', label: 'Person' };
  const actedIn = (set: NodeSet, quantity: 'some' | 'none' = 'some'): Query => ({
    kind: 'nodes',
    set: {
      kind: 'where',
      of: PERSON,
      that: {
        kind: 'linked',
        step: { types: ['ACTED_IN'], direction: 'out' },
        set,
        quantity: { kind: quantity },
      },
    },
  });

  test('is the relationships of the type that was asked for, with their far ends, and no others between them', async () => {
    expect(await joined(graph, actedIn({ kind: 'nodes', ids: [id('Heat')] }), 'films')).toEqual({
      nodes: [id('Ann'), id('Bob'), id('Heat')].sort(),
      relationships: [tie('Ann', 'ACTED_IN', 'Heat'), tie('Bob', 'ACTED_IN', 'Heat')].sort(),
    });
  });

  test('is nothing where it is asked for none', async () => {
    expect(await joined(graph, actedIn({ kind: 'label', label: 'Film' }, 'none'), 'films')).toEqual({
      nodes: [id('Cid')],
      relationships: [],
    });
  });

  test('is the way of a path', async () => {
    const query: Query = {
      kind: 'paths',
      from: { kind: 'nodes', ids: [id('Bob')] },
      to: { kind: 'nodes', ids: [id('Up')] },
      step: { types: ['ACTED_IN'], direction: 'either' },
      which: 'shortest',
    };
    expect(await joined(graph, query, 'films')).toEqual({
      nodes: [id('Ann'), id('Bob'), id('Heat'), id('Up')].sort(),
      relationships: [
        tie('Bob', 'ACTED_IN', 'Heat'),
        tie('Ann', 'ACTED_IN', 'Heat'),
        tie('Ann', 'ACTED_IN', 'Up'),
      ].sort(),
    });
  });
});

describe('queries by chance', () => {
  test('come with the same nodes and relationships from both engines', async () => {
    for (let seed = 1; seed <= 3; seed += 1) {
      const dice = new Dice(seed);
      const graph = dice.graph();
      const queries = new QueryDice(
        dice,
        graph.nodes.map(({ id }) => id),
      );
      for (let at = 0; at < 6; at += 1) {
        const query = queries.query();
        if ('set' in query) await joined(graph, { kind: 'nodes', set: query.set }, `joined ${seed}`);
      }
    }
  });

  test('stay queries without any of their chips, and every field of a chip is there', () => {
    const queries = new QueryDice(new Dice(77), ['a', 'b', 'c']);
    const words = {
      language: 'en',
      say: String,
      name: String,
      label: String,
      type: String,
      heading: () => undefined,
      value: String,
      captions: String,
    };
    for (let at = 0; at < 300; at += 1) {
      const query = queries.query();
      cypherOf(query);
      for (const chip of chipsOf(query, words)) {
        if (chip.without !== undefined) expect(queryFault(chip.without)).toBeUndefined();
        for (const { place } of fieldsOf(query, chip)) expect(valueAt(query, place)).toBeDefined();
      }
    }
  });
});
