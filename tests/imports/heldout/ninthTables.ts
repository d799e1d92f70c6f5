import { type GraphCase } from './ninth.js';
import { randomOf } from './random.js';
import { workbook } from './workbook.js';

type Cell = string | number | boolean;
type Row = Readonly<Record<string, Cell>>;

const some = <T>(count: number, row: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => row(at));
const of = <T>(items: readonly T[], at: number): T => {
  const item = items[at % items.length];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
};
const two = (number: number): string => String(number).padStart(2, '0');

const delimited = (rows: readonly Row[], by: string): string =>
  [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))].map((cells) => cells.join(by)).join('\r\n');

const GIVEN = ['Anca', 'Bogdan', 'Crina', 'Dumitru', 'Elvira', 'Fănică', 'Gina'];
const FAMILY = ['Avram', 'Barbu', 'Cozma', 'Dinu', 'Ene', 'Fulga', 'Grosu', 'Hodor', 'Ionescu'];
const person = (at: number): string => `${of(GIVEN, at)} ${of(FAMILY, at)}`;

/** Two tables of a tram company: the codes of depots stand under a heading that is no id, and models come again. */
function trams(): GraphCase {
  const { below, pick } = randomOf(901);
  const depots = ['Titan', 'Militari', 'Dudești', 'Bucureștii Noi'];
  const depouri = depots.map((denumire, at) => ({
    cod: `DP${at + 1}`,
    denumire: `Depoul ${denumire}`,
    cartier: of(['Titan', 'Militari', 'Dudești', 'Grivița'], at),
    an_deschidere: 1909 + at * 17,
    linii_garare: 12 + below(20),
    sef_depou: person(at),
    telefon: `021 40${at} 1${at}${at}`,
    are_spalatorie: at % 2 === 0 ? 'da' : 'nu',
    suprafata_mp: 20_000 + below(9000),
    stare: pick(['bună', 'medie']),
  }));
  const tramvaie = some(40, (at) => ({
    numar_parc: 201 + at * 2,
    model: pick(['V3A-93', 'Bucur LF', 'Imperio', 'Tatra T4R']),
    depou: `DP${1 + (at % 4)}`,
    linie: pick([1, 5, 10, 21, 41]),
    an_fabricatie: 1975 + below(48),
    capacitate: 120 + below(180),
    podea_joasa: pick(['da', 'nu']),
    ultima_revizie: `${two(1 + below(28))}.${two(1 + below(12))}.2024`,
    km_parcursi: 100_000 + below(900_000),
    stare: pick(['în serviciu', 'în reparație', 'rezervă']),
  }));
  return {
    name: 'tramvaie.csv beside depouri.csv',
    files: { 'tramvaie.csv': delimited(tramvaie, ';'), 'depouri.csv': delimited(depouri, ';') },
    is: {
      things: {
        Tramvai: tramvaie.map(({ numar_parc }) => String(numar_parc)),
        Depou: depouri.map(({ denumire }) => denumire),
      },
      ties: { 'Tramvai to Depou': 40 },
      says: { podea_joasa: true, ultima_revizie: tramvaie[0]?.ultima_revizie.split('.').toReversed().join('-') },
    },
  };
}

/** A register of the coast with places on the earth. */
function lighthouses(): GraphCase {
  const { below, pick } = randomOf(902);
  const coast = ['Skerry', 'Ness', 'Point', 'Head', 'Rock', 'Sands'];
  const rows = some(36, (at) => ({
    station: `${of(['Carrick', 'Dun', 'Holm', 'Inver', 'Kil', 'Lang'], Math.floor(at / 6))} ${of(coast, at)}`,
    authority: pick(['Northern Board', 'Trinity House', 'Irish Lights']),
    latitude: (54 + Math.floor(at / 6) * 0.8 + below(30) / 100).toFixed(4),
    longitude: (-8 + (at % 6) * 1.1 + below(30) / 100).toFixed(4),
    tower_height_m: 12 + below(40),
    range_nm: 8 + below(18),
    first_lit: `18${two(10 + below(80))}-0${1 + below(9)}-1${below(9)}`,
    character: pick(['Fl W 5s', 'Iso W 10s', 'Fl(2) R 12s']),
    automated: pick(['yes', 'no']),
    visitors_a_year: below(9000),
  }));
  return {
    name: 'lighthouses.tsv',
    files: { 'lighthouses.tsv': delimited(rows, '\t') },
    is: {
      things: { Lighthouse: rows.map(({ station }) => station) },
      ties: {},
      standing: rows.map(({ station, latitude, longitude }) => ({
        name: station,
        spot: [Number(longitude), Number(latitude)],
      })),
      says: { automated: true, first_lit: rows[0]?.first_lit },
    },
  };
}

