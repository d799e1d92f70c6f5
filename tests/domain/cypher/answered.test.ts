import { expect, test } from 'vitest';

import { evaluate } from '../../../domain/query/evaluate/evaluate.js';
import { namedIn } from '../../../domain/query/named.js';
import { parseCypher } from '../../../domain/query/cypher/parseCypher.js';
import { type TableValue } from '../../../domain/query/cypher/Reading.js';
import { tabulate } from '../../../domain/query/cypher/tabulate.js';
import { MOVIES } from './movies.js';
import { ANSWERED, GUIDE, REFUSED } from './queries.js';
import recorded from './rows.json' with { type: 'json' };

/** What Neo4j 5.26 answered over the same graph; nodes as what they are called. */
const ROWS: Readonly<Record<string, readonly (readonly unknown[])[]>> = recorded;

async function rowsOf(cypher: string) {
  const parsed = parseCypher(cypher);
  if (!parsed.ok) throw new Error(`${cypher} is refused: ${JSON.stringify(parsed.error)}`);
  const { value } = parsed;
  const result = evaluate(MOVIES.graph, value.query);
  const nodes = namedIn(result).flatMap((id) => MOVIES.graph.nodes.get(id) ?? []);
  return tabulate(value, { result, nodes }, async (query) => evaluate(MOVIES.graph, query));
}

const isNode = (value: TableValue): value is { node: string; caption: string } =>
  typeof value === 'object' && value !== null && 'node' in value;

/** Means depend on the order of adding in the last digits. */
const rounded = (value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(12)) : value);

/** A value as the recording has it. */
function plain(value: TableValue): unknown {
  if (isNode(value)) return value.node;
  if (typeof value === 'number') return rounded(value);
  return Array.isArray(value) ? value.map((one: TableValue) => plain(one)) : value;
}

const inAnyOrder = (rows: readonly (readonly unknown[])[]) => rows.map((row) => JSON.stringify(row)).sort();

test.each([...GUIDE, ...ANSWERED])('as on Neo4j: %s', async (cypher) => {
  const { rows } = await rowsOf(cypher);
  const [own, theirs] = [rows.map((row) => row.map(plain)), (ROWS[cypher] ?? []).map((row) => row.map(rounded))];
  if (/order by/iu.test(cypher)) expect(own).toEqual(theirs);
  else expect(inAnyOrder(own)).toEqual(inAnyOrder(theirs));
});

test.each(REFUSED)('refused by name and place: %s', (cypher, refusal, name, line, column) => {
  const parsed = parseCypher(cypher);
  expect(parsed.ok ? parsed.value.query : parsed.error).toMatchObject({ refusal, name, line, column });
});
