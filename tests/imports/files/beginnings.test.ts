import { describe, expect, test } from 'vitest';

import { readAll, valuesOf } from './readAll.js';

describe('lists in a list of JSON', () => {
  test('begin with values where nothing speaks for headings', async () => {
    const read = await readAll({
      'iris.json': JSON.stringify([
        [5.1, 3.5, 'setosa'],
        [4.9, 3, 'setosa'],
        [6.2, 2.9, 'virginica'],
      ]),
    });
    expect(valuesOf(read.nodes, 'Number 1').filter((value) => value !== undefined)).toEqual([5.1, 4.9, 6.2]);
  });

  test('begin with headings where a table would', async () => {
    const read = await readAll({
      'trees.json': JSON.stringify({
        trees: [
          ['name', 'height'],
          ['Oak', 20],
          ['Ash', 18],
        ],
      }),
    });
    expect(read.nodes.map(({ properties }) => properties)).toEqual([
      { name: 'Oak', height: 20 },
      { name: 'Ash', height: 18 },
    ]);
  });

  test('are relationships where they are pairs', async () => {
    const read = await readAll({ 'ties.json': '[["mill","ford"],["ford","inn"],["inn","mill"]]' });
    expect(read.ties).toEqual(['mill → ford', 'ford → inn', 'inn → mill']);
  });
});

test('headings that come again further down, as in tables put together, are headings', async () => {
  const read = await readAll({ 'goods.csv': 'Item,Units\nOats,1000\nRye,500\nItem,Units\nOats,750\nRye,800\n' });
  expect(valuesOf(read.nodes, 'Units')).toEqual([1000, 500, 750, 800]);
  expect(read.issues).toMatchObject([{ code: 'SKIPPED_ROWS', row: 4 }]);
});

test('remarks above a list of edges are left out and told', async () => {
  const read = await readAll({ 'net.edgelist': '# source target\n# of a survey\n1 2\n2 3\n3 1\n' });
  expect(read.ties).toHaveLength(3);
  expect(read.issues).toMatchObject([{ code: 'SKIPPED_ROWS' }]);
});

test('subject, predicate and object make rows relationships between the nodes beside them', async () => {
  const read = await readAll({
    'nodes.tsv': 'id\tname\nG:1\tAlpha\nG:2\tBeta\nG:3\tGamma\n',
    'edges.tsv': 'id\tsubject\tpredicate\tobject\ne1\tG:1\tacts on\tG:2\ne2\tG:2\tbinds\tG:3\n',
  });
  expect(read.ties).toEqual(['Alpha → Beta', 'Beta → Gamma']);
  expect(read.relationships.map(({ type }) => type)).toEqual(['acts on', 'binds']);
});

test('a file of several that holds nothing is told', async () => {
  const read = await readAll({ 'nodes.csv': 'id,name\n1,Mill\n2,Inn\n', 'edges.csv': 'source,target\n' });
  expect(read.nodes).toHaveLength(2);
  expect(read.issues).toMatchObject([{ code: 'NO_ELEMENTS', file: 'edges.csv' }]);
});

describe('notes across the cells above a table', () => {
  const table =
    'Boat,Skipper,Length,Launched\nHeron,Ruth,9.5,2001-04-12\nTern,Ivo,7,1998-06-30\nGull,Mara,11.2,2010-09-01\n';

  test('are left out and told', async () => {
    const read = await readAll({
      'boats.csv': `Kept by the harbour,,,\nwhoever,copies it,,asks us\nfirst,,please,\n${table}`,
    });
    expect(valuesOf(read.nodes, 'Length')).toEqual([9.5, 7, 11.2]);
    expect(valuesOf(read.nodes, 'Boat')).toEqual(['Heron', 'Tern', 'Gull']);
    expect(read.issues).toMatchObject([{ code: 'SKIPPED_ROWS' }]);
  });

  test('are not what stands under headings with a gap', async () => {
    const read = await readAll({
      'crew.csv': ',Name,Port,Rank\na,Ruth,Hull,mate\nb,Ivo,Bray,cook\nc,Mara,Hull,mate\n',
    });
    expect(valuesOf(read.nodes, 'Name')).toEqual(['Ruth', 'Ivo', 'Mara']);
  });
});
