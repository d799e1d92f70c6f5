import { describe, expect, test } from 'vitest';

import { drawn, graphIn, propertiesOf } from './readGraph.js';

const json = (name: string, value: unknown) => graphIn(name, JSON.stringify(value));

describe('nodes and links in JSON', () => {
  test('are tied by their places in the list where nodes have no ids', async () => {
    const graph = await json('hills.json', {
      links: [
        { source: 2, target: 0, value: 4 },
        { source: 'Pleșu', target: 1 },
      ],
      nodes: [{ name: 'Măgura' }, { name: 'Pleșu' }, { name: 'Rarău' }],
    });
    expect(drawn(graph)).toEqual(['Rarău HILLS Măgura', 'Pleșu HILLS Pleșu']);
    expect(propertiesOf(graph, 'Rarău')).toEqual({ name: 'Rarău' });
  });

  test('are tied by places where ids are numbers that the links do not mean', async () => {
    const nodes = [
      { id: 10, name: 'a' },
      { id: 11, name: 'b' },
      { id: 2, name: 'c' },
    ];
    const graph = await json('g.json', {
      nodes,
      links: [
        { source: 0, target: 1 },
        { source: 1, target: 2 },
      ],
    });
    expect(drawn(graph)).toEqual(['a G b', 'b G c']);
    expect(graph.told).toEqual([]);
  });

  test('are tied by ids where these are numbers that links mean, and by what a simulation has resolved', async () => {
    const [one, two] = [
      { id: 1, name: 'a', index: 0 },
      { id: 2, name: 'b', index: 1 },
    ];
    expect(drawn(await json('g.json', { nodes: [one, two], links: [{ source: 1, target: 2 }] }))).toEqual(['a G b']);
    expect(drawn(await json('g.json', { nodes: [one, two], links: [{ source: one, target: two }] }))).toEqual([
      'a G b',
    ]);
  });

  test('may have lists as ids, nodes by key, and names alone', async () => {
    const lists = await json('g.json', {
      directed: false,
      nodes: [{ id: ['a', 1] }, { id: ['b', 2] }],
      edges: [{ source: ['a', 1], target: ['b', 2], key: 0 }],
    });
    expect(lists.relationships[0]?.properties).toEqual({ key: 0, undirected: true });
    const keyed = await json('g.json', {
      nodes: { x: { label: 'X' }, y: {} },
      edges: [{ from: 'x', to: 'y', label: 'knows' }],
    });
    expect(drawn(keyed)).toEqual(['X knows y']);
    const names = await json('g.json', { nodes: ['p', 'q'], links: [['p', 'q']] });
    expect(drawn(names)).toEqual(['p G q']);
  });

  test('may list the neighbours of each node', async () => {
    const graph = await json('g.json', {
      directed: false,
      multigraph: false,
      nodes: [{ id: 'a' }, { id: 'b' }],
      adjacency: [[{ id: 'b', w: 2 }], [{ id: 'a', w: 2 }]],
    });
    expect(graph.relationships.map(({ properties }) => properties)).toEqual([{ w: 2, undirected: true }]);
  });

  test('of arrows.app, Neo4j and Kumu have types, captions and ties', async () => {
    const arrows = await json('a.json', {
      style: { 'font-family': 'sans' },
      nodes: [
        {
          id: 'n0',
          caption: 'Vlad',
          labels: ['Person'],
          position: { x: 5, y: 6 },
          style: {},
          properties: { age: '40' },
        },
        { id: 'n1', caption: '', labels: [], style: {}, properties: { name: 'Forge' } },
      ],
      relationships: [{ id: 'n0', fromId: 'n0', toId: 'n1', type: 'OWNS', style: {}, properties: { since: '1999' } }],
    });
    expect(drawn(arrows)).toEqual(['Vlad OWNS Forge']);
    expect(arrows.nodes[0]).toMatchObject({ labels: ['Person'], properties: { name: 'Vlad', age: '40' } });
    expect(arrows.told).toEqual(['IGNORED_PART style']);
    const kumu = await json('k.json', {
      elements: [
        { _id: 'e1', attributes: { label: 'Well', 'element type': 'Place' } },
        { _id: 'e2', attributes: { label: 'Mill' } },
      ],
      connections: [{ _id: 'c1', from: 'e1', to: 'e2', direction: 'undirected', attributes: { type: 'feeds' } }],
    });
    expect(drawn(kumu)).toEqual(['Well feeds Mill']);
    expect(kumu.relationships[0]?.properties).toMatchObject({ undirected: true });
  });

  test('with one bad element are read without it, and an edge to no node makes the node', async () => {
    const graph = await json('g.json', {
      nodes: [{ id: 'a' }, 5.5, null, { id: 'b' }],
      links: [{ source: 'a' }, { source: 'a', target: 'zz' }],
    });
    expect(graph.nodes).toHaveLength(4);
    expect(graph.relationships).toHaveLength(1);
    expect(graph.told).toEqual(expect.arrayContaining(['BAD_ELEMENT', 'MISSING_END target', 'MISSING_NODE']));
  });

  test('whose places are all the same are placed by a layout', async () => {
    const nodes = ['a', 'b', 'c'].map((key) => ({ key, attributes: { x: 3, y: 3 } }));
    const { nodes: read } = await json('g.json', { nodes, edges: [] });
    expect(read.every(({ position }) => position === undefined)).toBe(true);
  });
});

