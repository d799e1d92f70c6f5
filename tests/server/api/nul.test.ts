import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { components } from '../../../server/contract/components.js';
import { type Operation } from '../../../server/contract/operation.js';
import { operations } from '../../../server/contract/operations/index.js';
import { type Schema } from '../fuzz/fromSchema.js';
import { type Objects, sampleParts } from './sampleRequest.js';
import { startTestServer, type TestServer } from './startTestServer.js';
import { twoPeople } from './twoPeople.js';

let server: TestServer;
let mine: Objects;
beforeAll(async () => {
  server = await startTestServer();
  mine = await twoPeople(server);
});
afterAll(() => server.close());

const named = new Map(components.map((schema) => [schema.$id, schema as Schema]));
const resolved = (schema: Schema): Schema => {
  const component = schema.$ref === undefined ? undefined : named.get(schema.$ref.replace('#', ''));
  return component === undefined ? schema : resolved(component);
};

const TEXT = 'a\0b';

/** The names of the fields of an object that are any text at all, which nothing but the rule refuses. */
const freeTexts = (schema: object | undefined): string[] =>
  Object.entries(resolved((schema ?? {}) as Schema).properties ?? {}).flatMap(([name, each]) => {
    const { type, pattern = '\\S', format, enum: choices } = resolved(each);
    return type === 'string' && pattern === '\\S' && format === undefined && choices === undefined ? [name] : [];
  });

const fieldsOf = (part: 'body' | 'querystring') =>
  operations.flatMap((operation) =>
    operation.schema['consumes'] === undefined
      ? freeTexts(operation.schema[part] as object | undefined).map(
          (name) => [`${operation.method} ${operation.url}`, name, operation] as const,
        )
      : [],
  );

async function refusal(
  { method, url }: Pick<Operation, 'method' | 'url'>,
  { params, query, body }: ReturnType<typeof sampleParts>,
) {
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'x'));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  const answer = await server.call('bob', method, `/api${path}${search === '' ? '' : `?${search}`}`, body);
  return [answer.status, answer.json<{ errors?: { path: string; message: string }[] }>().errors] as const;
}

describe('U+0000 is refused by name', () => {
  test.each(fieldsOf('body'))('%s: %s', async (_operation, name, operation) => {
    const parts = sampleParts(operation, mine, true);
    const [status, errors] = await refusal(operation, { ...parts, body: { ...parts.body, [name]: TEXT } });
    expect([status, errors]).toEqual([422, [{ path: `body/${name}`, message: 'must not hold U+0000' }]]);
  });

  test.each(fieldsOf('querystring'))('%s?%s', async (_operation, name, operation) => {
    const parts = sampleParts(operation, mine, true);
    const [status, errors] = await refusal(operation, { ...parts, query: { ...parts.query, [name]: TEXT } });
    expect([status, errors]).toEqual([422, [{ path: `querystring/${name}`, message: 'must not hold U+0000' }]]);
  });

  test('in a path, within lists, and as the name of a property', async () => {
    const create = operations.find(({ url }) => url.endsWith('/create-node')) as Operation;
    const asked = (more: object) =>
      refusal(create, { params: {}, query: {}, body: { projectId: mine.projectId, labels: ['A'], ...more } });
    expect((await asked({ labels: ['A', TEXT] }))[1]).toMatchObject([{ path: 'body/labels/1' }]);
    expect((await asked({ properties: { [TEXT]: 1 } }))[1]).toMatchObject([{ path: 'body/properties' }]);
    const answer = await server.call('bob', 'GET', `/api/neo4j/nodes/a%00b?projectId=${mine.projectId}`);
    expect([404, 422]).toContain(answer.status);
  });

  test('but in the name of a file, which is tidied', async () => {
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename*=UTF-8\'\'a%00b.csv\r\n\r\n';
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/neo4j/imports',
      headers: {
        authorization: `Bearer ${await server.token('bob')}`,
        'content-type': 'multipart/form-data; boundary=b',
      },
      payload: `${head}name\nAna\r\n--b--\r\n`,
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { fileNames: ['a b.csv'] }]);
  });
});
