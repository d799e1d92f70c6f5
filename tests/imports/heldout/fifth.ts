import { type Random, randomOf } from './random.js';

/** What a person would make of a table that they know: written down before anything read it. */
export interface TableVerdict {
  /** What each row is, in the singular; diacritics do not count, for a file's name often has none. Empty for relationships. */
  readonly label: string;
  /** The column that each row is known by; empty where none is sure. */
  readonly key: string;
  /** The columns that each row may be called by. */
  readonly caption: string | readonly string[];
  /** Columns that name rows of another table, with that table; no others do. */
  readonly ties?: Readonly<Record<string, string>>;
}

/** Tables of a field, with what they are. */
export interface TablesCase {
  readonly name: string;
  readonly tables: Readonly<Record<string, { readonly rows: readonly Row[]; readonly is: TableVerdict }>>;
}

type Row = Readonly<Record<string, string | number>>;

const some = <T>(count: number, row: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => row(at));
const code = (before: string, at: number, digits = 2): string => `${before}${String(at).padStart(digits, '0')}`;
const day = (random: Random): string => `2024-${code('', 1 + random.below(12))}-${code('', 1 + random.below(28))}`;

const GIVEN = ['Sanda', 'Horia', 'Ilinca', 'Matei', 'Oana', 'Vasile', 'Doina', 'Cezar', 'Lia', 'Pavel', 'Ruxandra'];
const FAMILY = ['Bucur', 'Cernat', 'Drăgan', 'Enache', 'Florea', 'Ghiță', 'Iordache', 'Lungu', 'Neagu'];
const person = (at: number): string => `${GIVEN[at % 11] ?? ''} ${FAMILY[at % 9] ?? ''}`;
const COUNTIES = ['Suceava', 'Gorj', 'Bacău', 'Vâlcea'];

