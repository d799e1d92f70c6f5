import { writeFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { MOVIES } from '../movies.js';
import { ANSWERED, GUIDE } from '../queries.js';
import { OF_ROWS } from '../rowQueries.js';
import { comparable, plainRows } from '../compared.js';
import { tableOf } from '../tableOf.js';
import { askNeo4j, NEO4J_JARS, type Neo4jAnswer } from './askNeo4j.js';

const QUERIES = [...GUIDE, ...ANSWERED, ...OF_ROWS];

/** Every query with the rows of both; those that differ. */
async function differences(answers: readonly Neo4jAnswer[]) {
  const found: unknown[] = [];
  for (const [at, cypher] of QUERIES.entries()) {
    const { rows, error } = answers[at] ?? {};
    const own = await tableOf(MOVIES.graph, cypher).then(
      (table) => comparable(cypher, plainRows(table.rows)),
      (refused: unknown) => String(refused),
    );
    const theirs = rows === undefined ? error : comparable(cypher, plainRows(rows));
    if (JSON.stringify(own) !== JSON.stringify(theirs)) found.push({ cypher, own, theirs });
  }
  return found;
}

/** The rows of Neo4j as they are recorded for the tests that run without it. */
function record(answers: readonly Neo4jAnswer[], file: string): void {
  const lines = QUERIES.map(
    (cypher, at) => `  ${JSON.stringify(cypher)}: ${JSON.stringify(answers[at]?.rows ?? null)}`,
  );
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

describe.skipIf(NEO4J_JARS === undefined)('a Neo4j of our own', () => {
  test('answers every query with the same rows', async () => {
    const [answers = []] = askNeo4j([{ ...MOVIES, queries: QUERIES }], NEO4J_JARS ?? '');
    const into = process.env['HARTA_NEO4J_RECORD'];
    if (into !== undefined) record(answers, into);
    const found = await differences(answers);
    console.info(`${QUERIES.length} queries on Neo4j, ${found.length} differ`);
    expect(found).toEqual([]);
  }, 300_000);
});

if (NEO4J_JARS === undefined)
  console.info('SKIPPED: no Neo4j to ask. `node scripts/neo4j.mjs` fetches one, with Java 17 and Maven, and asks it.');
