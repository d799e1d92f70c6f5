import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { buildSchema, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { knownOperations } from '../../../server/edge/gateway/openGateway.js';
import { CASES, PATIENCE_MS } from './cases.js';
import { variablesOf } from './fromGraphql.js';
import { hostileBody, hostileValue } from './hostileValues.js';
import { type Fuzzed, startFuzzed } from './startFuzzed.js';

let fuzzed: Fuzzed;
beforeAll(async () => {
  fuzzed = await startFuzzed();
});
afterAll(() => fuzzed.close(), 300_000);

const schema = buildSchema(readFileSync('graphql/schema.graphql', 'utf8'), { assumeValid: true });
const documents = [...knownOperations()].flatMap(([hash, text]) => {
  const operation = parse(text).definitions.find(
    (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
  );
  return operation === undefined ? [] : [[operation.name?.value ?? hash, hash, operation] as const];
});

interface Said {
  errors?: { extensions?: { code?: string; status?: number } }[];
}

/** Sends a body, and finds in the answer nothing that failed on our side. */
async function ask(body: string, authorization: string | undefined): Promise<void> {
  const { status, text } = await fuzzed.sender.send({
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', ...(authorization === undefined ? {} : { authorization }) },
    body,
  });
  const what = `${body.slice(0, 2000)}\n${text.slice(0, 800)}`;
  expect(status, what).toBeLessThan(500);
  for (const { errors = [] } of [JSON.parse(text) as Said | Said[]].flat())
    for (const { extensions } of errors) {
      if (status !== 200) continue;
      expect(extensions?.code, what).not.toBe('INTERNAL');
      expect(extensions?.status ?? 0, what).toBeLessThan(500);
    }
}

const strangers = fc.constantFrom('mine', 'mine', 'mine', 'mine', undefined, 'Bearer a.b.c');
const requestOf = (hash: string, variables: unknown) =>
  JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } });

test.each(documents)(
  `%s answers ${CASES.graphql} cases and none with a failure`,
  async (name, hash, operation) => {
    const mine = `Bearer ${await fuzzed.server.token(name === 'SignOutEverywhere' ? 'eve' : 'bob')}`;
    const variables = fc.oneof(
      { weight: 5, arbitrary: variablesOf(operation, schema, fuzzed.known) as fc.Arbitrary<unknown> },
      { weight: 1, arbitrary: hostileValue },
    );
    await fc.assert(
      fc.asyncProperty(variables, strangers, (given, who) => ask(requestOf(hash, given), who === 'mine' ? mine : who)),
      { numRuns: CASES.graphql },
    );
  },
  PATIENCE_MS,
);

test(
  'bodies that are no operations are refused',
  async () => {
    const mine = `Bearer ${await fuzzed.server.token('bob')}`;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          hostileBody,
          hostileValue.map((value) => JSON.stringify(value) ?? ''),
        ),
        strangers,
        (body, who) => ask(body, who === 'mine' ? mine : who),
      ),
      { numRuns: CASES.rest },
    );
  },
  PATIENCE_MS,
);
