import { cytoscape, gexf, graphml, graphology, jgf } from './graphs.js';
import { type GraphCase } from './ninth.js';
import { type Random, randomOf } from './random.js';
import { type Value } from './subjects.js';

const some = <T>(count: number, row: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => row(at));
const of = <T>(items: readonly T[], at: number): T => {
  const item = items[at % items.length];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
};

/** A graph whose nodes have these columns; `named` is what they are called by. */
function graphOfRows(
  rows: readonly Readonly<Record<string, Value>>[],
  named: string,
  reach: number,
  { below }: Random,
) {
  const [columns, side] = [6, (reach * 2) / 6];
  return {
    table: {
      titles: Object.keys(rows[0] ?? {}),
      rows: rows.map((row) => Object.values(row)),
      names: rows.map((row) => String(row[named])),
    },
    // Each to the next and to one further on: no two ties are alike, and none is a loop.
    ties: rows.flatMap((_, at) => [1, 5].map((step) => [at, (at + step) % rows.length] as const)),
    places: rows.map((_, at) => ({
      x: -reach + (at % columns) * side + below(100) / 100,
      y: -reach + Math.floor(at / columns) * side + below(100) / 100,
    })),
  };
}

/** GraphML without labels: what things are is said by the file's name alone. */
function dialects(): GraphCase {
  const random = randomOf(911);
  const { below, pick } = random;
  const rows = some(30, (at) => ({
    dialect: `${of(['Upper', 'Lower', 'Coastal', 'Hill', 'River'], at)} ${of(['Tarn', 'Velm', 'Osk', 'Brea', 'Lunn', 'Casp'], Math.floor(at / 5))}`,
    family: of(['Northern', 'Southern', 'Island'], at),
    speakers: 200 + below(90_000),
    vowels: 5 + below(9),
    consonants: 14 + below(20),
    tones: below(4),
    first_recorded: 1700 + below(250),
    script: pick(['Latin', 'none']),
    survey_code: `SV${100 + at}`,
    remarks: `Recorded from ${2 + below(9)} speakers in ${1 + below(5)} villages over several summers.`,
  }));
  const graph = graphOfRows(rows, 'dialect', 100, random);
  return {
    name: 'dialects.graphml',
    files: { 'dialects.graphml': graphml(graph) },
    is: {
      things: { Dialect: rows.map(({ dialect }) => dialect) },
      ties: { 'Dialect to Dialect': 60 },
      coloured: ['family'],
      says: { speakers: rows[0]?.speakers },
    },
  };
}

/** GEXF as Gephi writes it, with places between -60 and 60. */
function lakes(): GraphCase {
  const random = randomOf(912);
  const { below, pick } = random;
  const rows = some(36, (at) => ({
    nume_lac: `Lacul ${of(['Roșu', 'Sfânta Ana', 'Bucura', 'Zănoaga', 'Gâlcescu', 'Iezer'], at)} ${of(['Mare', 'Mic', 'de Sus', 'de Jos', 'Nou', 'Vechi'], Math.floor(at / 6))}`,
    origine: of(['glaciar', 'vulcanic', 'carstic', 'antropic'], at),
    altitudine: 200 + below(2000),
    adancime_max: 2 + below(60),
    suprafata_ha: 1 + below(300),
    bazin: pick(['Olt', 'Mureș', 'Jiu']),
    pescuit: pick(['da', 'nu']),
    arie_protejata: pick(['Retezat', 'Parâng', 'niciuna']),
    an_cartare: 1950 + below(60),
    cod_cadastral: `L-${400 + at}`,
  }));
  const graph = graphOfRows(rows, 'nume_lac', 60, random);
  return {
    name: 'lacuri.gexf',
    files: { 'lacuri.gexf': gexf(graph, '1.3') },
    is: {
      things: { Lac: rows.map(({ nume_lac }) => nume_lac) },
      ties: { 'Lac to Lac': 72 },
      standing: rows.map(({ nume_lac }, at) => ({
        name: nume_lac,
        spot: [graph.places[at]?.x ?? 0, graph.places[at]?.y ?? 0],
      })),
      coloured: ['origine', 'bazin', 'pescuit', 'arie_protejata'],
    },
  };
}

/** Cytoscape JSON with places and names under a heading of two words. */
function alleys(): GraphCase {
  const random = randomOf(913);
  const { below, pick } = random;
  const rows = some(24, (at) => ({
    alley_name: `${of(['Lantern', 'Cobbler', 'Heron', 'Thistle', 'Kettle', 'Raven'], at)} ${of(['Row', 'Lane', 'Yard', 'Court'], Math.floor(at / 6))}`,
    ward: of(['Castle', 'Quay', 'Minster'], at),
    length_m: 20 + below(200),
    width_m: 1 + below(3) + 0.5,
    paved: below(2) === 0,
    surveyed: `2022-0${1 + below(9)}-1${below(9)}`,
    gates: below(3),
    lamps: below(9),
    surface: pick(['setts', 'flags', 'brick']),
    register_no: `YA${10 + at}/B`,
  }));
  const graph = graphOfRows(rows, 'alley_name', 300, random);
  return {
    name: 'alleys.cyjs',
    files: { 'alleys.json': cytoscape(graph) },
    is: {
      things: { Alley: rows.map(({ alley_name }) => alley_name) },
      ties: { 'Alley to Alley': 48 },
      standing: rows.map(({ alley_name }, at) => ({
        name: alley_name,
        spot: [graph.places[at]?.x ?? 0, graph.places[at]?.y ?? 0],
      })),
      isDownwards: true,
      coloured: ['ward', 'surface'],
    },
  };
}

