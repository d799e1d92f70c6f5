import { expect, test } from 'vitest';

import { parseCypher } from '../../../domain/query/cypher/parseCypher.js';
import { MOVIES } from './movies.js';
import { ANSWERED, GUIDE, REFUSED } from './queries.js';
import { OF_ROWS } from './rowQueries.js';
import { comparable, plainRows } from './compared.js';
import { tableOf } from './tableOf.js';
import recorded from './rows.json' with { type: 'json' };

/** What Neo4j 5.26 answered over the same graph; nodes as what they are called. */
const ROWS: Readonly<Record<string, readonly (readonly unknown[])[]>> = recorded;

test.each([...GUIDE, ...ANSWERED, ...OF_ROWS])('as on Neo4j: %s', async (cypher) => {
  const { rows } = await tableOf(MOVIES.graph, cypher);
  expect(comparable(cypher, plainRows(rows))).toEqual(comparable(cypher, plainRows(ROWS[cypher] ?? [])));
});

test.each(REFUSED)('refused by name and place: %s', (cypher, refusal, name, line, column) => {
  const parsed = parseCypher(cypher);
  expect(parsed.ok ? parsed.value.query : parsed.error).toMatchObject({ refusal, name, line, column });
});
