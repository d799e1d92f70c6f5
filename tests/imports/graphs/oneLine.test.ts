import { expect, test } from 'vitest';

import { drawn, graphIn } from './readGraph.js';

const ANA = '{"type":"node","id":"0","labels":["P"],"properties":{"name":"Ana"}}';
const ION = '{"type":"node","id":"1","labels":["P"],"properties":{"name":"Ion"}}';
const TIE =
  '{"id":"0","type":"relationship","label":"KNOWS","properties":{"since":2001},"start":{"id":"0","labels":["P"]},"end":{"id":"1","labels":["P"]}}';

/** A file of one line of each format that is known by its lines, and the format. */
const ONE_LINE: readonly (readonly [name: string, text: string, format: string])[] = [
  ['apoc.json', ANA, 'apoc'],
  ['apoc.jsonl', `${ANA}\n`, 'apoc'],
  ['apoc.txt', `\uFEFF${ANA}\r\n`, 'apoc'],
  ['ties.json', TIE, 'apoc'],
  ['list.json', `[${ANA}]`, 'apoc'],
  ['t.nt', '<urn:ana> <urn:knows> <urn:ion> .', 'rdf'],
  ['t.txt', '<urn:ana> <urn:knows> <urn:ion> .', 'rdf'],
  ['t.txt', '_:ana <urn:knows> _:ion .', 'rdf'],
  ['c.cypher', "CREATE (:P {name: 'Ana'})", 'cypher'],
  ['c.txt', "CREATE (:P {name: 'Ana'});", 'cypher'],
  ['d.txt', 'digraph { ana -> ion }', 'dot'],
  ['g.txt', 'graph [ node [ id 1 label "Ana" ] ]', 'gml'],
  ['p.txt', '*Vertices 1', 'pajek'],
  ['s.sif', 'ana knows ion', 'sif'],
  ['n.ncol', 'ana ion', 'ncol'],
  ['t.tgf', '1 Ana', 'tgf'],
];

test.each(ONE_LINE)('%s with the line %s is %s', async (name, text, format) => {
  const graph = await graphIn(name, text);
  expect(graph.format).toBe(format);
  expect(graph.nodes.length).toBeGreaterThan(0);
});

test('an export of APOC is read from one line as from several, or from a list', async () => {
  const whole = await graphIn('all.json', [ANA, ION, TIE].join('\n'));
  expect(drawn(whole)).toEqual(['Ana KNOWS Ion']);
  expect((await graphIn('list.json', `[${[ANA, ION, TIE].join(',\n')}]`)).relationships).toMatchObject([
    { type: 'KNOWS', properties: { since: 2001, externalId: '0' } },
  ]);
  expect(await graphIn('one.json', ANA)).toMatchObject({
    nodes: [{ labels: ['P'], properties: { name: 'Ana', externalId: '0' } }],
    told: [],
  });
});

test('relationships of APOC alone say by their ends which nodes there are', async () => {
  const graph = await graphIn('ties.json', `${TIE}\n${TIE.replace('"id":"0"', '"id":"7"')}`);
  expect(graph.nodes.map(({ labels, properties }) => [labels, properties])).toEqual([
    [['P'], { externalId: '0' }],
    [['P'], { externalId: '1' }],
  ]);
  expect(drawn(graph)).toEqual(['0 KNOWS 1', '0 KNOWS 1']);
  expect(graph.told).toEqual([]);
});

test('an element of APOC is known by its beginning where its line is longer than what is looked at', async () => {
  const graph = await graphIn('long.json', `${ANA.replace('}}', `,"text":"${'x'.repeat(70_000)}"}}`)}\n${ION}`);
  expect(graph.format).toBe('apoc');
  expect(graph.nodes).toHaveLength(2);
});

test('what an element of APOC has beside its own fields is told', async () => {
  const graph = await graphIn('more.json', `${ANA.replace('"id"', '"note":"old","id"')}\n${ION}`);
  expect(graph.told).toEqual(['IGNORED_PART note']);
});

test('a document that only looks like an element of APOC keeps all its fields', async () => {
  const graph = await graphIn('plan.json', '{"type":"node","id":"0","labels":["P"],"owner":"Ana"}');
  expect(graph.nodes[0]?.properties).toMatchObject({ type: 'node', owner: 'Ana' });
});
