import { describe, expect, test } from 'vitest';

import { drawn, graphIn, propertiesOf } from './readGraph.js';

describe('GML', () => {
  const GML = `Creator "yEd"
graph [
  directed 1
  comment "two lakes"
  node [ id 1 label "Lacul &quot;Ro&#537;u&quot;" depth 9.5 graphics [ x 10 y -20.5 fill "#336699" w 30 ] ]
  node [ id 2 label "Bicaz" tags "a" tags "b" ]
  edge [ source 1 target 2 label "FEEDS" since 1953 ]
]`;

  test('is read with places, looks, lists and nested values', async () => {
    const graph = await graphIn('lakes.gml', GML);
    expect(graph.format).toBe('gml');
    expect(graph.nodes[0]).toMatchObject({
      properties: { label: 'Lacul "Roșu"', depth: 9.5, color: '#336699', 'graphics.w': 30, externalId: '1' },
    });
    expect(graph.nodes[0]?.position).toBeDefined();
    expect(propertiesOf(graph, 'Bicaz')).toMatchObject({ tags: ['a', 'b'] });
    expect(drawn(graph)).toEqual(['Lacul "Roșu" FEEDS Bicaz']);
    expect(graph.relationships[0]?.properties).toEqual({ since: 1953 });
    expect(graph.told).toEqual(['IGNORED_PART comment']);
  });

  test('without directions marks its relationships', async () => {
    const { relationships } = await graphIn(
      'g.gml',
      'graph [ node [ id 0 ] node [ id 1 ] edge [ source 0 target 1 ] ]',
    );
    expect(relationships[0]?.properties).toEqual({ undirected: true });
  });

  test('that ends too early is refused with the row', async () => {
    await expect(graphIn('g.gml', 'graph [\nnode [ id 0 ]\nnode [ id 1')).rejects.toThrow(/TRUNCATED.*row 3/);
  });

  test('with an edge to no node makes the node and tells it', async () => {
    const graph = await graphIn('g.gml', 'graph [ directed 1 node [ id 7 label "Ana" ] edge [ source 7 target 8 ] ]');
    expect(graph.nodes).toHaveLength(2);
    expect(graph.told).toEqual(['MISSING_NODE']);
  });
});

describe('DOT', () => {
  test('is read with defaults, chains, groups, ports and texts in pieces', async () => {
    const graph = await graphIn(
      'plant.dot',
      `/* a plant */ digraph "my plant" {
  rankdir=LR; node [shape=box];
  a [label="Tank " + "one", volume=12.5, pos="10,20!"];
  subgraph cluster_hall { label="Hall A"; b:out -> c -> a [label=feeds]; }
  { d e } -> b
  f [label=<<b>Bold</b> name>]
}`,
    );
    expect(graph.format).toBe('dot');
    expect(propertiesOf(graph, 'Tank one')).toMatchObject({ shape: 'box', volume: 12.5 });
    expect(propertiesOf(graph, 'Bold name')).toBeDefined();
    expect(graph.nodes).toHaveLength(7);
    expect(graph.nodes.find(({ labels }) => labels.includes('Cluster'))?.properties).toMatchObject({ label: 'Hall A' });
    expect(drawn(graph).toSorted()).toEqual(
      [
        'b PART_OF Hall A',
        'c PART_OF Hall A',
        'Tank one PART_OF Hall A',
        'b feeds c',
        'c feeds Tank one',
        'd PLANT b',
        'e PLANT b',
      ].toSorted(),
    );
    const nested = ['NESTING_AS_RELATIONSHIP', 'NESTING_AS_RELATIONSHIP', 'NESTING_AS_RELATIONSHIP'];
    expect(graph.told).toEqual(['IGNORED_PART rankdir', 'GROUP_AS_NODE', ...nested]);
  });

  test('without directions, with a loop and an edge that stands twice', async () => {
    const graph = await graphIn('g.gv', 'graph { x -- y; x -- y [weight=2]; x -- x }');
    expect(graph.relationships.map(({ properties }) => properties)).toEqual([
      { undirected: true },
      { weight: 2, undirected: true },
      { undirected: true },
    ]);
  });

  test.each([
    ['graph { a -- ', 'TRUNCATED'],
    ['digraph { a -> -> b }', 'BAD_TEXT'],
    [`graph { ${'{'.repeat(3000)} }`, 'TOO_DEEP'],
  ])('that is broken is refused: %s', async (text, code) => {
    await expect(graphIn('g.dot', text)).rejects.toThrow(code);
  });
});

test('Pajek may begin with remarks, which are told', async () => {
  const graph = await graphIn('m.net', 'The mills of a valley\n\n*Vertices 2\n1 "Iza"\n2 "Mara"\n*Arcs\n1 2\n');
  expect(graph.format).toBe('pajek');
  expect(graph.nodes).toHaveLength(2);
  expect(graph.relationships).toHaveLength(1);
  expect(graph.told).toEqual(['IGNORED_PART']);
});

