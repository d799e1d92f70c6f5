import { type HeldOutCase } from './HeldOutCase.js';
import { workbook } from './workbook.js';

const some = <T>(count: number, row: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => row(at));
const of = <T>(items: readonly [T, ...T[]], at: number): T => items[at % items.length] ?? items[0];

/** A case of one file whose rows are called so, with what some of it must be. */
function called(
  name: string,
  content: string | Uint8Array,
  names: readonly string[],
  more: Partial<HeldOutCase> = {},
): HeldOutCase {
  return { name, files: { [name]: content }, names, things: names.length, relationships: false, ...more };
}

const json = (records: readonly object[]): string => JSON.stringify(records);
const jsonLines = (records: readonly object[]): string => records.map((each) => JSON.stringify(each)).join('\n');

/** A record holds another that has a name; what the record itself is called stands beside it, or nowhere else. */
function nested(): HeldOutCase[] {
  const headline = (at: number): string =>
    `${of(['Bridge closes', 'Market opens', 'Choir wins', 'River rises', 'School moves'], at)} for the ${at + 2}th time`;
  const callsign = (at: number): string =>
    `YO${2 + (at % 8)}${of(['KG', 'RB', 'LT'], at)}${String.fromCharCode(65 + at)}`;
  const docket = (at: number): string => `${4100 + at * 7}/${of([99, 245, 180], at)}/202${at % 4}`;
  const incipit = (at: number): string =>
    `${of(['Întru acea zi', 'Spre seară', 'De la munte'], at)} veniră ${at + 3} călători`;
  const plant = (at: number): string =>
    `${of(['Viola', 'Salvia', 'Carex', 'Rosa'], at)} ${of(['alba', 'montana', 'minor'], Math.floor(at / 4))} var. ${at}`;
  const play = (at: number): string =>
    `${of(['Livada', 'Furtuna', 'Oglinda', 'Trenul'], at)} din ${of(['vale', 'nord', 'oraș'], at)}, partea ${at}`;
  const product = (at: number): string => {
    const model = at % 9 === 8 ? at - 1 : at;
    return `${of(['Brass hinge', 'Oak dowel', 'Copper pipe'], model)} no. ${model}`;
  };
  return [
    called(
      'articles.json',
      json(
        some(40, (at) => ({
          section: { name: of(['Local', 'Sport', 'Culture', 'Weather'], at), page: 1 + (at % 9) },
          author: { name: of(['Ivy Marsh', 'Owen Tate', 'Nell Frost', 'Kit Lowe', 'Bea Quill'], at * 3) },
          headline: headline(at),
          published: `2023-05-${String(1 + (at % 28)).padStart(2, '0')}`,
        })),
      ),
      some(40, headline),
      { labels: [/^article$/i] },
    ),
    called(
      'radio stations.jsonl',
      jsonLines(
        some(24, (at) => ({
          callsign: callsign(at),
          operator: {
            name: of(['Dinu Radu', 'Vera Pop', 'Aurel Ilie', 'Mara Stan', 'Gelu Oprea'], at),
            class: of(['I', 'II'], at),
          },
          band: of(['20 m', '40 m', '80 m'], at),
          power: 50 + at * 5,
        })),
      ),
      some(24, callsign),
      { labels: [/station/i] },
    ),
    called(
      'dosare.json',
      json(
        some(30, (at) => ({
          instanta: { denumire: of(['Judecătoria Huși', 'Tribunalul Vaslui', 'Judecătoria Bârlad'], at) },
          judecator: { nume: of(['A. Mocanu', 'R. Toma', 'S. Filip', 'E. Dima'], at) },
          numar_dosar: docket(at),
          obiect: of(['partaj', 'uzucapiune', 'pretenții'], at),
        })),
      ),
      some(30, docket),
      { labels: [/^dosar$/i] },
    ),
    called(
      'hives.json',
      json(
        some(28, (at) => ({
          apiary: { title: of(['Lower orchard', 'Mill lane', 'Chapel field', 'Old quarry'], at), county: 'Devon' },
          queen: { name: of(['Buckfast', 'Carniolan', 'Ligurian'], at), year: 2020 + (at % 4) },
          tag: `BH${100 + at}K`,
          frames: 8 + (at % 5),
        })),
      ),
      some(28, (at) => `BH${100 + at}K`),
      { labels: [/^hive$/i] },
    ),
    called(
      'manuscrise.json',
      JSON.stringify({
        fond: some(26, (at) => ({
          scriptoriu: { denumire: of(['Neamț', 'Putna', 'Bistrița'], at), titlu: of(['mare', 'mic'], at) },
          incipit: incipit(at),
          file: 90 + at,
          copist: { nume: of(['Gavriil', 'Teodor', 'Nicodim', 'Paladie'], at) },
        })),
      }),
      some(26, incipit),
    ),
    called(
      'herbarium.jsonl',
      jsonLines(
        some(36, (at) => ({
          taxon: { name: plant(at), family: { name: of(['Violaceae', 'Lamiaceae', 'Cyperaceae'], at) } },
          collector: of(['H. Brandt', 'L. Moreau', 'T. Virtanen', 'S. Novak'], at),
          year: 1890 + at,
        })),
      ),
      some(36, plant),
    ),
    called(
      'reprezentații.json',
      json(
        some(25, (at) => ({
          sala: { denumire: of(['Sala Mare', 'Studio', 'Sala Mică'], at), locuri: 100 + 50 * (at % 3) },
          spectacol: { titlu: play(at), gen: of(['dramă', 'comedie'], at) },
          intrare: of(['liberă', 'cu bilet'], at),
        })),
      ),
      some(25, play),
    ),
    called(
      'stock.json',
      json(
        some(45, (at) => ({
          shelf: `A${at % 7}`,
          product: { name: product(at), unit: of(['piece', 'metre'], at) },
          supplier: { name: of(['Northwick Supplies', 'Hale and Daughters', 'Penrose Metals'], at) },
          quantity: 3 + at,
        })),
      ),
      [...new Set(some(45, product))],
    ),
  ];
}

