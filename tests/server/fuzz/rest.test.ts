import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Operation } from '../../../server/contract/operation.js';
import { operations } from '../../../server/contract/operations/index.js';
import { CASES, PATIENCE_MS } from './cases.js';
import { fromSchema, type Schema, spoiled } from './fromSchema.js';
import { hostileBody, hostileText } from './hostileValues.js';
import { type Case } from './send.js';
import { type Fuzzed, startFuzzed } from './startFuzzed.js';

let fuzzed: Fuzzed;
beforeAll(async () => {
  fuzzed = await startFuzzed();
});
afterAll(() => fuzzed.close(), 300_000);

const part = (operation: Operation, name: 'params' | 'querystring' | 'body'): Schema =>
  (operation.schema[name] as Schema | undefined) ?? { type: 'object', additionalProperties: false };

/** Mostly right, and often wrong in one place. */
const either = (schema: Schema): fc.Arbitrary<Record<string, unknown>> =>
  fc.oneof(
    { weight: 3, arbitrary: fromSchema(schema, fuzzed.known) as fc.Arbitrary<Record<string, unknown>> },
    { weight: 2, arbitrary: spoiled(schema, fuzzed.known) },
  );

/** Halves of characters cannot be written in an address. */
const wellFormed = (text: string) => Buffer.from(text).toString();

const asText = (value: unknown) => wellFormed(typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Some of a path as it is, the rest as whoever wants out of it would write it. */
const written = (value: unknown, raw: boolean) => {
  const text = asText(value);
  // What no request line can hold is written in percent signs all the same.
  return raw && /^[\x21-\x7e]*$/.test(text) ? text : encodeURIComponent(text);
};

const pathOf = (operation: Operation, params: Record<string, unknown>, raw: boolean) =>
  `/api${operation.url.replace(/:(\w+)/g, (_, name: string) => written(params[name] ?? '', raw))}`;

const queryOf = (query: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [wellFormed(name), asText(value)])).toString();

/** Forms whose parts may be anything. */
const form = fc
  .tuple(fc.constantFrom('b', 'c', '', 'b'.repeat(300)), hostileText, hostileText, fc.nat(400))
  .map(([boundary, name, content, cut]) => ({
    type: `multipart/form-data; boundary=${boundary}`,
    text: `--b\r\ncontent-disposition: form-data; name="file"; filename="${name.replaceAll(/[\r\n"]/g, '')}"\r\n\r\n${content}\r\n--b--\r\n`.slice(
      0,
      cut,
    ),
  }));

const jsonBody = (operation: Operation) =>
  fc
    .oneof(
      { weight: 5, arbitrary: either(part(operation, 'body')).map((body) => JSON.stringify(body)) },
      { weight: 1, arbitrary: hostileBody },
    )
    .chain((text) =>
      fc
        .constantFrom('application/json', 'application/json', 'application/json', 'text/plain', '')
        .map((type) => ({ type, text })),
    );

function bodyOf(operation: Operation): fc.Arbitrary<{ type: string; text: string } | undefined> {
  if (operation.method === 'GET') return fc.constant(undefined);
  if (operation.schema['consumes'] !== undefined) return form;
  return operation.schema['body'] === undefined
    ? fc.option(jsonBody(operation), { nil: undefined, freq: 4 })
    : jsonBody(operation);
}

const tokens = fc.constantFrom(
  'mine',
  'mine',
  'mine',
  'mine',
  'none',
  'Bearer a.b.c',
  'Basic x',
  `Bearer ${'x'.repeat(9000)}`,
);

const caseOf = (operation: Operation) =>
  fc
    .tuple(
      either(part(operation, 'params')),
      either(part(operation, 'querystring')),
      bodyOf(operation),
      tokens,
      fc.boolean(),
    )
    .map(([params, query, body, token, raw]) => {
      const search = queryOf(query);
      return { path: `${pathOf(operation, params, raw)}${search === '' ? '' : `?${search}`}`, body, token };
    });

describe.each(operations.map((each) => [each.schema.operationId, each] as const))('%s', (id, operation) => {
  test(
    `answers ${CASES.rest} cases as the contract says and none with a failure`,
    async () => {
      // Signing out ends the tokens of whoever does: nobody else's.
      const mine = `Bearer ${await fuzzed.server.token(id === 'signOutEverywhere' ? 'eve' : 'bob')}`;
      await fc.assert(
        fc.asyncProperty(caseOf(operation), async ({ path, body, token }) => {
          const sent: Case = {
            method: operation.method,
            path: path.slice(0, 12_000),
            headers: {
              ...(token === 'none' ? {} : { authorization: token === 'mine' ? mine : token }),
              ...(body === undefined || body.type === '' ? {} : { 'content-type': body.type }),
            },
            body: body?.text,
          };
          const { status, text } = await fuzzed.sender.send(sent);
          expect(status, `${JSON.stringify(sent).slice(0, 2000)}\n${text.slice(0, 500)}`).toBeLessThan(500);
        }),
        { numRuns: CASES.rest },
      );
      expect((await fuzzed.sender.send({ method: 'GET', path: '/healthz', headers: {}, body: undefined })).status).toBe(
        200,
      );
    },
    PATIENCE_MS,
  );
});
