import { type TablesCase, type TableVerdict } from './fifth.js';
import { type Random, randomOf } from './random.js';

type Row = Readonly<Record<string, string | number>>;

const some = <T>(count: number, row: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => row(at));
const GIVEN = ['Aurel', 'Brândușa', 'Corina', 'Dragoș', 'Emilia', 'Florin', 'Greta'];
const FAMILY = ['Albu', 'Bodea', 'Chiriac', 'Dobre', 'Ene', 'Fodor', 'Gheorghe', 'Hanganu'];
/** Fifty-six names, none of which comes again. */
const person = (at: number): string => `${GIVEN[at % 7] ?? ''} ${FAMILY[at % 8] ?? ''}`;

const called = (file: string, rows: readonly Row[], is: TableVerdict): TablesCase => ({
  name: file,
  tables: { [file]: { rows, is } },
});
/** Rows that are known by, and called by, the heading that says what they are. */
const are = (label: string, column: string): TableVerdict => ({ label, key: column, caption: column });

/** Files that are called by what their rows belong to: who plays at concerts, what lies in museums. */
function calledByTheirGroups({ below, pick }: Random): TablesCase[] {
  return [
    called(
      'concerts',
      some(24, (at) => ({
        musician: person(at),
        instrument: pick(['viola', 'oboe', 'harp']),
        concert: pick([
          'Vespers in the barn',
          'Songs of the river',
          'A night of brass',
          'Winter light',
          'The long table',
        ]),
        fee: 100 + below(300),
      })),
      are('Musician', 'musician'),
    ),
    called(
      'muzee',
      some(30, (at) => ({
        exponat: `${['Ulcior', 'Icoană', 'Covor', 'Sabie', 'Ladă', 'Fluier'][at % 6] ?? ''} ${at + 1}`,
        material: pick(['lut', 'lemn', 'lână', 'fier']),
        muzeu: pick(['Muzeul Satului', 'Muzeul Astra', 'Muzeul de Artă', 'Muzeul Unirii']),
        an: 1700 + below(200),
      })),
      are('Exponat', 'exponat'),
    ),
    called(
      'teams',
      some(28, (at) => ({
        player: person(at),
        position: pick(['keeper', 'wing', 'pivot']),
        team: pick(['Red Foxes', 'Blue Herons', 'Iron Goats', 'Night Owls']),
        goals: below(30),
      })),
      are('Player', 'player'),
    ),
    called(
      'spitale',
      some(26, (at) => ({
        medic: person(at),
        specialitate: pick(['cardiologie', 'pediatrie', 'chirurgie']),
        spital: pick(['Spitalul Județean', 'Spitalul Militar', 'Spitalul de Copii']),
        garzi: below(9),
      })),
      are('Medic', 'medic'),
    ),
    called(
      'albums',
      some(32, (at) => ({
        track: `${['Open road', 'Slow tide', 'Half moon', 'Paper boats'][at % 4] ?? ''} ${at + 1}`,
        album: pick(['First snow', 'Harbour lights', 'Kites', 'Small hours']),
        minutes: 2 + below(5),
        key: pick(['C', 'D minor', 'F sharp']),
      })),
      are('Track', 'track'),
    ),
  ];
}

/** Files that are called by what their rows are, though a column says so too, or another one comes again. */
function calledByTheirRows({ below, pick }: Random): TablesCase[] {
  return [
    called(
      'ferries',
      some(18, (at) => ({
        ferry: `${['Lark', 'Curlew', 'Gannet', 'Petrel', 'Tern', 'Skua'][at % 6] ?? ''} of ${GIVEN[Math.floor(at / 6)] ?? ''}`,
        port: pick(['Mallaig', 'Oban', 'Ullapool']),
        cars: 20 + below(80),
      })),
      are('Ferry', 'ferry'),
    ),
    called(
      'brutării',
      some(20, (at) => ({
        denumire: `Brutăria ${FAMILY[at % 8] ?? ''} ${at + 1}`,
        oraș: pick(['Turda', 'Dej', 'Gherla']),
        cuptoare: 1 + below(6),
      })),
      { label: 'Brutărie', key: 'denumire', caption: 'denumire' },
    ),
    called(
      'allotments',
      some(22, (at) => ({
        plot: `P${at + 1}`,
        tenant: person(at % 9),
        crop: pick(['beans', 'leeks', 'dahlias']),
        square_metres: 40 + below(60),
      })),
      { label: 'Allotment', key: 'plot', caption: 'plot' },
    ),
  ];
}

/** The eighth set: eight files, five of them called by what their rows belong to. Written before it was run. */
export function eighthCases(): readonly TablesCase[] {
  const random = randomOf(801);
  return [...calledByTheirGroups(random), ...calledByTheirRows(random)];
}