function romanian(): TablesCase[] {
  const random = randomOf(501);
  const { pick } = random;
  return [
    {
      name: 'păduri',
      tables: {
        ocoale: {
          rows: some(6, (at) => ({
            cod: code('OS', at + 1),
            denumire: ['Putna', 'Moldovița', 'Solca', 'Vama', 'Breaza', 'Iacobeni'][at] ?? '',
            judet: COUNTIES[at % 3] ?? '',
          })),
          is: { label: 'Ocol', key: 'cod', caption: 'denumire' },
        },
        parcele: {
          rows: some(48, (at) => ({
            parcela: code('P-', at + 100, 3),
            ocol: code('OS', 1 + random.below(6)),
            specie: pick(['molid', 'brad', 'fag', 'larice']),
            suprafata_ha: 3 + random.below(40),
          })),
          is: { label: 'Parcela', key: 'parcela', caption: 'parcela', ties: { ocol: 'ocoale' } },
        },
        taieri: {
          rows: some(60, (at) => ({
            taiere: 7100 + at * 3,
            parcela: code('P-', 100 + random.below(48), 3),
            data: day(random),
            volum_mc: 10 + random.below(300),
          })),
          is: { label: 'Taiere', key: 'taiere', caption: 'taiere', ties: { parcela: 'parcele' } },
        },
      },
    },
    {
      name: 'pompieri',
      tables: {
        detasamente: {
          rows: some(4, (at) => ({
            indicativ: code('D', at + 1, 1),
            oras: ['Rădăuți', 'Onești', 'Motru', 'Drăgășani'][at] ?? '',
            telefon: `0230 11${at}2${at}`,
          })),
          is: { label: 'Detasament', key: 'indicativ', caption: ['oras', 'indicativ'] },
        },
        autospeciale: {
          rows: some(26, (at) => ({
            numar_inmatriculare: `B ${code('', 10 + at)} ISU`,
            detasament: code('D', 1 + random.below(4), 1),
            tip: pick(['APCA', 'autoscară', 'descarcerare']),
            an_fabricatie: 2001 + random.below(20),
          })),
          is: {
            label: 'Autospeciala',
            key: 'numar_inmatriculare',
            caption: 'numar_inmatriculare',
            ties: { detasament: 'detasamente' },
          },
        },
      },
    },
    {
      name: 'cabinete',
      tables: {
        cabinete: {
          rows: some(9, (at) => ({
            cabinet: code('C', at + 1),
            etaj: at % 3,
            specialitate: pick(['ORL', 'Pediatrie']),
          })),
          is: { label: 'Cabinet', key: 'cabinet', caption: 'cabinet' },
        },
        programări: {
          rows: some(55, (at) => ({
            'Nr. programare': 20_300 + at,
            Cabinet: code('C', 1 + random.below(9)),
            Pacient: person(random.below(30)),
            Data: day(random),
          })),
          is: { label: 'Programare', key: 'Nr. programare', caption: 'Nr. programare', ties: { Cabinet: 'cabinete' } },
        },
      },
    },
    {
      name: 'fotbal',
      tables: {
        echipe: {
          rows: some(8, (at) => ({
            echipa:
              ['Progresul', 'Minerul', 'Unirea', 'Avântul', 'Gloria', 'Steaua Nordului', 'Voința', 'Viitorul'][at] ??
              '',
            oras: ['Motru', 'Lupeni', 'Dej', 'Reghin', 'Buzău', 'Săveni', 'Turda', 'Tecuci'][at] ?? '',
            infiintata: 1920 + at * 4,
          })),
          is: { label: 'Echipa', key: 'echipa', caption: 'echipa' },
        },
        jucatori: {
          rows: some(70, (at) => ({
            legitimatie: 88_100 + at * 7,
            jucator: person(at),
            echipa:
              ['Progresul', 'Minerul', 'Unirea', 'Avântul', 'Gloria', 'Steaua Nordului', 'Voința', 'Viitorul'][
                at % 8
              ] ?? '',
            post: pick(['portar', 'fundaș', 'atacant']),
          })),
          is: { label: 'Jucator', key: 'legitimatie', caption: 'jucator', ties: { echipa: 'echipe' } },
        },
      },
    },
    {
      name: 'fântâni',
      tables: {
        fantani: {
          rows: some(34, (at) => ({
            fantana: code('F-', at + 1),
            localitate: pick(['Vlădeni', 'Cotu Mic', 'Poieni', 'Rediu']),
            stare: pick(['bună', 'de curățat']),
            adancime_m: 4 + random.below(12),
          })),
          is: { label: 'Fantana', key: 'fantana', caption: 'fantana' },
        },
      },
    },
    {
      name: 'contoare',
      tables: {
        contoare: {
          rows: some(30, (at) => ({
            serie: `AX${7700 + at * 13}`,
            abonat: person(at),
            strada: pick(['Morii', 'Păcii', 'Teilor']),
          })),
          is: { label: 'Contor', key: 'serie', caption: ['abonat', 'serie'] },
        },
        citiri: {
          rows: some(90, (at) => ({
            citire: at + 1,
            contor: `AX${7700 + (at % 30) * 13}`,
            data: day(random),
            index: 100 + random.below(900),
          })),
          is: { label: 'Citire', key: 'citire', caption: 'citire', ties: { contor: 'contoare' } },
        },
      },
    },
    {
      name: 'creșă',
      tables: {
        grupe: {
          rows: some(5, (at) => ({
            grupa: ['Iepurași', 'Fluturași', 'Buburuze', 'Steluțe', 'Albinuțe'][at] ?? '',
            educatoare: person(at * 2),
            sala: code('S', at + 1, 1),
          })),
          is: { label: 'Grupa', key: 'grupa', caption: 'grupa' },
        },
        copii: {
          rows: some(44, (at) => ({
            nume: person(at),
            grupa: ['Iepurași', 'Fluturași', 'Buburuze', 'Steluțe', 'Albinuțe'][at % 5] ?? '',
            'data nașterii': day(random),
          })),
          is: { label: 'Copil', key: 'nume', caption: 'nume', ties: { grupa: 'grupe' } },
        },
      },
    },
  ];
}

