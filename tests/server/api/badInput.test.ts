import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { answerOf, startTestServer, type TestServer } from './startTestServer.js';
import { type Objects } from './sampleRequest.js';
import { everythingOfBob, twoPeople } from './twoPeople.js';

interface Refusal {
  status: number;
  code: string;
  errors?: { path: string; message: string }[];
}

let server: TestServer;
let mine: Objects;
let before: string;
beforeAll(async () => {
  server = await startTestServer();
  mine = await twoPeople(server);
  before = await everythingOfBob(server, mine);
});
afterAll(() => server.close());

const NOBODY = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const node = (more: object) => ({ projectId: mine.projectId, labels: ['Person'], ...more });
const relationship = (more: object) => ({
  projectId: mine.projectId,
  type: 'KNOWS',
  startNodeId: mine.nodeId,
  endNodeId: mine.nodeId,
  ...more,
});

const wrongBodies: [string, string, () => object, string][] = [
  ['an unknown field', 'create-node', () => node({ colour: 'red' }), 'body/colour'],
  ['a missing field', 'create-node', () => ({ projectId: mine.projectId }), 'body/labels'],
  ['an over-long label', 'create-node', () => node({ labels: ['ok', 'x'.repeat(129)] }), 'body/labels/1'],
  ['a label that is a number', 'create-node', () => node({ labels: [7] }), 'body/labels/0'],
  ['no label', 'create-node', () => node({ labels: [] }), 'body/labels'],
  ['a property that is an object', 'create-node', () => node({ properties: { at: { x: 1 } } }), 'body/properties/at'],
  ['a property that is null', 'create-node', () => node({ properties: { at: null } }), 'body/properties/at'],
  ['a list of several kinds', 'create-node', () => node({ properties: { at: [1, 'x'] } }), 'body/properties/at'],
  [
    'a kind that does not exist',
    'create-node',
    () => node({ properties: { at: 'x' }, propertyKinds: { at: 'colour' } }),
    'body/propertyKinds/at',
  ],
  [
    'a date that is none',
    'create-node',
    () => node({ properties: { at: '2026-02-31' }, propertyKinds: { at: 'date' } }),
    'body/propertyKinds/at',
  ],
  ['an id that is none', 'create-node', () => node({ id: '../../x' }), 'body/id'],
  ['an over-long type', 'create-relationship', () => relationship({ type: 'x'.repeat(129) }), 'body/type'],
  ['a body that is a list', 'create-node', () => [], 'body'],
  [
    'a wrong operation in a patch',
    'patch',
    () => ({ projectId: mine.projectId, operations: [{ op: 'createNode', labels: ['A'] }, { op: 'explode' }] }),
    'body/operations/1/op',
  ],
];

const wrongQueries: [string, () => string, string][] = [
  ['an unknown parameter', () => 'colour=red', 'querystring/colour'],
  ['a page size that is a word', () => 'pageSize=many', 'querystring/pageSize'],
  ['a page size over the bound', () => 'pageSize=501', 'querystring/pageSize'],
  ['an empty label', () => 'label=', 'querystring/label'],
  ['a project that is no id', () => 'projectId=..%2F..', 'querystring/projectId'],
];

describe('what is wrong is refused by name', () => {
  test.each(wrongBodies)('%s', async (_what, path, body, field) => {
    const answer = await server.call('bob', 'POST', `/api/neo4j/${path}`, body());
    expect(answer.status, answer.text).toBe(422);
    expect(answer.json<Refusal>().errors?.map((error) => error.path)).toContain(field);
  });

  test.each(wrongQueries)('%s', async (_what, query, field) => {
    const answer = await server.call('bob', 'GET', `/api/neo4j/nodes?${query()}`);
    expect(answer.status, answer.text).toBe(422);
    expect(answer.json<Refusal>().errors?.map((error) => error.path)).toContain(field);
  });

  test('every wrong field is named at once', async () => {
    const answer = await server.call('bob', 'POST', '/api/neo4j/create-node', { labels: [1], colour: 1, position: 1 });
    expect(answer.json<Refusal>().errors?.map((error) => error.path)).toEqual(
      expect.arrayContaining(['body/labels/0', 'body/colour', 'body/position']),
    );
  });

  test.each([
    ['that does not exist', () => NOBODY],
    ["of another person's graph", () => undefined],
  ])('a relationship to a node %s', async (_what, given) => {
    const theirs = await server.call('ana', 'POST', '/api/neo4j/create-node', { labels: ['Theirs'] });
    const endNodeId = given() ?? theirs.json<{ id: string }>().id;
    for (const path of ['create-relationship', 'set-relationship-between-nodes']) {
      const answer = await server.call('bob', 'POST', `/api/neo4j/${path}`, relationship({ endNodeId }));
      expect(answer.status, answer.text).toBe(404);
      expect(answer.json<Refusal>()).toMatchObject({ code: 'NODE_NOT_FOUND', errors: [{ path: 'body/endNodeId' }] });
    }
  });

  test('a page token from another list', async () => {
    const project = `projectId=${mine.projectId}`;
    const first = await server.call('bob', 'GET', `/api/neo4j/nodes?pageSize=1&${project}`);
    const token = first.json<{ nextPageToken: string }>().nextPageToken;
    expect(token).toMatch(/^[\w-]+$/);
    for (const url of [
      `/api/neo4j/relationships?pageSize=1&${project}&pageToken=${token}`,
      `/api/neo4j/nodes?pageSize=1&${project}&sort=degree&pageToken=${token}`,
      `/api/neo4j/nodes?pageSize=1&${project}&pageToken=${token}x`,
      `/api/neo4j/nodes?pageSize=1&pageToken=${token}`,
    ]) {
      const answer = await server.call('bob', 'GET', url);
      expect([url, answer.status]).toEqual([url, 422]);
      expect(answer.json<Refusal>()).toMatchObject({
        code: 'PAGE_TOKEN_INVALID',
        errors: [{ path: 'querystring/pageToken' }],
      });
    }
    const second = await server.call('bob', 'GET', `/api/neo4j/nodes?pageSize=1&${project}&pageToken=${token}`);
    expect(second.status).toBe(200);
  });
});

describe('a body that cannot be read', () => {
  const post = async (payload: string | Buffer, contentType: string) =>
    answerOf(
      await server.app.inject({
        method: 'POST',
        url: '/api/neo4j/create-node',
        headers: { authorization: `Bearer ${await server.token('bob')}`, 'content-type': contentType },
        payload,
      }),
    );

  test.each([
    ['is cut off', '{"labels": ["a"', 'application/json', 400, 'BAD_JSON'],
    ['is no JSON', 'labels=a', 'application/json', 400, 'BAD_JSON'],
    ['reaches for the prototype', '{"__proto__": {"a": 1}, "labels": ["a"]}', 'application/json', 400, 'BAD_JSON'],
    ['is empty', '', 'application/json', 422, 'VALIDATION_FAILED'],
    ['is a form', 'labels=a', 'application/x-www-form-urlencoded', 415, 'MEDIA_TYPE'],
    ['is plain text, which a foreign page could send', '{"labels":["a"]}', 'text/plain', 415, 'MEDIA_TYPE'],
    ['is larger than any call', `{"a":"${'x'.repeat(9_000_000)}"}`, 'application/json', 413, 'BODY_TOO_LARGE'],
  ])('because it %s', async (_why, payload, contentType, status, code) => {
    const answer = await post(payload, contentType);
    expect([answer.status, answer.json<Refusal>().code]).toEqual([status, code]);
  });
});

test('nothing of all this changed anything', async () => {
  expect(await everythingOfBob(server, mine)).toBe(before);
});
