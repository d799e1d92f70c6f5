import { type Random, randomOf } from './random.js';

type Row = Readonly<Record<string, string | number>>;

/** Tables of persons, or of what is none, with what a person would call each row, written down before anything read them. */
export interface NamesCase {
  readonly name: string;
  readonly tables: Readonly<Record<string, NamesTable>>;
}

interface NamesTable {
  readonly rows: readonly Row[];
  /** What a row is called. */
  called(row: Row): string;
  /** Columns that name rows of another table, with that table. */
  readonly ties?: Readonly<Record<string, string>>;
}

const some = <T>(count: number, row: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => row(at));

const GIVEN = ['Wren', 'Idris', 'Maud', 'Callum', 'Wren', 'Priya', 'Maud', 'Tobias', 'Wren', 'Eluned', 'Idris'];
const FAMILY = ['Ashdown', 'Okoro', 'Penhale', 'Vane', 'Sikorski', 'Birch', 'Trevanion'];
const PRENUME = [
  'Maria',
  'Luca',
  'Maria',
  'Smaranda',
  'Ioan',
  'Maria',
  'Luca',
  'Anca-Ioana',
  'Ștefan',
  'Maria',
  'Ilie',
];
const NUME = ['Pop', 'Țurcanu', 'Mureșan', 'Oprea', 'Zaharia', 'Bălan', 'Groza'];
const of = (all: readonly string[], at: number): string => all[at % all.length] ?? '';
const given = (at: number): string => of(GIVEN, at);
const family = (at: number): string => of(FAMILY, at);
const prenume = (at: number): string => of(PRENUME, at);
const nume = (at: number): string => of(NUME, at);

/** Called by what stands in some columns, one after the other. */
const by =
  (...columns: readonly string[]) =>
  (row: Row): string =>
    columns
      .map((column) => String(row[column]))
      .filter((text) => text !== '')
      .join(' ');

const one = (name: string, rows: readonly Row[], called: NamesTable['called']): NamesCase => ({
  name,
  tables: { [name]: { rows, called } },
});

function english({ below, pick }: Random): NamesCase[] {
  return [
    one(
      'volunteers',
      some(40, (at) => ({
        firstName: given(at),
        lastName: family(at),
        town: pick(['Bude', 'Looe']),
        since: 2010 + below(9),
      })),
      by('firstName', 'lastName'),
    ),
    one(
      'swimmers',
      some(30, (at) => ({
        Surname: family(at),
        'First name': given(at),
        Club: pick(['Otters', 'Pike', 'Teal']),
        PB: 60 + below(20),
      })),
      by('First name', 'Surname'),
    ),
    one(
      'clients',
      some(24, (at) => ({
        'Company name': `${family(at + 2)} & Sons ${at}`,
        GIVEN_NAME: given(at),
        FAMILY_NAME: family(at),
      })),
      by('GIVEN_NAME', 'FAMILY_NAME'),
    ),
    one(
      'staff list',
      some(33, (at) => ({
        Title: pick(['Dr', 'Ms', 'Mr']),
        'First Name': given(at),
        'Last Name': family(at),
        Department: pick(['Stores', 'Kiln', 'Glaze']),
        Email: `s${at}@potters.example`,
      })),
      by('First Name', 'Last Name'),
    ),
    one(
      'patients',
      some(28, (at) => ({
        patient_id: 4000 + at * 7,
        Forename: given(at),
        Surname: family(at),
        Ward: pick(['A2', 'B1']),
      })),
      by('Forename', 'Surname'),
    ),
    one(
      'attendees',
      some(26, (at) => ({ Name: given(at), Surname: family(at), Diet: pick(['vegan', 'none', 'no nuts']) })),
      by('Name', 'Surname'),
    ),
    one(
      'residents',
      // A short table: no given name comes again in it.
      some(5, (at) => ({
        'last-name': family(at),
        'first-name': of(['Ada', 'Ben', 'Cleo', 'Dov', 'Enid'], at),
        flat: at + 1,
      })),
      by('first-name', 'last-name'),
    ),
    one(
      'contacts',
      some(20, (at) => ({
        'name.first': given(at),
        'name.last': family(at),
        city: pick(['Truro', 'Hayle', 'Bodmin']),
      })),
      by('name.first', 'name.last'),
    ),
    one(
      'campers',
      // Some gave one name only, and two are called alike: they are two.
      some(20, (at) => ({
        first_name: given(at % 10),
        last_name: at === 3 ? '' : family(at % 10),
        tent: 1 + below(6),
      })),
      by('first_name', 'last_name'),
    ),
    one(
      'singers',
      some(24, (at) => ({
        Name: `${given(at)} ${family(at)}`,
        'First name': given(at),
        Voice: pick(['alto', 'bass']),
      })),
      by('Name'),
    ),
    one(
      'herbarium',
      some(12, (at) => ({
        Name: `${of(['Sea', 'Wood', 'Marsh', 'Field'], at)} ${of(['spurge', 'vetch', 'sorrel'], at)}`,
        Family: pick(['Fabaceae', 'Polygonaceae', 'Euphorbiaceae']),
        Height: 10 + below(60),
      })),
      by('Name'),
    ),
    one(
      'parcels',
      some(30, (at) => ({
        parcel: `PX-${300 + at}`,
        recipient_first_name: given(at),
        recipient_last_name: family(at),
        weight: 1 + below(20),
      })),
      by('parcel'),
    ),
    {
      name: 'riding school',
      tables: {
        riders: {
          rows: some(11, (at) => ({
            'First name': given(at),
            'Last name': family(at),
            Level: pick(['novice', 'open']),
          })),
          called: by('First name', 'Last name'),
        },
        lessons: {
          rows: some(40, (at) => ({
            Lesson: `L-${500 + at}`,
            Rider: `${given(at % 11)} ${family(at % 11)}`,
            Minutes: 30 + 15 * below(3),
          })),
          called: by('Lesson'),
          ties: { Rider: 'riders' },
        },
      },
    },
  ];
}

