import { describe, expect, test } from 'vitest';

import { readAll, valuesOf } from './readAll.js';

describe('a table without headings', () => {
  test.each([
    ['pairs of texts', 'pairs.csv', 'fox, hen\nhen, corn\nfox, corn\ncorn, soil\nhen, soil\n', 4, 5],
    ['a chain', 'lines.csv', 'north,mill\nmill,ford\nford,south\n', 4, 3],
    ['a star', 'edges.csv', 'hub,one\nhub,two\nhub,three\n', 4, 3],
    ['numbers and blanks', 'edges.txt', '10 20\n20 30\n30 10\n30 40\n', 4, 4],
    ['numbers and tabs', 'graph.tsv', '1\t2\n2\t3\n3\t1\n', 3, 3],
    ['weights behind', 'net.txt', '1 2 0.5\n2 3 1.5\n3 1 2\n', 3, 3],
    ['what ties them between', 'facts.csv', 'Vera,knows,Horia\nHoria,owns,Mill\nVera,owns,Inn\nAda,knows,Vera\n', 5, 4],
  ])('is one of relationships: %s', async (_, name, text, nodes, relationships) => {
    const read = await readAll({ [name]: text });
    expect([read.nodes.length, read.relationships.length]).toEqual([nodes, relationships]);
  });

  test('keeps its weights and types', async () => {
    const weighted = await readAll({ 'net.txt': '1 2 0.5\n2 3 1.5\n3 1 2\n' });
    expect(valuesOf(weighted.relationships, 'weight')).toEqual([0.5, 1.5, 2]);
    const typed = await readAll({ 'facts.csv': 'Vera,knows,Horia\nHoria,owns,Mill\nVera,owns,Inn\nAda,knows,Vera\n' });
    expect(typed.relationships.map(({ type }) => type)).toEqual(['knows', 'owns', 'owns', 'knows']);
  });

  test.each([
    ['codes', 'places.csv', '"Belize","BZ","BLZ"\n"Benin","BJ","BEN"\n"Bhutan","BT","BTN"\n"Chad","TD","TCD"\n', 4],
    [
      'codes of another length',
      'planes.dat',
      '"Sud 210","CRV","S210"\n"Nord 262","ND2","N262"\n"Fokker 100","100","F100"\n',
      3,
    ],
    ['numbers', 'points.csv', 'Turda,46.5,23.7\nAiud,46.3,23.7\nCluj,46.7,23.6\n', 3],
    ['a value that comes again', 'rota.csv', 'Ada Stan,nurse,night\nVera Pop,doctor,night\nIda Rus,nurse,day\n', 3],
  ])('keeps its first row: %s', async (_, name, text, rows) => {
    const { opened } = await readAll({ [name]: text });
    expect(opened.recognised.tables[0]?.sampled).toBe(rows);
  });
});

