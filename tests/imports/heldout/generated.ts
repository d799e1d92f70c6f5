import { cytoscape, gexf, graphml, graphOf, graphology, jgf, nodeLink } from './graphs.js';
import { type HeldOutCase } from './HeldOutCase.js';
import { randomOf } from './random.js';
import { SUBJECTS } from './subjects.js';
import { delimited, type Generated, recordsOf, tableOf, ties } from './tables.js';
import { workbook } from './workbook.js';

type Content = string | Uint8Array;

const one = (file: string, content: Content, { names }: Generated, more: Partial<HeldOutCase> = {}): HeldOutCase => ({
  name: file,
  files: { [file]: content },
  captions: names,
  relationships: false,
  ...more,
});

/** Bytes of a text in windows-1250, as far as this set needs it. */
function windows1250(text: string): Uint8Array {
  const known = new Map(
    [...new TextDecoder('windows-1250').decode(Uint8Array.from({ length: 256 }, (_, at) => at))].map((char, at) => [
      char,
      at,
    ]),
  );
  const cedillas: Readonly<Record<string, string>> = { ș: 'ş', ț: 'ţ', Ș: 'Ş', Ț: 'Ţ' };
  return Uint8Array.from([...text].map((char) => known.get(cedillas[char] ?? char) ?? 63));
}

const cedilla = (text: string): string =>
  text.replaceAll('ș', 'ş').replaceAll('ț', 'ţ').replaceAll('Ș', 'Ş').replaceAll('Ț', 'Ţ');

const utf16 = (text: string): Uint8Array => Buffer.from(`\uFEFF${text}`, 'utf16le');

function tables(): HeldOutCase[] {
  const stations = tableOf(SUBJECTS.stations, 'snake', 60, 1);
  const towns = tableOf(SUBJECTS.towns, 'title', 80, 2);
  const people = tableOf(SUBJECTS.people, 'title', 50, 3);
  const ships = tableOf(SUBJECTS.ships, 'title', 70, 4);
  const recipes = tableOf(SUBJECTS.recipes, 'camel', 40, 5);
  const songs = tableOf(SUBJECTS.songs, 'upper', 66, 6);
  return [
    one('tube_stations.csv', delimited(stations, ','), stations, { places: true }),
    one('localitati.csv', windows1250(delimited(towns, ';')), towns, { captions: towns.names.map(cedilla) }),
    one('staff-list.tsv', delimited(people, '\t'), people),
    one('Fleet 2019.csv', delimited(ships, '|'), ships),
    one('recipes.csv', utf16(delimited(recipes, '\t', ', ')), recipes),
    one('SONGS.CSV', delimited(songs, ',', ';'), songs),
    one('pasted table.txt', delimited(people, '\t'), people),
    one('no header.csv', delimited(ships, ',').split('\r\n').slice(1).join('\r\n'), ships),
  ];
}

function json(): HeldOutCase[] {
  const recipes = tableOf(SUBJECTS.recipes, 'camel', 45, 11);
  const songs = tableOf(SUBJECTS.songs, 'snake', 52, 12);
  const people = tableOf(SUBJECTS.people, 'camel', 30, 13);
  const stations = tableOf(SUBJECTS.stations, 'title', 33, 14);
  const nested = recordsOf(people).map((record, at) => ({
    ...record,
    address: { city: at % 2 ? 'Arad' : 'Deva', zip: 900 + at },
  }));
  return [
    one('recipes.json', JSON.stringify(recordsOf(recipes), undefined, 2), recipes),
    one(
      'songs.jsonl',
      recordsOf(songs)
        .map((record) => JSON.stringify(record))
        .join('\n'),
      songs,
    ),
    one('staff.json', JSON.stringify({ generated: '2024-01-01', count: 30, data: nested }), people),
    one(
      'stations.ndjson',
      recordsOf(stations)
        .map((record) => JSON.stringify(record))
        .join('\n'),
      stations,
      { places: true },
    ),
  ];
}

/** A second column for a table, with a value for each row. */
const withColumn = (table: Generated, title: string, value: (at: number) => string | number): Generated => ({
  ...table,
  titles: [title, ...table.titles],
  rows: table.rows.map((row, at) => [value(at), ...row]),
});

