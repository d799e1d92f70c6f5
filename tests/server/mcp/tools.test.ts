import { type Client } from '@modelcontextprotocol/sdk/client/index.js';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { called, connectMcp } from './client.js';
import { listening } from './listening.js';

let server: TestServer;
let origin: string;
let client: Client;
let project: string;
const ids: Record<string, string> = {};

const tokenOf = async (who: string, wish: object): Promise<string> => {
  const body = { name: 'notes', expiresInDays: 1, ...wish };
  return (await server.call(who, 'POST', '/api/bigquery/generate-api-token', body)).json<{ secret: string }>().secret;
};

const make = async (name: string, label: string, properties: object = {}) => {
  const body = { labels: [label], properties: { name, ...properties } };
  ids[name] = (await server.call('ana', 'POST', '/api/neo4j/create-node', body)).json<{ id: string }>().id;
};
const join = (from: string, type: string, to: string) =>
  server.call('ana', 'POST', '/api/neo4j/create-relationship', { type, startNodeId: ids[from], endNodeId: ids[to] });

beforeAll(async () => {
  server = await startTestServer();
  origin = await listening(server);
  await make('Iași', 'Town', { people: 270_000 });
  await make('Cluj', 'Town', { people: 280_000 });
  await make('Prut', 'River', { note: 'a long word '.repeat(500) });
  await make('Siret', 'River');
  await join('Prut', 'PASSES', 'Iași');
  await join('Siret', 'PASSES', 'Iași');
  await join('Iași', 'ROAD', 'Cluj');
  project = (await server.call('ana', 'GET', '/api/neo4j/projects')).json<{ items: { id: string }[] }>().items[0]!.id;
  client = await connectMcp(origin, await tokenOf('ana', { scope: 'write' }));
});
afterAll(async () => {
  await client.close();
  await server.close();
});

const towns = { kind: 'label', label: 'Town' };

describe('the tools of another assistant', () => {
  test('are told with what they take, from the contract, each schema whole by itself', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['schema', 'query', 'search', 'neighbours', 'paths', 'propose']);
    for (const { inputSchema } of tools) {
      const text = JSON.stringify(inputSchema);
      const refs = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref ?? '');
      const defs = (inputSchema as { $defs?: object }).$defs ?? {};
      for (const ref of refs) expect(Object.keys(defs)).toContain(ref.replace('#/$defs/', ''));
    }
    expect(tools.map(({ annotations }) => annotations?.readOnlyHint)).toEqual([true, true, true, true, true, false]);
  });

  test('schema says what the graph is made of', async () => {
    const { value } = await called(client, 'schema');
    const shape = (value['result'] as { shape: { labels: { label: string; total: number }[] } }).shape;
    expect(shape.labels.map(({ label, total }) => [label, total])).toEqual([
      ['River', 2],
      ['Town', 2],
    ]);
  });

  test('query takes Cypher as well, and refuses with line and column what it does not read', async () => {
    const { value } = await called(client, 'query', { cypher: 'MATCH (t:Town) RETURN t.name ORDER BY t.people DESC' });
    expect(value['table']).toMatchObject({ columns: ['t.name'], rows: [['Cluj'], ['Iași']] });
    const refused = await client.callTool({ name: 'query', arguments: { cypher: 'MATCH (t:Town) DELETE t' } });
    expect(JSON.stringify(refused.content)).toContain('line 1, column 16: DELETE would change the graph');
  });

  test('query answers a query with its nodes, which are cited by addresses that open the canvas', async () => {
    const query = { kind: 'nodes', set: towns, sort: { by: { kind: 'property', property: 'people' }, order: 'most' } };
    const { value, uris } = await called(client, 'query', { query });
    expect(value['result']).toMatchObject({ total: 2, ids: [ids['Cluj'], ids['Iași']] });
    const address = `${origin}/dashboard/data-overview?node=${ids['Cluj']}&project=${project}`;
    expect(uris).toContain(address);
    const read = await client.readResource({ uri: address });
    const [content] = read.contents;
    expect(JSON.parse(content !== undefined && 'text' in content ? content.text : '')).toMatchObject({
      id: ids['Cluj'],
      properties: { people: 280_000 },
    });
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toContain(
      `${origin}/dashboard/data-overview?node={id}&project=${project}`,
    );
  });

  test('search finds by words whatever their diacritics', async () => {
    const { value, uris } = await called(client, 'search', { text: 'iasi' });
    expect((value['nodes'] as { id: string }[]).map(({ id }) => id)).toEqual([ids['Iași']]);
    expect(uris[0]).toContain(ids['Iași']);
  });

  test('neighbours tells what is around a node, and what was left out', async () => {
    const { value } = await called(client, 'neighbours', { nodeId: ids['Iași'], limit: 3 });
    expect((value['nodes'] as unknown[]).length).toBe(3);
    expect(value['nodesLeftOut']).toBe(1);
  });

  test('paths gives the shortest ones, with the relationships that join them', async () => {
    const { value, uris } = await called(client, 'paths', { from: ids['Prut'], to: ids['Cluj'] });
    expect(value['result']).toMatchObject({ steps: 2, paths: [[ids['Prut'], ids['Iași'], ids['Cluj']]] });
    expect((value['relationships'] as unknown[]).length).toBe(2);
    expect(uris.some((uri) => uri.includes('?relationship='))).toBe(true);
    const against = await called(client, 'paths', { from: ids['Cluj'], to: ids['Prut'], direction: 'out' });
    expect(against.value['result']).toMatchObject({ steps: null, paths: [] });
  });
});