describe('a table with headings', () => {
  test.each([
    ['town,mayor\nTurda,Ion Pop\nAiud,Ana Rus\nCluj,Eva Luca\n'],
    ['ID,CC\n17,RO\n18,MD\n'],
    ['Name,Role\nAda,Role player\nVera,Judge\n'],
    ['2019,2020\n15,17\n18,19\n'],
    ['code,name\nAA,First\nAB,Second\nAC,Third\n'],
  ])('has them: %j', async (text) => {
    const { opened, issues } = await readAll({ 'things.csv': text });
    expect(opened.recognised.tables[0]?.columns.map(({ name }) => name)).toEqual(text.split('\n')[0]?.split(','));
    expect(issues).toEqual([]);
  });

  test('that nothing shows to be such is read so, and the person is told', async () => {
    const { issues } = await readAll({
      'things.csv': 'Harap Alb,Spân\nRoșu Împărat,Flămânzilă\nVerde Împărat,Setilă\n',
    });
    expect(issues).toMatchObject([{ code: 'HEADINGS_UNSURE', fatal: false }]);
  });

  test.each([
    ['doses', 'Plant,10,20,40\nOat,4.1,4.4,5.3\nRye,3.9,5.2,5.1\nTeff,4.4,4.2,5.5\n', ['10', '20', '40']],
    [
      'sizes that might be years',
      'Sticlă,750,1500,1750,2000\nApă,3,5,6,7\nSuc,4,4,8,9\nVin,9,7,3,12\n',
      ['750', '2000'],
    ],
  ])('that are %s are read so, no years, and the person is told', async (_, text, names) => {
    const { opened, issues } = await readAll({ 'things.csv': text });
    const [table] = opened.recognised.tables;
    expect(table?.columns.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    expect([table?.sampled, table?.inTime]).toEqual([3, undefined]);
    expect(issues).toMatchObject([{ code: 'HEADINGS_UNSURE', fatal: false }]);
  });

  test('may have lines above them, which are told', async () => {
    const read = await readAll({
      'orchard.csv':
        'Trees of the orchard, spring 2024,,,\nas of 3 May,,,\n,,,\nTree,Kind,Planted,Row\nOld Ida,apple,2001-03-04,1\nTall Tom,pear,1999-10-11,2\nRed Rob,plum,2010-04-05,3\nSmall Sam,apple,2015-04-06,4\n',
    });
    expect(read.opened.recognised.tables[0]?.columns.map(({ name }) => name)).toEqual([
      'Tree',
      'Kind',
      'Planted',
      'Row',
    ]);
    expect(read.names.slice(0, 4)).toEqual(['Old Ida', 'Tall Tom', 'Red Rob', 'Small Sam']);
    expect(read.issues).toMatchObject([{ code: 'SKIPPED_ROWS', row: 1 }]);
    const two = await readAll({ 'names.csv': 'List of members\nName,Town\nAda,Turda\nVera,Aiud\nHoria,Cluj\n' });
    expect(two.names).toEqual(['Ada', 'Vera', 'Horia']);
  });

  test('may have two rows of them', async () => {
    const read = await readAll({
      'yields.csv': ',2023,,2024,\nFarm,Oats,Rye,Oats,Rye\nHill,10,12,11,13\nVale,20,22,21,23\nMoor,30,32,31,33\n',
    });
    expect(read.opened.recognised.tables[0]?.columns.map(({ name }) => name)).toEqual([
      ...['Farm', '2023 Oats', '2023 Rye', '2024 Oats', '2024 Rye'],
    ]);
    expect(valuesOf(read.nodes, '2024 Rye')).toEqual([13, 23, 33]);
  });
});

describe('cells that blanks part', () => {
  test('are a table where each line has as many', async () => {
    const read = await readAll({ 'people.txt': 'name town born\nAda Turda 1990\nVera Aiud 1985\nHoria Cluj 1970\n' });
    expect(read.names.slice(0, 3)).toEqual(['Ada', 'Vera', 'Horia']);
    expect(valuesOf(read.nodes, 'born')).toEqual([1990, 1985, 1970]);
  });

  test('may hold commas', async () => {
    const read = await readAll({
      'ties.txt': 'Source Target Spans\na b <[2000,2001]>\nb c <[2001,2003]>\nc a <[2004,2005]>\n',
    });
    expect(read.ties).toEqual(['a → b', 'b → c', 'c → a']);
    expect(valuesOf(read.relationships, 'Spans')).toEqual(['<[2000,2001]>', '<[2001,2003]>', '<[2004,2005]>']);
  });

  test('are no table where they are prose: nothing comes of it unless the person says how it is read', async () => {
    const letter = { 'letter.txt': 'Dear all of you,\nthe mill is closed\ntoday.\nYours, Vera Stan\n' };
    const read = await readAll(letter);
    expect([read.opened.doubtful, read.nodes]).toEqual([['letter.txt'], []]);
    const tables = read.opened.mapping.tables.map((table) => ({ ...table, becomes: 'nodes' as const }));
    const { options } = read.opened.recognised;
    const lines = await readAll(letter, { mapping: { tables }, options });
    expect(lines.opened.doubtful).toEqual([]);
    expect(lines.nodes.length).toBeGreaterThan(2);
  });
});

describe('a matrix', () => {
  const DIRECTED = ';Hill;Vale;Moor;Lone\nHill;0;2;0;0\nVale;1;0;0,5;0\nMoor;0;0;3;0\nLone;0;0;0;0\n';

  test('of who leads to whom becomes nodes and weighted ties', async () => {
    const read = await readAll({ 'paths.csv': DIRECTED });
    expect(read.names).toEqual(['Hill', 'Vale', 'Moor', 'Lone']);
    expect(read.ties).toEqual(['Hill → Vale', 'Vale → Hill', 'Vale → Moor', 'Moor → Moor']);
    expect(valuesOf(read.relationships, 'Weight')).toEqual([2, 1, 0.5, 3]);
  });

  test('that is the same both ways says each tie once, and tells so', async () => {
    const read = await readAll({ 'paths.csv': ',Hill,Vale,Moor\nHill,0,1,1\nVale,1,0,0\nMoor,1,0,0\n' });
    expect(read.ties).toEqual(['Hill → Vale', 'Hill → Moor']);
    expect(read.issues).toMatchObject([{ code: 'SYMMETRIC_MATRIX', fatal: false }]);
  });

  test('may call its rows as columns are called that have no heading', async () => {
    const read = await readAll({ 'net.tsv': '\tA\tB\tC\nA\t0\t1\t0\nB\t0\t0\t1\nC\t1\t0\t0\n' });
    expect(read.ties).toEqual(['A → B', 'B → C', 'C → A']);
  });

  test('of numbers alone has nodes by their numbers', async () => {
    const read = await readAll({ 'm.txt': '0 1 0\n0 0 1\n1 0 0\n' });
    expect([read.names, read.ties]).toEqual([
      ['1', '2', '3'],
      ['1 → 2', '2 → 3', '3 → 1'],
    ]);
  });

  test('is none where its columns are not its rows', async () => {
    const read = await readAll({ 'yields.csv': 'Farm,Oats,Rye\nHill,0,1\nVale,1,0\n' });
    expect(read.relationships).toHaveLength(0);
    expect(valuesOf(read.nodes, 'Oats')).toEqual([0, 1]);
  });
});

describe('other tables', () => {
  test('from somewhere to somewhere are tied by what is there, and not by where it lies', async () => {
    const rows = ['LHR,JFK', 'CDG,LHR', 'LHR,FRA', 'FRA,CDG', 'CDG,JFK', 'JFK,CDG'].map(
      (pair, at) => `${50 + at}.5,${at}.1,${40 + at}.25,${-70 - at}.5,XX,${pair},${100 + at}\n`,
    );
    const read = await readAll({
      'lines.csv': `start_lat,start_lon,end_lat,end_lon,airline,airport1,airport2,cnt\n${rows.join('')}`,
    });
    expect(read.names.toSorted()).toEqual(['CDG', 'FRA', 'JFK', 'LHR']);
    expect(read.ties[0]).toBe('LHR → JFK');
    expect(valuesOf(read.relationships, 'start_lat')).toHaveLength(6);
  });

  test('keep cells with brackets whole', async () => {
    const read = await readAll({
      'n.csv': 'id,name,spans\n1,Ada,"[1,5]; [10, 10.5]"\n2,Vera,"[1,5]; [10, 10.5]"\n3,Horia,"[2,3]"\n',
    });
    expect(valuesOf(read.nodes, 'spans').map(String).join(' ')).not.toMatch(/^[^[]|[^\]]$/);
    expect(valuesOf(read.nodes, 'spans').flat()).toEqual(['[1,5]', '[10, 10.5]', '[1,5]', '[10, 10.5]', '[2,3]']);
  });

  test('may have their titles in a file of its own', async () => {
    const read = await readAll({
      'ship_header.csv': 'id:ID(S)|name|built:int|:LABEL',
      'ship.csv': '1|Argo|1901|Ship\n2|Bounty|1902|Ship\n3|Fram|1903|Ship\n',
      'meets_header.csv': ':START_ID(S)|year:int|:END_ID(S)|:TYPE\n',
      'meets.csv': '1|1910|2|MEETS\n2|1911|3|MEETS\n',
    });
    expect(read.names).toEqual(['Argo', 'Bounty', 'Fram']);
    expect(read.ties).toEqual(['Argo → Bounty', 'Bounty → Fram']);
    expect(valuesOf(read.relationships, 'year')).toEqual([1910, 1911]);
  });

  test('of the import tool may have several columns of labels, and zones in brackets, which are told', async () => {
    const read = await readAll({
      'p.csv':
        'id:ID,name,seen:datetime{timezone:Europe/Bucharest},at:point{crs:WGS-84},:IGNORE,:LABEL,:LABEL\np1,Mill,2021-03-04T10:11:12.5+02:00[Europe/Bucharest],"{latitude:46.7, longitude:23.5}",x,Place,Old\np2,Inn,2021-03-04T10:11:12,,y,Place,\n',
    });
    expect(read.nodes.map(({ labels }) => labels)).toEqual([['Place', 'Old'], ['Place']]);
    expect(valuesOf(read.nodes, 'seen')).toEqual(['2021-03-04T10:11:12.5+02:00', '2021-03-04T10:11:12']);
    expect(read.issues.map(({ code, column }) => [code, column])).toContainEqual([
      'IGNORED_PART',
      'seen:datetime{timezone:Europe/Bucharest}',
    ]);
  });
});

test('headings that are too long for the name of a property are cut, each to one of its own, and told', async () => {
  const question =
    'How much do you agree with what is said of the mill and the ford and the inn at the river and of all who live there now '.repeat(
      2,
    );
  const read = await readAll({ 'answers.csv': `name,${question}one,${question}two\nAda,4,5\nVera,3,2\n` });
  expect(read.nodes.map(({ properties }) => Object.values(properties))).toEqual([
    ['Ada', 4, 5],
    ['Vera', 3, 2],
  ]);
  expect(read.issues).toMatchObject([{ code: 'LONG_NAME', count: 2 }]);
});
