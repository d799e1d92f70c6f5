import { expect } from 'vitest';

import { evaluate } from '../../../domain/query/evaluate/evaluate.js';
import { plainGraph } from '../../../domain/query/evaluate/Plain.js';
import { type Query } from '../../../domain/query/Query.js';
import { queryFault } from '../../../domain/query/validate.js';
import { type GraphStore } from '../../../server/graph/GraphStore.js';
import { loadGraph } from '../../assistant/harness/loadGraph.js';
import { rounds } from '../../soak/rounds.js';
import { Dice, QueryDice } from './random.js';

/** Queries asked of each graph. */
const OF_EACH = 25;
const PATIENT = { milliseconds: 10_000 };

interface Difference {
  readonly seed: number;
  readonly query: Query;
  readonly expected: unknown;
  readonly found: unknown;
}

/** Asks one graph of chance, in an engine and by the reference; says where they differ. */
async function differences(store: GraphStore, seed: number): Promise<Difference[]> {
  const dice = new Dice(seed);
  const graph = dice.graph();
  const reference = plainGraph(graph.nodes, graph.relationships);
  const queries = new QueryDice(
    dice,
    graph.nodes.map(({ id }) => id),
  );
  const scope = await loadGraph(store, `chance ${seed}`, graph);
  const found: Difference[] = [];
  for (let at = 0; at < OF_EACH; at += 1) {
    const query = queries.query();
    const fault = queryFault(query);
    const expected = fault ?? evaluate(reference, query);
    const answer = fault ?? (await store.query(scope, query, PATIENT).then(({ result }) => result, String));
    const isSame = JSON.stringify(sortedKeys(answer)) === JSON.stringify(sortedKeys(expected));
    if (!isSame || fault !== undefined) found.push({ seed, query, expected, found: answer });
  }
  return found;
}

const sortedKeys = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Asks queries at random of graphs at random, which a store must answer as the reference does. */
export async function expectAsReference(
  store: GraphStore,
  pairs: 'queryPairs' | 'serverQueryPairs' = 'queryPairs',
): Promise<void> {
  const graphs = Math.ceil(rounds(pairs) / OF_EACH);
  const first = Number(process.env['HARTA_SEED'] ?? 1);
  for (let seed = first; seed < first + graphs; seed += 1) {
    const [difference] = await differences(store, seed);
    expect(difference, JSON.stringify(difference)).toBeUndefined();
  }
}