function romanian({ below, pick }: Random): NamesCase[] {
  return [
    one(
      'membri',
      some(36, (at) => ({
        Nume: nume(at),
        Prenume: prenume(at),
        Localitate: pick(['Cluj', 'Dej', 'Turda']),
        Cotizatie: 10 * below(9),
      })),
      by('Prenume', 'Nume'),
    ),
    one(
      'elevi',
      some(30, (at) => ({
        'Prenume elev': prenume(at),
        'Nume elev': nume(at),
        Clasa: pick(['5A', '5B', '6A']),
        Media: 5 + below(5),
      })),
      by('Prenume elev', 'Nume elev'),
    ),
    one(
      'export',
      some(22, (at) => ({
        'NUME DE FAMILIE': nume(at),
        PRENUME: prenume(at),
        'DATA NAȘTERII': `${1 + below(28)}.0${1 + below(9)}.1988`,
      })),
      by('PRENUME', 'NUME DE FAMILIE'),
    ),
    one(
      'candidati',
      some(25, (at) => ({
        Nume: nume(at),
        'Prenumele tatălui': of(['Vasile', 'Gheorghe', 'Dan'], at),
        Prenume: prenume(at),
        Nota: 4 + below(6),
      })),
      by('Prenume', 'Nume'),
    ),
    {
      name: 'donații',
      tables: {
        donatori: {
          rows: some(16, (at) => ({ cod: `D${10 + at}`, nume: nume(at), prenume: prenume(at) })),
          called: by('prenume', 'nume'),
        },
        donatii: {
          rows: some(30, (at) => ({
            chitanta: `C-${700 + at}`,
            'cod donator': `D${10 + below(16)}`,
            suma: 50 * (1 + below(9)),
          })),
          called: by('chitanta'),
          ties: { 'cod donator': 'donatori' },
        },
      },
    },
    {
      name: 'cursuri',
      tables: {
        profesori: {
          rows: some(9, (at) => ({
            Nume: nume(at),
            Prenume: prenume(at),
            Catedra: pick(['Istorie', 'Fizică', 'Desen']),
          })),
          called: by('Prenume', 'Nume'),
        },
        cursuri: {
          rows: some(18, (at) => ({
            Curs: `Curs ${of(['de vară', 'de seară', 'intensiv'], at)} ${at}`,
            Profesor: `${prenume(at % 9)} ${nume(at % 9)}`,
            Ore: 10 + below(30),
          })),
          called: by('Curs'),
          ties: { Profesor: 'profesori' },
        },
      },
    },
  ];
}

function others({ below, pick }: Random): NamesCase[] {
  return [
    one(
      'Mitglieder',
      some(20, (at) => ({
        Name: of(['Kranz', 'Lorenz', 'Ohm', 'Seidel'], at),
        Vorname: of(['Jörg', 'Anke', 'Jörg'], at),
        Alter: 20 + below(50),
      })),
      by('Vorname', 'Name'),
    ),
    one(
      'Kunden',
      some(20, (at) => ({
        Vorname: of(['Heike', 'Uwe', 'Heike'], at),
        Nachname: of(['Ritter', 'Ohm', 'Seidel', 'Lang'], at),
        Stadt: pick(['Ulm', 'Hof']),
      })),
      by('Vorname', 'Nachname'),
    ),
    one(
      'adhérents',
      some(20, (at) => ({
        Nom: of(['Garnier', 'Lemoine', 'Roussel', 'Picard'], at),
        Prénom: of(['Chloé', 'Remy', 'Chloé'], at),
        Ville: pick(['Brest', 'Quimper']),
      })),
      by('Prénom', 'Nom'),
    ),
    one(
      'socios',
      some(20, (at) => ({
        Nombre: of(['Lucía', 'Iker', 'Lucía'], at),
        Apellidos: of(['Vega Ruiz', 'Soler Gil', 'Prat Mas', 'Cano Rey'], at),
        Cuota: 10 + below(5),
      })),
      by('Nombre', 'Apellidos'),
    ),
    one(
      'soci',
      some(20, (at) => ({
        Cognome: of(['Ferri', 'Monti', 'Galli', 'Riva'], at),
        Nome: of(['Elisa', 'Dario', 'Elisa'], at),
        Tessera: 900 + at,
      })),
      by('Nome', 'Cognome'),
    ),
  ];
}

/** The eleventh set: persons whose names stand in two columns, and tables that only look like that. */
export const eleventhCases = (): readonly NamesCase[] => [
  ...english(randomOf(1101)),
  ...romanian(randomOf(1102)),
  ...others(randomOf(1103)),
];