test('Cytoscape elements may stand bare, in compounds', async () => {
  const graph = await json('el.json', {
    nodes: [{ data: { id: 'g', name: 'Garage' } }, { data: { id: 'c', name: 'Car', parent: 'g' }, classes: 'red' }],
    edges: [{ data: { source: 'c', target: 'g', interaction: 'leaves' } }],
  });
  expect(graph.format).toBe('cytoscape');
  expect(drawn(graph).toSorted()).toEqual(['Car PART_OF Garage', 'Car leaves Garage']);
  expect(graph.told).toEqual(['IGNORED_PART classes', 'NESTING_AS_RELATIONSHIP']);
});

test('hyperedges of JSON Graph Format become nodes, and directions are kept', async () => {
  const graph = await json('h.json', {
    graph: {
      directed: false,
      label: 'Lab',
      nodes: { a: { label: 'Acid' }, b: { label: 'Base' }, c: { label: 'Salt', metadata: { mass: 58 } } },
      edges: [{ source: 'a', target: 'b', relation: 'meets' }],
      hyperedges: [{ nodes: ['a', 'b', 'c'], relation: 'reacts' }],
    },
  });
  expect(drawn(graph)).toEqual([
    'Acid meets Base',
    ...['Acid', 'Base', 'Salt'].map((name) => expect.stringContaining(`${name} MEMBER_OF`) as string),
  ]);
  expect(graph.relationships[0]?.properties).toEqual({ undirected: true });
  expect(propertiesOf(graph, 'Salt')).toMatchObject({ mass: 58 });
  expect(graph.told).toEqual(expect.arrayContaining(['HYPEREDGE_AS_NODE', 'IGNORED_PART label']));
});

test('every graph in a list of graphs is read, with nodes in a list or by their ids', async () => {
  const graph = await json('several.json', {
    graphs: [
      {
        label: 'Rivers',
        nodes: [
          { id: 'a', label: 'Olt' },
          { id: 'b', label: 'Dunăre' },
        ],
        edges: [{ source: 'a', target: 'b', relation: 'flows into' }],
      },
      {
        directed: false,
        nodes: { c: { label: 'Cluj' }, d: { label: 'Dej' } },
        edges: [{ source: 'c', target: 'd', relation: 'near' }],
      },
    ],
  });
  expect(drawn(graph)).toEqual(['Olt flows into Dunăre', 'Cluj near Dej']);
  expect(graph.relationships.map(({ properties }) => properties['undirected'])).toEqual([undefined, true]);
});

test('CX of both versions has attributes, types and places', async () => {
  const second = await json('n.cx2', [
    { CXVersion: '2.0', hasFragments: false },
    { attributeDeclarations: [{ nodes: { name: { a: 'n', d: 'string' }, kind: { d: 'string', v: 'gene' } } }] },
    {
      nodes: [
        { id: 4, x: 1, y: 2, v: { n: 'Alpha' } },
        { id: 5, x: 100, y: 2, v: { n: 'Beta', kind: 'protein' } },
      ],
    },
    { edges: [{ id: 9, s: 4, t: 5, v: { interaction: 'binds', score: 0.5 } }] },
    { visualProperties: [{ default: {} }] },
    { status: [{ success: true }] },
  ]);
  expect(second.format).toBe('cx');
  expect(propertiesOf(second, 'Alpha')).toMatchObject({ kind: 'gene' });
  expect(drawn(second)).toEqual(['Alpha binds Beta']);
  expect(second.told).toEqual(['IGNORED_PART visualProperties']);
  const first = await json('n.cx', [
    { numberVerification: [{ longNumber: 281474976710655 }] },
    {
      nodes: [
        { '@id': 1, n: 'P' },
        { '@id': 2, n: 'Q' },
      ],
    },
    { edges: [{ '@id': 3, s: 1, t: 2, i: 'acts' }] },
    { nodeAttributes: [{ po: 1, n: 'age', v: '41', d: 'integer' }] },
  ]);
  expect(drawn(first)).toEqual(['P acts Q']);
  expect(propertiesOf(first, 'P')).toMatchObject({ age: 41 });
});

test('JSON Canvas has cards, groups and arrows without heads', async () => {
  const graph = await json('board.canvas', {
    nodes: [
      { id: 'g', type: 'group', label: 'Plan', x: 0, y: 0, width: 500, height: 500 },
      { id: 't', type: 'text', text: 'Buy wood', x: 10, y: 10, width: 100, height: 50, color: '4' },
      { id: 'u', type: 'link', url: 'https://x.org', x: 900, y: 10, width: 100, height: 50 },
    ],
    edges: [{ id: 'e', fromNode: 't', toNode: 'u', label: 'see', toEnd: 'none' }],
  });
  expect(graph.nodes.map(({ labels }) => labels)).toEqual([['Group'], ['Text'], ['Link']]);
  expect(graph.relationships.map(({ type }) => type)).toEqual(['PART_OF', 'see']);
  expect(graph.relationships[1]?.properties).toMatchObject({ undirected: true });
});

test('a workspace of Gephi Lite has its attributes, places and weights', async () => {
  const graph = await json('w.json', {
    type: 'gephi-lite',
    version: '1.0.0',
    graphDataset: {
      nodeData: { '0': { label: 'Iza', size: 3 }, '1': { label: 'Vișeu' } },
      edgeData: { k: { weight: 2 } },
      layout: { '0': { x: 100, y: 50 }, '1': { x: -100, y: 50 } },
      fullGraph: {
        options: { type: 'undirected' },
        nodes: [{ key: '0' }, { key: '1' }],
        edges: [{ key: 'k', source: '0', target: '1' }],
      },
    },
  });
  expect(graph.format).toBe('gephilite');
  expect(propertiesOf(graph, 'Iza')).toMatchObject({ size: 3 });
  expect(graph.relationships[0]?.properties).toMatchObject({ weight: 2, undirected: true });
});