/** Where the things of a file stand: several of them at one spot. */
const standing = (count: number, name: (at: number) => string, spot: (at: number) => readonly [number, number]) =>
  some(count, (at) => ({ name: name(at), spot: spot(at) }));

/** Several rows say the same place. */
async function together(): Promise<HeldOutCase[]> {
  const at = (spots: readonly [readonly [number, number], ...(readonly [number, number])[]]) => (turn: number) =>
    of(spots, turn);
  const chargers = standing(
    30,
    (turn) => `Charger ${turn + 1} at ${of(['Quay', 'Depot', 'Mall', 'Gate', 'Hill'], turn)}`,
    at([
      [-8.61, 41.15],
      [-8.55, 41.17],
      [-8.66, 41.2],
      [-8.5, 41.11],
      [-8.7, 41.08],
    ]),
  );
  const sightings = standing(
    33,
    (turn) => `${of(['Zebra', 'Kudu', 'Oryx'], turn)} herd ${turn}`,
    at([
      [16.2, -19.1],
      [16.9, -18.8],
      [15.4, -18.95],
    ]),
  );
  const parts = standing(
    36,
    (turn) => `${of(['Resistor', 'Capacitor', 'Coil'], turn)} R${turn}`,
    at([
      [2.5, 4],
      [12.5, 4],
      [2.5, 14],
      [22.5, 9],
    ]),
  );
  const finds = standing(
    32,
    (turn) => `${of(['Fibulă', 'Opaiț', 'Ciob', 'Monedă'], turn)} din groapa ${turn}`,
    at([
      [23.31, 45.62],
      [23.34, 45.61],
      [23.37, 45.65],
      [23.4, 45.6],
    ]),
  );
  const servers = standing(
    27,
    (turn) => `host-${of(['alpha', 'beta', 'gamma'], turn)}-${turn}`,
    at([
      [0.1, 0.2],
      [0.9, 0.3],
      [0.5, 0.95],
    ]),
  );
  const claims = standing(
    40,
    (turn) => `Hailstorm claim of ${of(['May', 'June', 'July'], turn)} ${turn}`,
    at([
      [11.08, 46.67],
      [11.35, 46.5],
      [11.65, 46.72],
      [11.95, 46.79],
      [12.2, 46.73],
    ]),
  );
  const letters = standing(
    24,
    (turn) => `Scrisoarea către ${of(['Ana', 'Toma', 'Ilie'], turn)}, ${turn}`,
    at([
      [26.1, 44.43],
      [26.1, 44.43],
      [27.59, 47.16],
      [23.59, 46.77],
    ]),
  );
  const csv = (head: string, rows: readonly string[]): string => [head, ...rows].join('\r\n');
  const comma = (number: number): string => String(number).replace('.', ',');
  return [
    called(
      'charging points.csv',
      csv(
        'name,operator,latitude,longitude',
        chargers.map(({ name, spot: [x, y] }, turn) => `${name},${of(['Voltaro', 'Ampero'], turn)},${y},${x}`),
      ),
      chargers.map(({ name }) => name),
      { standing: chargers },
    ),
    called(
      'sightings.json',
      json(
        sightings.map(({ name, spot: [lon, lat] }, turn) => ({
          title: name,
          waterhole: { name: of(['Okaukuejo', 'Namutoni', 'Dolomite'], turn), location: { lat, lon } },
        })),
      ),
      sightings.map(({ name }) => name),
      { standing: sightings },
    ),
    called(
      'components.tsv',
      csv(
        'label\tx\ty\tlayer',
        parts.map(({ name, spot: [x, y] }, turn) => `${name}\t${x}\t${y}\t${of(['top', 'bottom'], turn)}`),
      ),
      parts.map(({ name }) => name),
      { standing: parts, isDownwards: true },
    ),
    called(
      'descoperiri.csv',
      csv(
        'Denumire;Latitudine;Longitudine;Epocă',
        finds.map(
          ({ name, spot: [x, y] }, turn) => `${name};${comma(y)};${comma(x)};${of(['romană', 'dacică'], turn)}`,
        ),
      ),
      finds.map(({ name }) => name),
      { standing: finds },
    ),
    called(
      'servers.cyjs',
      JSON.stringify({
        elements: {
          nodes: servers.map(({ name, spot: [x, y] }, turn) => ({
            data: { id: String(turn), name, rack: of(['r1', 'r2', 'r3'], turn) },
            position: { x, y },
          })),
          edges: some(26, (turn) => ({
            data: { id: `e${turn}`, source: String(turn), target: String(turn + 1), interaction: 'links' },
          })),
        },
      }),
      servers.map(({ name }) => name),
      { standing: servers, relationships: true, isDownwards: true },
    ),
    called(
      'hail claims.geojson',
      JSON.stringify({
        type: 'FeatureCollection',
        features: claims.map(({ name, spot }, turn) => ({
          type: 'Feature',
          properties: { title: name, crop: of(['apple', 'vine'], turn), loss: 10 + turn },
          geometry: { type: 'Point', coordinates: spot },
        })),
      }),
      claims.map(({ name }) => name),
      { standing: claims },
    ),
    called(
      'corespondență.xlsx',
      await workbook({
        Scrisori: {
          titles: ['Titlu', 'Loc', 'Lat', 'Lng'],
          names: letters.map(({ name }) => name),
          rows: letters.map(({ name, spot: [x, y] }) => [
            name,
            x === 26.1 ? 'București' : x === 27.59 ? 'Iași' : 'Cluj',
            y,
            x,
          ]),
        },
      }),
      letters.map(({ name }) => name),
      { standing: letters },
    ),
  ];
}

/**
 * The sixth set: records that hold another with a name of its own, and rows that say the same place, of fields that no other set has. Written
 * before it was run; what it found is in the README.
 */
export const sixthCases = async (): Promise<HeldOutCase[]> => [...nested(), ...(await together())];