describe('what is wrong with a call is told with a code and its place', () => {
  test.each<[string, string, object, string, string]>([
    [
      'a form that is none',
      'query',
      { query: { kind: 'count', set: { kind: 'labels' } } },
      'QUERY_INVALID',
      'query/set/kind',
    ],
    [
      'a field within',
      'query',
      { query: { kind: 'count', set: { kind: 'label' } } },
      'QUERY_INVALID',
      'query/set/label',
    ],
    ['no query', 'query', {}, 'QUERY_INVALID', 'query'],
    ['a name that nobody knows', 'search', { text: 'x', fuzzy: true }, 'VALIDATION_FAILED', 'fuzzy'],
    ['an id that is none', 'paths', { from: 'Iași', to: 'Cluj' }, 'VALIDATION_FAILED', 'from'],
    ['a name that paths do not know', 'paths', { from: ulid(), to: ulid(), depth: 3 }, 'VALIDATION_FAILED', 'depth'],
    ['a limit that is too large', 'neighbours', { nodeId: ulid(), limit: 99_999 }, 'VALIDATION_FAILED', 'limit'],
    ['no changes', 'propose', { text: 'Nothing', operations: [] }, 'VALIDATION_FAILED', 'operations'],
  ])('%s', async (_what, tool, given, code, place) => {
    const { isRefused, text } = await called(client, tool, given as Record<string, unknown>);
    expect(isRefused).toBe(true);
    expect(text).toMatch(new RegExp(`^${code}: arguments/${place} `));
  });

  test('a node that is not there', async () => {
    const { text } = await called(client, 'neighbours', { nodeId: ulid() });
    expect(text).toMatch(/^NODE_NOT_FOUND: /);
    const uri = `${origin}/dashboard/data-overview?node=${ulid()}&project=${project}`;
    await expect(client.readResource({ uri })).rejects.toThrow('NODE_NOT_FOUND');
    for (const other of [
      'https://example.org/dashboard/data-overview?node=x',
      'file:///etc/passwd',
      `${origin}/healthz`,
    ])
      await expect(client.readResource({ uri: other })).rejects.toThrow('No element has this address');
  });

  test('a tool that there is not', async () => {
    await expect(client.callTool({ name: 'delete', arguments: {} })).rejects.toThrow('There is no tool');
  });
});

test('a large answer is cut, and says how much of it is left out', async () => {
  const operations = Array.from({ length: 400 }, (_, at) => ({
    op: 'createNode',
    labels: ['Stone'],
    properties: { name: `Stone ${at}`, note: 'grey and heavy '.repeat(20) },
  }));
  await server.call('ben', 'POST', '/api/neo4j/patch', { operations });
  const ben = await connectMcp(origin, await tokenOf('ben', { scope: 'read' }));
  const query = { kind: 'nodes', set: { kind: 'label', label: 'Stone' }, limit: 400 };
  const { text, value } = await called(ben, 'query', { query });
  expect(text.length).toBeLessThan(61_000);
  const given = (value['nodes'] as unknown[]).length;
  expect(given).toBeGreaterThan(20);
  expect(value['leftOut']).toEqual({ nodes: 400 - given });
  expect((value['result'] as { total: number }).total).toBe(400);
  await ben.close();
});

test('a long text is cut within an answer', async () => {
  const { value } = await called(client, 'search', { text: 'prut' });
  const [node] = value['nodes'] as { properties: { note: string } }[];
  expect(node?.properties.note).toHaveLength(2_001);
});