test('Pajek has vertices with and without lines, arcs, edges, lists and relations', async () => {
  const graph = await graphIn(
    'net.net',
    '*Network towns\r\n*Vertices 4\r\n1 "Cluj Napoca" 0.1 0.2 0.5 ic Red\r\n2 Turda\r\n*Arcs :1 "road to"\r\n1 2 3.5 l "fast"\r\n*Edges\r\n2 3\r\n*Arcslist\r\n4 1 2\r\n*Partition size\r\n1\r\n',
  );
  expect(graph.format).toBe('pajek');
  expect(graph.nodes).toHaveLength(4);
  expect(propertiesOf(graph, 'Cluj Napoca')).toMatchObject({ color: 'Red', z: 0.5, externalId: '1' });
  expect(drawn(graph)).toEqual(['Cluj Napoca road to Turda', 'Turda NET 3', '4 NET Cluj Napoca', '4 NET Turda']);
  expect(graph.relationships.map(({ properties }) => properties)).toEqual([
    { weight: 3.5, label: 'fast' },
    { undirected: true },
    {},
    {},
  ]);
  expect(graph.told).toEqual(['IGNORED_PART']);
});

test('GDF has typed columns, commas in quotes and colours', async () => {
  const graph = await graphIn(
    'people.gdf',
    `nodedef>name VARCHAR,label VARCHAR,age INTEGER,color VARCHAR,x DOUBLE,y DOUBLE
s1,'Pop, Ana',41,'114,116,177',1,2
s2,Ion,forty,,3,4
edgedef>node1 VARCHAR,node2 VARCHAR,weight DOUBLE,directed BOOLEAN
s1,s2,1.5,true
s2,s9,2,false
`,
  );
  expect(propertiesOf(graph, 'Pop, Ana')).toMatchObject({ age: 41, color: '#7274b1', externalId: 's1' });
  expect(propertiesOf(graph, 'Ion')).toMatchObject({ age: 'forty' });
  expect(graph.relationships.map(({ properties }) => properties)).toEqual([
    { weight: 1.5 },
    { weight: 2, undirected: true },
  ]);
  expect(graph.told).toEqual(['KEPT_AS_TEXT age', 'MISSING_NODE']);
});

test('TGF is told by its sharp, whatever it is called', async () => {
  const graph = await graphIn('rivers.txt', '1 Mureș\n2 Tisa river\n3\n#\n1 2 flows into\n3 1\n');
  expect(graph.format).toBe('tgf');
  expect(drawn(graph)).toEqual(['Mureș flows into Tisa river', expect.stringMatching(/^3 \S+ Mureș$/)]);
});

test('SIF has several ends in a line, names with blanks between tabs, and nodes alone', async () => {
  const graph = await graphIn('genes.sif', 'a pp b c\nlong name\tpd\ta\nlonely\n');
  expect(drawn(graph)).toEqual(['a pp b', 'a pp c', 'long name pd a']);
  expect(graph.nodes).toHaveLength(5);
});

test('NCOL and LGL have weights and no directions', async () => {
  const ncol = await graphIn('g.ncol', 'a b 2.5\nb c\n');
  expect(ncol.relationships.map(({ properties }) => properties)).toEqual([
    { weight: 2.5, undirected: true },
    { undirected: true },
  ]);
  expect(drawn(await graphIn('g.lgl', '# a\nb 1\nc\n# b\nc\n'))).toHaveLength(3);
});

describe('DL of UCINET', () => {
  test('is read as a matrix with labels', async () => {
    const graph = await graphIn(
      't.dl',
      'dl n=3 format = fullmatrix\nlabels:\nAna,Ion,"Eva M"\ndata:\n0 1 0\n0 0 2\n1 0 0\n',
    );
    expect(graph.nodes).toHaveLength(3);
    expect(drawn(graph)).toEqual(['Ana T Ion', 'Ion T Eva M', 'Eva M T Ana']);
    expect(graph.relationships[1]?.properties).toEqual({ weight: 2 });
  });

  test('is read as a list of edges whose labels stand in it', async () => {
    const graph = await graphIn('t.dl', 'DL n = 4\nformat = edgelist1\nlabels embedded\ndata:\nAna Ion 3\nIon Eva\n');
    expect(drawn(graph)).toEqual(['Ana T Ion', 'Ion T Eva']);
  });

  test('has labels in both directions, in capitals or not', async () => {
    const graph = await graphIn(
      't.dl',
      'dl n=3\nformat = fullmatrix\nlabels embedded\ndata:\nana ion eva\nAna 0 1 0\nIon 0 0 1\nEVA 1 0 0\n',
    );
    expect(drawn(graph)).toEqual(['ana T ion', 'ion T eva', 'eva T ana']);
    expect(graph.nodes).toHaveLength(3);
  });

  test('has nodes of some label whatever the file is called and though they have no properties', async () => {
    const graph = await graphIn('nodelist1.dl', 'dl n=3, format=nodelist1\ndata:\n1 2 3\n2 3\n');
    expect(graph.nodes.map(({ labels }) => labels.every((label) => label !== ''))).toEqual([true, true, true]);
    expect(graph.told).toEqual([]);
  });

  test('is read as a list of neighbours by number', async () => {
    const graph = await graphIn('t.dl', 'dl n=3, format=nodelist1\ndata:\n1 2 3\n2 3\n');
    expect(drawn(graph)).toEqual(['1 T 2', '1 T 3', '2 T 3']);
  });
});

test('VNA puts the tables of a node together', async () => {
  const graph = await graphIn(
    'v.vna',
    '*node data\nID age town\nann 31 "Cluj Napoca"\nbob 29 Iași\n*node properties\nID x y color\nann 10 20 255\nbob 30 40 128\n*tie data\nfrom to friends\nann bob 2\n',
  );
  expect(propertiesOf(graph, 'ann')).toMatchObject({ age: 31, town: 'Cluj Napoca', color: 255 });
  expect(graph.nodes.every(({ position }) => position !== undefined)).toBe(true);
  expect(graph.relationships[0]?.properties).toEqual({ friends: 2 });
});
