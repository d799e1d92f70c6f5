import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { evaluate } from '../../../domain/query/evaluate/evaluate.js';
import { plainGraph } from '../../../domain/query/evaluate/Plain.js';
import { type Query } from '../../../domain/query/Query.js';
import { queryFault } from '../../../domain/query/validate.js';
import { type OpenStore, openSqliteGraphStore } from '../../../server/store/openStore.js';
import { loadGraph } from '../../assistant/harness/loadGraph.js';
import { rounds } from '../../soak/rounds.js';
import { Dice, QueryDice } from './random.js';

/** Queries asked of each graph. */
const OF_EACH = 25;
const PATIENT = { milliseconds: 10_000 };
const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-query-'));
let opened: OpenStore;

beforeAll(async () => {
  opened = await openSqliteGraphStore({ dataDir, readers: 0 });
});
afterAll(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

interface Difference {
  readonly seed: number;
  readonly query: Query;
  readonly expected: unknown;
  readonly found: unknown;
}

/** Asks one graph of chance, in SQLite and by the reference; says where they differ. */
async function differences(seed: number): Promise<Difference[]> {
  const dice = new Dice(seed);
  const graph = dice.graph();
  const reference = plainGraph(graph.nodes, graph.relationships);
  const queries = new QueryDice(
    dice,
    graph.nodes.map(({ id }) => id),
  );
  const scope = await loadGraph(opened.store, `chance ${seed}`, graph);
  const found: Difference[] = [];
  for (let at = 0; at < OF_EACH; at += 1) {
    const query = queries.query();
    const fault = queryFault(query);
    const expected = fault ?? evaluate(reference, query);
    const answer = fault ?? (await opened.store.query(scope, query, PATIENT).then(({ result }) => result, String));
    const isSame = JSON.stringify(sortedKeys(answer)) === JSON.stringify(sortedKeys(expected));
    if (!isSame || fault !== undefined) found.push({ seed, query, expected, found: answer });
  }
  return found;
}

const sortedKeys = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

describe('the planner of SQLite', () => {
  test('answers queries at random over graphs at random as the reference does', async () => {
    const graphs = Math.ceil(rounds('queryPairs') / OF_EACH);
    const first = Number(process.env['HARTA_SEED'] ?? 1);
    for (let seed = first; seed < first + graphs; seed += 1) {
      const [difference] = await differences(seed);
      expect(difference, JSON.stringify(difference)).toBeUndefined();
    }
  }, 3_600_000);
});