/** Records with a list, and a record within that has a name. */
function quilts(): GraphCase {
  const { below, pick } = randomOf(903);
  const fabrics = ['calico', 'flannel', 'linen', 'chambray', 'muslin', 'voile'];
  const quilts = some(32, (at) => ({
    maker: { name: person(at % 8), town: pick(['Lititz', 'Berea', 'Paducah']) },
    pattern: pick(['Log Cabin', 'Flying Geese', 'Bear Paw']),
    title: `${of(['Evening', 'Orchard', 'Winter', 'Harvest'], at)} ${of(['Star', 'Path', 'Garden', 'Window'], Math.floor(at / 4))} ${Math.floor(at / 16) + 1}`,
    finished: `2019-1${below(3)}-0${1 + below(9)}`,
    fabrics: [of(fabrics, at), of(fabrics, at + 1 + (at % 3))],
    width_cm: 120 + below(90),
    height_cm: 150 + below(90),
    blocks: 9 + below(40),
    handmade: below(2) === 0,
    price: 200 + below(900) + 0.5,
  }));
  return {
    name: 'quilts.json',
    files: { 'quilts.json': JSON.stringify(quilts) },
    is: {
      things: { Quilt: quilts.map(({ title }) => title), Fabric: fabrics },
      ties: { 'Quilt to Fabric': 64 },
      says: { finished: quilts[0]?.finished, blocks: quilts[0]?.blocks },
    },
  };
}

/** Lines of records in Romanian, where the manager's name stands before what the hut is called. */
function huts(): GraphCase {
  const { below, pick } = randomOf(904);
  const cabane = some(30, (at) => ({
    administrator: { nume: person(at), telefon: `07${two(at)}123456` },
    cabana: `Cabana ${of(['Bâlea', 'Omu', 'Padina', 'Caraiman', 'Podragu'], at)} ${of(['Lac', 'Vale', 'Nouă', 'Veche', 'de Sus', 'Mare'], Math.floor(at / 5))}`,
    masiv: of(['Făgăraș', 'Bucegi', 'Retezat'], at),
    altitudine_m: 900 + below(1500),
    locuri: 20 + below(100),
    pret_noapte: 60 + below(90),
    deschisa_iarna: below(2) === 0,
    semnal_gsm: pick(['bun', 'slab', 'lipsă']),
    ultima_renovare: 1990 + below(34),
    note: `Acces pe potecă marcată, aproximativ ${1 + below(5)} ore de la drum, apă la ${10 + below(90)} de metri de cabană.`,
  }));
  return {
    name: 'cabane.jsonl',
    files: { 'cabane.jsonl': cabane.map((each) => JSON.stringify(each)).join('\n') },
    is: {
      things: { Cabană: cabane.map(({ cabana }) => cabana) },
      ties: {},
      says: { deschisa_iarna: true, locuri: cabane[3]?.locuri },
    },
  };
}

const sheet = (rows: readonly Row[]) => ({
  titles: Object.keys(rows[0] ?? {}),
  names: [],
  rows: rows.map((row) => Object.values(row)),
});

/** A workbook of two sheets, one of which names rows of the other by a code. */
async function greenhouses(): Promise<GraphCase> {
  const { below, pick } = randomOf(905);
  const houses = some(6, (at) => ({
    'House Code': `GH-${two(at + 1)}`,
    'House Name': of(['Palm House', 'Fern House', 'Alpine House', 'Orchid House', 'Cactus House', 'Lily House'], at),
    Built: 1880 + below(100),
    'Area m2': 80 + below(400),
    Glazing: of(['single', 'double'], at),
    Heated: at % 3 > 0,
    'Min Temp': 2 + below(14),
    'Max Temp': 24 + below(12),
    Keeper: person(at),
    'Visitors a Day': 30 + below(300),
  }));
  const plantings = some(45, (at) => ({
    'Planting No': 5001 + at,
    'House Code': `GH-${two(1 + (at % 6))}`,
    Species: of(['Adiantum', 'Platycerium', 'Cattleya', 'Opuntia', 'Victoria', 'Howea', 'Dicksonia'], at),
    Bed: pick(['north', 'south', 'centre']),
    Planted: `20${10 + below(14)}-0${1 + below(9)}-1${below(9)}`,
    Count: 1 + below(30),
    Watering: pick(['daily', 'weekly']),
    Flowering: below(2) === 0,
    'Height cm': 10 + below(300),
    'Checked On': `2024-0${1 + below(9)}-2${below(8)}`,
  }));
  return {
    name: 'Greenhouses.xlsx',
    files: { 'Greenhouses.xlsx': await workbook({ Houses: sheet(houses), Plantings: sheet(plantings) }) },
    is: {
      things: {
        House: houses.map((each) => each['House Name']),
        Planting: plantings.map((each) => String(each['Planting No'])),
      },
      ties: { 'Planting to House': 45 },
      says: { Planted: plantings[0]?.Planted, Flowering: true },
    },
  };
}