/** A graph of graphology in Romanian. */
function choirs(): GraphCase {
  const random = randomOf(914);
  const { below, pick } = random;
  const rows = some(26, (at) => ({
    denumire_cor: `Corul ${of(['Doina', 'Lira', 'Armonia', 'Cantus', 'Vox'], at)} ${of(['Brad', 'Huși', 'Câmpeni', 'Dej', 'Abrud', 'Blaj'], Math.floor(at / 5))}`,
    tip: of(['mixt', 'bărbătesc', 'de copii'], at),
    membri: 12 + below(70),
    infiintat: 1890 + below(130),
    dirijor: `${of(['I.', 'M.', 'V.'], at)} ${of(['Albu', 'Creangă', 'Dobre', 'Ene', 'Fodor', 'Grama', 'Hanu'], at)}`,
    premii: below(12),
    concerte_pe_an: 2 + below(30),
    repetitii: pick(['luni', 'marți', 'joi']),
    are_sediu: below(2) === 0,
    cod_fiscal: `RO${3_400_100 + at * 7}`,
  }));
  const graph = graphOfRows(rows, 'denumire_cor', 1, random);
  return {
    name: 'coruri.json',
    files: { 'coruri.json': graphology(graph) },
    is: {
      things: { Cor: rows.map(({ denumire_cor }) => denumire_cor) },
      ties: { 'Cor to Cor': 52 },
      coloured: ['tip', 'repetitii'],
    },
  };
}

/** JSON Graph Format: names as labels of nodes, the rest in their metadata. */
function treaties(): GraphCase {
  const random = randomOf(915);
  const { below, pick } = random;
  const rows = some(22, (at) => ({
    short_title: `${of(['Accord', 'Pact', 'Convention'], at)} of ${of(['Elmhaven', 'Port Sall', 'Dravik', 'Nord Quay', 'Ostia Minor', 'Vale', 'Wexcombe', 'Yarrow'], Math.floor(at / 3))}`,
    signed: `19${10 + at}-0${1 + below(9)}-1${below(9)}`,
    parties: 2 + below(12),
    topic: of(['trade', 'fishing', 'borders'], at),
    in_force: below(2) === 0,
    articles: 5 + below(60),
    depositary: pick(['Elmhaven', 'Dravik']),
    annexes: below(6),
    pages: 4 + below(90),
    series_no: `TS ${1000 + at}`,
  }));
  const graph = graphOfRows(rows, 'short_title', 100, random);
  return {
    name: 'treaties.json',
    files: { 'treaties.json': jgf(graph, 2) },
    is: {
      things: { Treaty: rows.map(({ short_title }) => short_title) },
      ties: { 'Treaty to Treaty': 44 },
      types: ['linked with'],
      coloured: ['topic', 'depositary'],
    },
  };
}

/** The tables that Neo4j's admin tool takes. */
function gliders(): GraphCase {
  const { below, pick } = randomOf(916);
  const pilots = some(
    14,
    (at) =>
      `${of(['Asta', 'Bo', 'Carin', 'Dag', 'Eskil', 'Frida', 'Gorm'], at)} ${of(['Holm', 'Lind'], Math.floor(at / 7))}`,
  );
  const gliders = some(18, (at) => `SE-U${String.fromCharCode(65 + at)}K`);
  const rows = gliders.map(
    (sign, at) =>
      `g${at},${sign},${of(['Ka 8', 'Discus', 'LS4', 'Bocian'], at)},${1965 + below(50)},${15 + below(4)}.0,${28 + below(14)},${500 + below(5000)},${below(2) === 0},${pick(['club', 'private'])},2024-0${1 + below(9)}-11,Glider`,
  );
  return {
    name: 'gliders for neo4j-admin',
    files: {
      'gliders.csv': `gliderId:ID(Glider),registration,model,year:int,span:float,ratio:int,flights:int,airworthy:boolean,owner,inspected:date,:LABEL\n${rows.join('\n')}\n`,
      'pilots.csv': `pilotId:ID(Pilot),name,:LABEL\n${pilots.map((name, at) => `p${at},${name},Pilot`).join('\n')}\n`,
      'flown.csv': `:START_ID(Pilot),hours:float,:END_ID(Glider),:TYPE\n${some(36, (at) => `p${at % 14},${1 + below(9)}.5,g${at % 18},FLEW`).join('\n')}\n`,
    },
    is: {
      things: { Glider: gliders, Pilot: pilots },
      ties: { 'Pilot to Glider': 36 },
      types: ['FLEW'],
      says: { airworthy: true, inspected: rows[0]?.split(',')[9] },
    },
  };
}

/** The graphs of the set. */
export const ninthGraphs = (): readonly GraphCase[] => [dialects(), lakes(), alleys(), choirs(), treaties(), gliders()];
