import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readAll, valuesOf } from './readAll.js';

/** A table as text. */
const csv = (rows: readonly (readonly string[])[], separator = ','): string =>
  rows.map((row) => `${row.join(separator)}\n`).join('');

const nodesOf = (names: readonly string[]): string => csv([['Id', 'Label'], ...names.map((name) => [name, name])]);
const edgesOf = (ties: readonly (readonly [string, string])[]): string => csv([['Source', 'Target'], ...ties]);

const BIRDS = ['Wren', 'Rook', 'Swift', 'Stork', 'Crane', 'Heron', 'Finch'];
const at = (index: number): string => BIRDS[index % BIRDS.length] ?? '';

const SHAPES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  ring: BIRDS.map((name, index) => [name, at(index + 1)]),
  chain: BIRDS.slice(1).map((name, index) => [at(index), name]),
  tree: BIRDS.slice(1).map((name, index) => [at(Math.floor(index / 2)), name]),
  star: BIRDS.slice(1).map((name) => [at(0), name]),
  loops: BIRDS.map((name) => [name, name]),
};

describe('a table of nodes beside one of edges', () => {
  test.each(Object.entries(SHAPES))('keeps every tie of a %s', async (_, ties) => {
    const read = await readAll({ 'nodes.csv': nodesOf(BIRDS), 'edges.csv': edgesOf(ties) });
    expect(read.names.toSorted()).toEqual(BIRDS.toSorted());
    expect(read.ties.toSorted()).toEqual(ties.map(([from, to]) => `${from} → ${to}`).toSorted());
    expect(read.issues).toEqual([]);
  });

  test('makes one node of an end that is in no row, and tells so', async () => {
    const ties = [...(SHAPES['chain'] ?? []), ['Finch', 'Puffin'] as const];
    const read = await readAll({ 'nodes.csv': nodesOf(BIRDS), 'edges.csv': edgesOf(ties) });
    expect(read.names.toSorted()).toEqual([...BIRDS, 'Puffin'].toSorted());
    expect(read.ties).toHaveLength(ties.length);
    expect(read.issues).toMatchObject([{ code: 'UNLISTED_END', row: 8, fatal: false }]);
  });

  test.each(['Source_ID,Target_ID', 'sourceNode,targetNode', 'src,dst', 'From,To'])(
    'makes one node of such an end whatever the headings of the ends are: %s',
    async (headings) => {
      const ties = (SHAPES['chain'] ?? []).slice(0, 3).map((tie) => `${tie.join(',')}\n`);
      const edges = `${headings}\n${ties.join('')}Rook,Puffin\n`;
      const read = await readAll({ 'nodes.csv': nodesOf(BIRDS), 'edges.csv': edges });
      expect(read.names.toSorted()).toEqual([...BIRDS, 'Puffin'].toSorted());
      expect(read.ties).toHaveLength(4);
    },
  );

  test('leaves the relationships to such ends out where the person says so', async () => {
    const files = {
      'nodes.csv': nodesOf(BIRDS),
      'edges.csv': edgesOf([
        ['Wren', 'Puffin'],
        ['Wren', 'Rook'],
      ]),
    };
    const { mapping } = (await readAll(files)).opened;
    const tables = mapping.tables.map((table) => ({
      ...table,
      end: { ...table.end, ...(table.end.table === '' ? {} : { unlisted: 'skip' as const }) },
    }));
    const read = await readAll(files, { mapping: { tables } });
    expect(read.ties).toEqual(['Wren → Rook']);
    expect(read.names).toHaveLength(BIRDS.length);
    expect(read.issues).toMatchObject([{ code: 'MISSING_REFERENCE' }]);
  });

  test('keeps ids, and names with commas whole', async () => {
    const people = ['"Moldovan, Ilinca"', '"Barbu, Horia"', '"Stan, Vera"', '"Barbu, Ada"'];
    const rows = people.map((name, index) => [`k${index}`, name]);
    const nodes = csv([['Id', 'Label'], ...rows]);
    const edges = csv([
      ['Source', 'Target', 'Weight'],
      ['k0', 'k1', '1'],
      ['k1', 'k3', '2'],
      ['k3', 'k2', '3'],
    ]);
    const read = await readAll({ 'nodes.csv': nodes, 'edges.csv': edges });
    expect(valuesOf(read.nodes, 'Id')).toEqual(['k0', 'k1', 'k2', 'k3']);
    expect(read.names).toEqual(people.map((name) => name.slice(1, -1)));
    expect(valuesOf(read.relationships, 'Weight')).toEqual([1, 2, 3]);
    expect(read.issues).toEqual([]);
  });

  test.each([
    [
      'repeated names',
      [
        ['1', 'Oak'],
        ['2', 'Elm'],
        ['3', 'Oak'],
        ['4', 'Ash'],
        ['5', 'Elm'],
      ],
      '\n',
    ],
    [
      'three rows',
      [
        ['1', 'Oak'],
        ['2', 'Elm'],
        ['3', 'Ash'],
      ],
      '\n',
    ],
    ['one row', [['1', 'Oak']], '\n'],
    [
      'line ends of an old Macintosh',
      [
        ['1', 'Oak'],
        ['2', 'Elm'],
        ['3', 'Ash'],
        ['4', 'Yew'],
        ['5', 'Fir'],
        ['6', 'Box'],
      ],
      '\r',
    ],
    [
      'names with commas',
      [
        ['1', '"Oak, old"'],
        ['2', '"Elm, young"'],
        ['3', '"Oak, old"'],
      ],
      '\n',
    ],
  ])('means names by labels: %s', async (_, rows, lineEnd) => {
    const nodes = csv([['Id', 'Label'], ...rows]).replaceAll('\n', lineEnd);
    const [last = ''] = rows.at(-1) ?? [];
    const edges = csv([
      ['Source', 'Target'],
      ['1', last],
    ]).replaceAll('\n', lineEnd);
    for (const read of [await readAll({ 'n.csv': nodes, 'e.csv': edges }), await readAll({ 'n.csv': nodes })]) {
      expect(read.names).toEqual(rows.map(([, name = '']) => name.replaceAll('"', '')));
      expect(new Set(read.nodes.map(({ labels }) => labels.join())).size).toBe(1);
    }
  });

  test('means labels where another column has the names and several rows share each', async () => {
    const nodes = csv([
      ['id', 'label', 'name'],
      ['1', 'Tree', 'Oak'],
      ['2', 'Tree', 'Elm'],
      ['3', 'Herb', 'Sage'],
      ['4', 'Herb', 'Mint'],
    ]);
    const { nodes: found, names } = await readAll({ 'nodes.csv': nodes, 'edges.csv': edgesOf([['1', '4']]) });
    expect(found.map(({ labels }) => labels)).toEqual([['Tree'], ['Tree'], ['Herb'], ['Herb']]);
    expect(names).toEqual(['Oak', 'Elm', 'Sage', 'Mint']);
  });

  test('reads a row without a name as a node without one', async () => {
    const read = await readAll({ 'nodes.csv': 'Id,Label\n1,Oak\n2,\n3,Elm\n', 'edges.csv': edgesOf([['1', '2']]) });
    expect(read.nodes).toHaveLength(3);
    expect(read.relationships).toHaveLength(1);
  });

  test('shows Id and Label in the mapping as other columns', async () => {
    const { opened } = await readAll({ 'nodes.csv': nodesOf(BIRDS), 'edges.csv': edgesOf(SHAPES['ring'] ?? []) });
    const [nodes] = opened.mapping.tables;
    expect(nodes).toMatchObject({ keys: ['Id'], caption: 'Label' });
    expect(nodes?.columns.map(({ column, use }) => [column, use])).toEqual([
      ['Id', 'property'],
      ['Label', 'property'],
    ]);
  });

  test('ties by the name where edges say names, several in a cell too', async () => {
    const elements = csv([
      ['Label', 'Kind'],
      ['Old Mill', 'Place'],
      ['Vera Stan', 'Person'],
      ['Horia Barbu', 'Person'],
    ]);
    const connections = csv([
      ['From', 'To', 'Type'],
      ['Vera Stan', 'Old Mill|Horia Barbu', 'knows'],
      ['Horia Barbu', 'Old Mill', 'owns'],
    ]);
    const read = await readAll({ 'elements.csv': elements, 'connections.csv': connections });
    expect(read.names).toEqual(['Old Mill', 'Vera Stan', 'Horia Barbu']);
    expect(read.ties).toEqual(['Vera Stan → Old Mill', 'Vera Stan → Horia Barbu', 'Horia Barbu → Old Mill']);
    expect(read.relationships.map(({ type }) => type)).toEqual(['knows', 'knows', 'owns']);
  });

  test('ties ends that are rows of several tables', async () => {
    const read = await readAll({
      'people.csv': csv([
        ['Id', 'Label'],
        ['p1', 'Vera'],
        ['p2', 'Horia'],
        ['p3', 'Ada'],
      ]),
      'firms.csv': csv([
        ['Id', 'Label'],
        ['f1', 'Mill'],
        ['f2', 'Inn'],
      ]),
      'edges.csv': edgesOf([
        ['p1', 'f1'],
        ['p1', 'p2'],
        ['f2', 'p3'],
        ['f1', 'f2'],
      ]),
    });
    expect(read.nodes).toHaveLength(5);
    expect(read.ties.toSorted()).toEqual(['Inn → Ada', 'Mill → Inn', 'Vera → Horia', 'Vera → Mill'].toSorted());
    expect(read.issues).toEqual([]);
  });

  test('keeps apart what says that it goes both ways, and no type', async () => {
    const edges = csv([
      ['Source', 'Target', 'Type'],
      ['Wren', 'Rook', 'Undirected'],
      ['Rook', 'Swift', 'Undirected'],
    ]);
    const read = await readAll({ 'nodes.csv': nodesOf(BIRDS), 'edges.csv': edges });
    expect(read.relationships.map(({ type }) => type)).toEqual(['RELATED_TO', 'RELATED_TO']);
    expect(valuesOf(read.relationships, 'Type')).toEqual(['Undirected', 'Undirected']);
  });

  test('comes back whole whatever its ids, names and ties are', async () => {
    const word = fc.stringMatching(/^[A-Za-zăâîșț][A-Za-z ăâîșț'.-]{0,14}[a-zșț]$/);
    const graph = fc
      .record({
        names: fc.array(word, { minLength: 1, maxLength: 9 }),
        prefix: fc.constantFrom('', 'n', 'ID-', '10000000000000000'),
      })
      .chain(({ names, prefix }) =>
        fc.record({
          names: fc.constant(names),
          prefix: fc.constant(prefix),
          ties: fc.array(fc.tuple(fc.nat(names.length - 1), fc.nat(names.length - 1), fc.nat(99)), {
            minLength: 1,
            maxLength: 12,
          }),
          separator: fc.constantFrom(',', ';', '\t'),
        }),
      );
    await fc.assert(
      fc.asyncProperty(graph, async ({ names, prefix, ties, separator }) => {
        const nodes = csv([['Id', 'Label'], ...names.map((name, index) => [`${prefix}${index + 1}`, name])], separator);
        const edges = csv(
          [
            ['Source', 'Target', 'Weight'],
            ...ties.map(([from, to, weight]) => [`${prefix}${from + 1}`, `${prefix}${to + 1}`, String(weight)]),
          ],
          separator,
        );
        const read = await readAll({ 'nodes.csv': nodes, 'edges.csv': edges });
        expect(read.names).toEqual(names);
        expect(read.ties).toEqual(ties.map(([from, to]) => `${names[from]} → ${names[to]}`));
        expect(valuesOf(read.relationships, 'Weight')).toEqual(ties.map(([, , weight]) => weight));
      }),
      { numRuns: 60 },
    );
  });
});

describe('a table of edges alone', () => {
  test('is read as all tables are: numbers, yes and no, days', async () => {
    const read = await readAll({
      'edges.csv':
        'Source;Target;Weight;Active;Since\nA;B;0,75;yes;03.05.2021\nB;C;1,5;no;14.06.2021\nC;D;12;yes;01.07.2021\n',
    });
    expect(valuesOf(read.relationships, 'Weight')).toEqual([0.75, 1.5, 12]);
    expect(valuesOf(read.relationships, 'Active')).toEqual([true, false, true]);
    expect(valuesOf(read.relationships, 'Since')).toEqual(['2021-05-03', '2021-06-14', '2021-07-01']);
    expect(read.names).toEqual(['A', 'B', 'C', 'D']);
  });

  test('reads short rows, keeps the rest of long ones, and tells of these', async () => {
    const read = await readAll({
      'e.csv': 'Source,Target,Type,Weight\nA,B,likes,1\nB,C,likes\nC,D,hates,3,further\nD,A\n',
    });
    expect(read.ties).toEqual(['A → B', 'B → C', 'C → D', 'D → A']);
    expect(read.issues).toMatchObject([{ code: 'LONG_ROW', row: 4 }]);
    expect(read.relationships.flatMap(({ properties }) => Object.values(properties))).toContain('further');
  });

  test.each([
    [
      'a separator behind the last heading',
      'Day,From,To,Line,\n2020-01-01,OTP,CLJ,R6\n2020-01-02,CLJ,OTP,R7\n',
      ['OTP → CLJ', 'CLJ → OTP'],
    ],
    ['a heading that comes again', 'source,target,since,since\nOTP,CLJ,1,2\nCLJ,IAS,3,4\n', ['OTP → CLJ', 'CLJ → IAS']],
    ['a stray quote', 'source,target,note\nOTP,CLJ,5" pipe\nCLJ,IAS,"big" one\n', ['OTP → CLJ', 'CLJ → IAS']],
  ])('is read with %s', async (_, text, ties) => {
    const read = await readAll({ 'lines.csv': text });
    expect(read.ties).toEqual(ties);
    expect(read.issues.filter(({ fatal }) => fatal)).toEqual([]);
  });

  test('keeps a type that is too long for one as a property, and tells so', async () => {
    const long = 'the one that was named in the deed of the mill '.repeat(4).trim();
    const read = await readAll({ 'ties.csv': `Source,Target,Relationship\nA,B,knows\nB,C,${long}\nC,A,knows\n` });
    expect(read.relationships).toHaveLength(3);
    expect(valuesOf(read.relationships, 'Relationship')).toEqual([long]);
    expect(read.issues).toMatchObject([{ code: 'LONG_TYPE', row: 3, fatal: false }]);
  });
});

test('letters that stand for yes in other tables are ends of relationships as any others', async () => {
  const read = await readAll({ 'edges.csv': 'Source,Target,Weight\nX,Y,1\nY,T,2\n' });
  expect(read.ties).toEqual(['X → Y', 'Y → T']);
});