/** A table of loans between museums: rows go from somewhere to somewhere. */
function loans(): GraphCase {
  const { below, pick } = randomOf(906);
  const museums = some(
    11,
    (at) => `${of(['Ashby', 'Brindle', 'Corran', 'Dunmore'], at)} ${of(['Gallery', 'Museum', 'Hall'], at)}`,
  );
  const known = [...new Set(museums)];
  const rows = some(50, (at) => ({
    from_museum: of(known, at),
    to_museum: of(known, at + 1 + (at % 5)),
    work: `${of(['Still Life', 'Harbour', 'Portrait', 'Study'], at)} no. ${at + 1}`,
    artist: person(at % 12),
    sent: `2023-0${1 + below(9)}-1${below(9)}`,
    due_back: `2024-0${1 + below(9)}-1${below(9)}`,
    insured_for: 1000 * (1 + below(90)),
    courier: pick(['Swift Art', 'Gander & Co']),
    crated: pick(['yes', 'no']),
    weight_kg: 2 + below(60),
  }));
  return {
    name: 'loans.csv',
    files: { 'loans.csv': delimited(rows, ',') },
    is: { things: { Museum: known }, ties: { 'Museum to Museum': 50 } },
  };
}

/** A table that was copied from a spreadsheet: nothing says what it is but the heading of its names. */
function mills(): GraphCase {
  const { below, pick } = randomOf(907);
  const rows = some(28, (at) => ({
    'Nume moară': `Moara ${of(FAMILY, at)} ${of(['de Sus', 'de Jos', 'Veche', 'din Vale'], Math.floor(at / 9))}`,
    Râu: pick(['Mureș', 'Olt', 'Jiu', 'Siret']),
    'An construcție': 1780 + below(150),
    Pietre: 1 + below(4),
    'Debit (l/s)': 100 + below(900),
    Cădere: `${1 + below(4)},${below(9)}5`,
    Funcțională: pick(['Da', 'Nu']),
    Materiale: pick(['lemn, piatră', 'lemn', 'piatră, cărămidă', 'lemn, cărămidă']),
    'Ultima vizită': `${two(1 + below(28))}/${two(1 + below(12))}/2023`,
    Proprietar: person(at),
  }));
  return {
    name: 'pasted.tsv',
    files: { 'pasted.tsv': delimited(rows, '\t') },
    is: {
      things: { Moară: rows.map((each) => each['Nume moară']) },
      ties: {},
      says: { Funcțională: true, 'An construcție': rows[0]?.['An construcție'] },
    },
  };
}

/** A list in a cell, told by its separator, and people who come again in other rows. */
function plays(): GraphCase {
  const { below, pick } = randomOf(908);
  const cast = some(9, person);
  const rows = some(27, (at) => ({
    titlu: `${of(['Umbra', 'Scrisoarea', 'Podul'], at)} ${of(['de pe mal', 'din iulie', 'fără nume'], Math.floor(at / 3))} ${of(['I', 'II', 'III'], Math.floor(at / 9))}`,
    regizor: person(9 + (at % 4)),
    scena: pick(['Sala Mare', 'Sala Mică', 'Studio']),
    premiera: `20${two(below(24))}-0${1 + below(9)}-1${below(9)}`,
    distributie: [of(cast, at), of(cast, at + 2), of(cast, at + 5)].join('; '),
    acte: 1 + below(5),
    durata_min: 60 + below(120),
    bilete_vandute: 300 + below(5000),
    pret_bilet: `${20 + below(60)},50`,
    in_repertoriu: pick(['da', 'nu']),
  }));
  return {
    name: 'piese.tsv',
    files: { 'piese.tsv': delimited(rows, '\t') },
    is: {
      things: { Piesă: rows.map(({ titlu }) => titlu) },
      ties: { 'Piesă to Distributie': 81, 'Piesă to Regizor': 27 },
      says: { pret_bilet: Number(rows[0]?.pret_bilet.replace(',', '.')), in_repertoriu: true },
    },
  };
}

/** The tables of the set. */
export const ninthTables = async (): Promise<readonly GraphCase[]> => [
  trams(),
  lighthouses(),
  quilts(),
  huts(),
  await greenhouses(),
  loans(),
  mills(),
  plays(),
];