function english(): TablesCase[] {
  const random = randomOf(502);
  const { pick } = random;
  const crates = ['Ash', 'Beech', 'Cedar', 'Elm', 'Fir', 'Hazel', 'Larch', 'Maple', 'Oak', 'Pine', 'Rowan', 'Yew'];
  return [
    {
      name: 'veterinary',
      tables: {
        owners: {
          rows: some(20, (at) => ({ no: 300 + at, name: person(at), phone: `07${22_000_000 + at * 31_377}` })),
          is: { label: 'Owner', key: 'no', caption: 'name' },
        },
        pets: {
          rows: some(35, (at) => ({
            chip: `9000${120_000 + at * 17}`,
            called: crates[at % 12] ?? '',
            owner: 300 + random.below(20),
            species: pick(['dog', 'cat', 'ferret']),
          })),
          is: { label: 'Pet', key: 'chip', caption: 'called', ties: { owner: 'owners' } },
        },
        visits: {
          rows: some(70, (at) => ({
            visit: 51_000 + at * 2,
            pet: `9000${120_000 + random.below(35) * 17}`,
            date: day(random),
            reason: pick(['vaccine', 'check-up', 'injury']),
          })),
          is: { label: 'Visit', key: 'visit', caption: 'visit', ties: { pet: 'pets' } },
        },
      },
    },
    {
      name: 'observatory',
      tables: {
        telescopes: {
          rows: some(5, (at) => ({ code: `T${at + 1}`, aperture_mm: 200 + at * 150, dome: pick(['north', 'south']) })),
          is: { label: 'Telescope', key: 'code', caption: 'code' },
        },
        exposures: {
          rows: some(64, (at) => ({
            frame: code('FR', at + 4000, 5),
            telescope: `T${1 + random.below(5)}`,
            target: pick(['Vega', 'Mizar', 'Deneb', 'Algol']),
            seconds: 30 * (1 + random.below(20)),
          })),
          is: { label: 'Exposure', key: 'frame', caption: 'frame', ties: { telescope: 'telescopes' } },
        },
      },
    },
    {
      name: 'wardrobe',
      tables: {
        productions: {
          rows: some(7, (at) => ({
            production: ['Hamlet', 'The Seagull', 'Carmen', 'Faust', 'Medea', 'Tosca', 'Macbeth'][at] ?? '',
            opened: day(random),
            stage: pick(['Main', 'Studio']),
          })),
          is: { label: 'Production', key: 'production', caption: 'production' },
        },
        costumes: {
          rows: some(52, (at) => ({
            tag: code('W', at + 1, 3),
            production: pick(['Hamlet', 'The Seagull', 'Carmen', 'Faust', 'Medea', 'Tosca', 'Macbeth']),
            fabric: pick(['wool', 'linen', 'velvet']),
            size: pick(['S', 'M', 'L']),
          })),
          is: { label: 'Costume', key: 'tag', caption: 'tag', ties: { production: 'productions' } },
        },
      },
    },
    {
      name: 'lifts',
      tables: {
        lifts: {
          rows: some(40, (at) => ({
            maker: pick(['Otis', 'Kone', 'Schindler']),
            lift: `L-${900 + at * 7}`,
            building: pick(['Harbour House', 'Mill Court', 'Old Exchange']),
            floors: 3 + random.below(20),
          })),
          is: { label: 'Lift', key: 'lift', caption: 'lift' },
        },
      },
    },
    {
      name: 'batteries',
      tables: {
        batteries: {
          rows: some(28, (at) => ({
            serial: `BT${66_000 + at * 11}`,
            chemistry: pick(['LFP', 'NMC', 'lead']),
            shelf: `S${1 + random.below(4)}`,
            wh: 100 + random.below(900),
          })),
          is: { label: 'Battery', key: 'serial', caption: 'serial', ties: { shelf: 'shelves' } },
        },
        shelves: {
          rows: some(4, (at) => ({ shelf: `S${at + 1}`, aisle: pick(['A', 'B']), height_cm: 40 + at * 50 })),
          is: { label: 'Shelf', key: 'shelf', caption: 'shelf' },
        },
      },
    },
    {
      name: 'teaching',
      tables: {
        courses: {
          rows: some(10, (at) => ({
            code: `BIO${101 + at}`,
            title: `Biology of ${crates[at]?.toLowerCase() ?? ''} woods`,
            credits: 4 + (at % 3),
          })),
          is: { label: 'Course', key: 'code', caption: 'title' },
        },
        lecturers: {
          rows: some(8, (at) => ({ lecturer: person(at), office: `R${at + 210}`, faculty: pick(['Science', 'Arts']) })),
          is: { label: 'Lecturer', key: 'lecturer', caption: 'lecturer' },
        },
        teaching: {
          rows: some(26, (at) => ({
            course: `BIO${101 + (at % 10)}`,
            lecturer: person((at * 3) % 8),
            term: pick(['spring', 'autumn']),
          })),
          is: { label: '', key: '', caption: '', ties: { course: 'courses', lecturer: 'lecturers' } },
        },
      },
    },
    {
      name: 'wells',
      tables: {
        wells: {
          rows: some(16, (at) => ({
            Well: `GW-${at + 1}`,
            Aquifer: pick(['Chalk', 'Greensand']),
            'Depth (m)': 12 + random.below(80),
          })),
          is: { label: 'Well', key: 'Well', caption: 'Well' },
        },
        analyses: {
          rows: some(66, (at) => ({
            'Sample no': 9100 + at,
            Well: `GW-${1 + random.below(16)}`,
            Taken: day(random),
            'Nitrate (mg/l)': random.below(60),
            Lab: pick(['Northlab', 'Aquatest']),
          })),
          is: { label: 'Analysis', key: 'Sample no', caption: 'Sample no', ties: { Well: 'wells' } },
        },
      },
    },
  ];
}

/** The fifth set: fourteen sets of a person's own tables, twenty-nine of them, of fields that the others had not. Written before it was run. */
export const fifthCases = (): readonly TablesCase[] => [...romanian(), ...english()];