function several(): HeldOutCase[] {
  const ships = withColumn(tableOf(SUBJECTS.ships, 'snake', 20, 21), 'ship_id', (at) => 500 + at);
  const crew = withColumn(tableOf(SUBJECTS.people, 'snake', 60, 22), 'ship_id', (at) => 500 + (at % 20));
  const songs = tableOf(SUBJECTS.songs, 'title', 25, 23);
  const random = randomOf(24);
  const played: Generated = {
    titles: ['Track Id', 'Badge', 'Played At'],
    names: [],
    rows: ties(25, 25).map(([song]) => [
      String(songs.rows[song]?.[0]),
      40_000 + random.below(30),
      '2024-05-01T10:00:00Z',
    ]),
  };
  const listeners = tableOf(SUBJECTS.people, 'title', 30, 26);
  const roads: Generated = {
    titles: ['from_city', 'to_city', 'km'],
    names: [...new Set(ties(30, 27).flat())].map((at) => `Town ${String.fromCharCode(65 + (at % 26))}${at}`),
    rows: ties(30, 27).map(([from, to]) => [
      `Town ${String.fromCharCode(65 + (from % 26))}${from}`,
      `Town ${String.fromCharCode(65 + (to % 26))}${to}`,
      3 + from,
    ]),
  };
  return [
    {
      name: 'ships.csv + crew.csv',
      files: { 'ships.csv': delimited(ships, ','), 'crew.csv': delimited(crew, ',') },
      captions: [...ships.names, ...crew.names],
      relationships: true,
    },
    {
      name: 'three tables',
      files: {
        'songs.csv': delimited(songs, ';', ','),
        'listeners.csv': delimited(listeners, ';'),
        'plays.csv': delimited(played, ';'),
      },
      captions: [...songs.names, ...listeners.names],
      relationships: true,
    },
    one('roads.csv', delimited(roads, ','), roads, { relationships: true }),
  ];
}

function graphs(): HeldOutCase[] {
  const stations = graphOf(tableOf(SUBJECTS.stations, 'snake', 55, 31), 60, 32);
  const towns = graphOf(tableOf(SUBJECTS.towns, 'title', 45, 33), 60, 34);
  const songs = graphOf(tableOf(SUBJECTS.songs, 'camel', 40, 35), 1, 36);
  const people = graphOf(tableOf(SUBJECTS.people, 'snake', 35, 37), 5, 38);
  const ships = graphOf(tableOf(SUBJECTS.ships, 'camel', 30, 39), 0.8, 40);
  const drawn = { relationships: true };
  const placed = { relationships: true, places: true };
  return [
    one('metro.graphml', graphml(stations), stations.table, drawn),
    one('localități.gexf', gexf(towns, '1.2draft'), towns.table, placed),
    one('fleet.gexf', gexf(ships, '1.3'), ships.table, placed),
    one('people.jgf.json', jgf(people, 2), people.table, drawn),
    one('songs graph.json', jgf(songs, 1), songs.table, drawn),
    one('songs.cyjs', cytoscape(songs), songs.table, placed),
    one('staff network.json', graphology(people), people.table, placed),
    one('node-link.json', nodeLink(stations), stations.table, drawn),
  ];
}

async function workbooks(): Promise<HeldOutCase[]> {
  const people = tableOf(SUBJECTS.people, 'title', 48, 51);
  const recipes = tableOf(SUBJECTS.recipes, 'title', 21, 52);
  const towns = tableOf(SUBJECTS.towns, 'title', 36, 53);
  const both = await workbook({ Recipes: recipes, Staff: people });
  return [
    one('towns.xlsx', await workbook({ Foaie1: towns }), towns),
    one('two sheets.xlsx', both, recipes, { captions: [...recipes.names, ...people.names] }),
  ];
}

/** The generated half of the set, the same each time. */
export const generatedCases = async (): Promise<HeldOutCase[]> => [
  ...tables(),
  ...json(),
  ...several(),
  ...graphs(),
  ...(await workbooks()),
];
