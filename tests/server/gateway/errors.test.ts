import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { type ClientError, type GatewayAnswer, known } from './known.js';

let server: TestServer;
let node: { id: string; version: number };
const ask = async (who: string, body: object) =>
  (await server.call(who, 'POST', '/graphql', body)).json<GatewayAnswer>();
const onlyError = ({ errors = [] }: GatewayAnswer): ClientError => {
  expect(errors).toHaveLength(1);
  return errors[0] as ClientError;
};

beforeAll(async () => {
  server = await startTestServer();
  await server.call('ana', 'POST', '/api/neo4j/create-user-if-not-exists');
  const made = await ask('ana', known('CreateNode', { input: { labels: ['A'], properties: { name: 'one' } } }));
  node = made.data?.['createNode'] as unknown as typeof node;
});
afterAll(() => server.close());

const NOBODY = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const rename = (projectId: string) => known('RenameProject', { projectId, input: { name: 'Any' } });

describe('errors of REST calls through the gateway', () => {
  test('what is not there', async () => {
    const error = onlyError(await ask('ana', rename(NOBODY)));
    expect(error).toMatchObject({ path: ['renameProject'], extensions: { code: 'PROJECT_NOT_FOUND', status: 404 } });
  });

  test('a limit of what one person may keep is told with its code', async () => {
    const create = () => ask('collector', known('CreateProject', { input: { name: 'Another' } }));
    let answer = await create();
    for (let made = 1; answer.errors === undefined && made < 200; made += 1) answer = await create();
    expect(onlyError(answer)).toMatchObject({
      path: ['createProject'],
      extensions: { code: 'QUOTA_PROJECTS', status: 409 },
    });
  });

  test('a conflict brings the element as it is and as it was', async () => {
    const change = (name: string) =>
      known('UpdateNode', { input: { nodeId: node.id, version: node.version, setProperties: { name } } });
    expect((await ask('ana', change('two'))).errors).toBeUndefined();
    const { extensions } = onlyError(await ask('ana', change('three')));
    expect(extensions).toMatchObject({
      code: 'VERSION_CONFLICT',
      status: 409,
      present: { id: node.id, properties: { name: 'two' } },
      before: { id: node.id, properties: { name: 'one' } },
    });
  });

  test('a field that the backend refuses is named', async () => {
    const input = { labels: ['A'], properties: { at: { nested: true } } };
    expect(onlyError(await ask('ana', known('CreateNode', { input }))).extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      status: 422,
      errors: [{ path: 'body/properties/at' }],
    });
  });

  test.each([
    ['an over-long label', { labels: ['A', 'x'.repeat(129)] }, 'body/labels/1'],
    ['an unknown field', { labels: ['A'], colour: 'red' }, 'body/colour'],
    ['an id that is none', { labels: ['A'], id: '../x' }, 'body/id'],
  ])('a variable that does not fit its type is named as REST would: %s', async (_what, input, path) => {
    const { extensions } = onlyError(await ask('ana', known('CreateNode', { input })));
    expect(extensions).toMatchObject({ code: 'VALIDATION_FAILED', status: 422, errors: [{ path }] });
  });

  test('nobody is told to sign in, an ended session that it was ended', async () => {
    const anonymous = await server.app.inject({ method: 'POST', url: '/graphql', payload: known('UserInfo') });
    expect(anonymous.json<GatewayAnswer>().errors?.[0]?.extensions).toMatchObject({
      code: 'UNAUTHENTICATED',
      status: 401,
    });
    await ask('carol', known('SignOutEverywhere'));
    expect(onlyError(await ask('carol', known('UserInfo'))).extensions).toMatchObject({
      code: 'TOKEN_REVOKED',
      status: 401,
    });
  });
});

describe('what clients are not told', () => {
  test('errors hold a code, a status and what the problem says, and nothing of how it was fetched', async () => {
    const answers = [
      await server.call('ana', 'POST', '/graphql', rename(NOBODY)),
      await server.call('ana', 'POST', '/graphql', rename('../..')),
      await server.call('ana', 'POST', '/graphql', known('DataNodes', { pageSize: 7000 })),
    ];
    for (const { text } of answers) {
      expect(text).toContain('"code"');
      expect(text).not.toMatch(
        /backend\.invalid|127\.0\.0\.1|\/api\/|x-harta-inner|authorization|Bearer|"stack"|at \w+ \(|\.ts:|\.js:|"headers"|"request"/i,
      );
    }
  });

  test('a failure on our side is its number and no more', async () => {
    const broken = await startTestServer({
      authenticate: () => Promise.reject(new Error('the key 4711 of the vault is gone')),
      logger: false,
    });
    const answer = await broken.call('ana', 'POST', '/graphql', known('UserInfo'));
    await broken.close();
    expect(answer.text).not.toContain('4711');
    expect(onlyError(answer.json<GatewayAnswer>())).toMatchObject({
      message: 'Something failed here',
      extensions: { code: 'INTERNAL', status: 500 },
    });
  });
});
