import { type Random, randomOf } from './random.js';

type Row = Readonly<Record<string, string | number>>;

/** A table of which several columns name the same things, as two teams of a match, with what a person would make of that. */
export interface RolesCase {
  /** What the file is called. */
  readonly name: string;
  readonly rows: readonly Row[];
  /** The columns whose values are the same things; empty where no two are. */
  readonly same: readonly string[];
  /** What such a thing is, in the singular, where the headings say it. */
  readonly label?: string;
}

const some = <T>(count: number, row: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => row(at));
const day = ({ below }: Random): string => `2025-0${1 + below(9)}-${10 + below(18)}`;

/** Two different ones, as nobody plays against themselves. */
function two<T>({ pick }: Random, of: readonly T[]): readonly [T, T] {
  const one = pick(of);
  return [one, pick(of.filter((each) => each !== one))];
}

const PLAYERS = ['Ines Falk', 'Tomas Reuter', 'Mara Quill', 'Otto Brandt', 'Lena Voss', 'Piet Haan', 'Ada Storm'];
const MUSEUMS = ['Tide Museum', 'House of Glass', 'Mill Gallery', 'Harbour Collection', 'Salt Museum'];
const FIRMS = ['Agromec Lunca', 'Brutăria Spic', 'Transport Dacia', 'Moara Veche', 'Livada Sud', 'Ferma Olt'];
const TEAMS = ['Northgate', 'Red Harbour', 'Alder Vale', 'Saint Orm', 'Kingsmere', 'Low Fells', 'Easton', 'Braid'];
const ECHIPE = ['Steagul', 'Minerul', 'Dunărea', 'Petrolul Vechi', 'Viitorul Deal', 'Ceahlăul Mic'];
const PEOPLE = ['Iulia Neagoe', 'Radu Stoian', 'Simona Pop', 'Victor Ursu', 'Dana Marin', 'Mihnea Toma', 'Olga Preda'];
const PLACES = ['Bran', 'Zărnești', 'Peștera', 'Măgura', 'Moieciu', 'Fundata', 'Șirnea', 'Rucăr', 'Dâmbovicioara'];

function english(random: Random): RolesCase[] {
  const { below, pick } = random;
  return [
    {
      name: 'matches',
      rows: some(40, () => {
        const [home, away] = two(random, TEAMS);
        return { played_on: day(random), home_team: home, away_team: away, home_goals: below(5), away_goals: below(4) };
      }),
      same: ['home_team', 'away_team'],
      label: 'Team',
    },
    {
      name: 'chess games',
      rows: some(36, (at) => {
        const [white, black] = two(random, PLAYERS);
        const moves = 18 + below(60);
        return {
          game: `G-${200 + at}`,
          white,
          black,
          opening: pick(['Reti', 'Dutch', 'Vienna']),
          moves,
          winner: pick([white, black]),
        };
      }),
      same: ['white', 'black', 'winner'],
    },
    {
      name: 'loans',
      rows: some(30, (at) => {
        const [lender, borrower] = two(random, MUSEUMS);
        return {
          object: `Vase no. ${at + 1}`,
          lender,
          borrower,
          from_date: day(random),
          to_date: day(random),
          insured: 1000 * (1 + below(9)),
        };
      }),
      same: ['lender', 'borrower'],
    },
    {
      name: 'transfers',
      rows: some(34, (at) => {
        const [old, next] = two(random, TEAMS);
        return {
          player: `Sam Player${String.fromCodePoint(65 + (at % 26))}${at}`,
          old_club: old,
          new_club: next,
          fee: 100 + below(900),
        };
      }),
      same: ['old_club', 'new_club'],
      label: 'Club',
    },
    {
      name: 'shifts',
      rows: some(44, () => ({
        day: day(random),
        morning: pick(['sunny', 'rain', 'fog', 'cloud', 'snow']),
        evening: pick(['sunny', 'rain', 'fog', 'cloud', 'snow']),
        visitors: below(400),
      })),
      same: [],
    },
    {
      name: 'survey',
      rows: some(50, (at) => ({
        respondent: `R${at + 100}`,
        service: pick(['Very good', 'Good', 'Fair', 'Poor']),
        rooms: pick(['Very good', 'Good', 'Fair', 'Poor']),
        food: pick(['Very good', 'Good', 'Fair', 'Poor']),
      })),
      same: [],
    },
  ];
}

function romanian(random: Random): RolesCase[] {
  const { below, pick } = random;
  return [
    {
      name: 'meciuri',
      rows: some(30, (at) => {
        const [gazde, oaspeti] = two(random, ECHIPE);
        return {
          etapa: 1 + Math.floor(at / 3),
          gazde,
          oaspeti,
          scor: `${below(5)}:${below(5)}`,
          spectatori: 200 + below(3000),
        };
      }),
      same: ['gazde', 'oaspeti'],
    },
    {
      name: 'contracte',
      rows: some(32, (at) => {
        const [cumparator, vanzator] = two(random, FIRMS);
        return {
          nr_contract: `C/${310 + at}`,
          cumparator,
          vanzator,
          valoare: 500 + below(9000),
          semnat_la: day(random),
        };
      }),
      same: ['cumparator', 'vanzator'],
    },
    {
      name: 'articole',
      rows: some(28, (at) => {
        const [autor, coautor] = two(random, PEOPLE);
        const titlu = `${['Despre', 'Note despre', 'Istoria', 'Viața'][at % 4] ?? ''} ${['râuri', 'mori', 'drumuri', 'stâne', 'punți', 'case', 'livezi'][at % 7] ?? ''}`;
        return { titlu, autor, coautor, an: 1990 + below(30) };
      }),
      same: ['autor', 'coautor'],
    },
    {
      name: 'trasee',
      rows: some(36, () => {
        const [from, to] = two(random, PLACES);
        return {
          localitate_start: from,
          localitate_final: to,
          km: 2 + below(20),
          dificultate: pick(['ușor', 'mediu', 'greu']),
        };
      }),
      same: ['localitate_start', 'localitate_final'],
      label: 'Localitate',
    },
    {
      name: 'analize',
      rows: some(40, (at) => ({
        proba: `PR-${500 + at}`,
        sodiu: pick(['Normal', 'Crescut', 'Scăzut']),
        potasiu: pick(['Normal', 'Crescut', 'Scăzut']),
        calciu: pick(['Normal', 'Crescut', 'Scăzut']),
      })),
      same: [],
    },
  ];
}

/** Eleven tables: in eight of them columns name the same things, in three they only hold the same words. */
export const tenthCases = (): RolesCase[] => [...english(randomOf(1001)), ...romanian(randomOf(1002))];
