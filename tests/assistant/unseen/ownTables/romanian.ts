import { about, en, NOTHING, ro, says } from '../Gold.js';
import { comma, counted, most, mostCounted, type Row, rowsOf, sum, mean, tabled, those, worldOf } from './rows.js';

const lots = rowsOf('branzarie.csv', ';');
const lotsWith = (is: (row: Row) => boolean) => lots.filter(is).map(({ Lot = '' }) => Lot);
const price = (row: Row) => comma(row['Preț (lei/kg)']);

/** Batches of a cheese dairy, as a spreadsheet in Romanian writes them: semicolons, decimal commas, days with dots. */
export const dairy = tabled(
  'dairy',
  'ro',
  ['branzarie.csv'],
  worldOf({ Lot: lots.map(({ Lot = '' }) => Lot), Maestru: counted(lots, 'Maestru').keys() }),
  [
    ro(
      'Câte loturi de telemea avem?',
      () => says(lotsWith((row) => row['Sortiment'] === 'Telemea').length),
      'Sortiment',
    ),
    ro(
      'Câte loturi a făcut Ileana Fodor?',
      () => says(lotsWith((row) => row['Maestru'] === 'Ileana Fodor').length),
      'Maestru',
    ),
    ro('Ce loturi au peste 50 kg de brânză?', those(...lotsWith((row) => comma(row['Brânză (kg)']) > 50)), 'Brânză'),
    ro('Care lot are cel mai mare preț?', those(...most(lots, price).map(({ Lot = '' }) => Lot)), 'Preț'),
    ro('Cât lapte s-a folosit în total?', () => says(sum(lots.map((row) => comma(row['Lapte (l)'])))), 'Lapte'),
    ro(
      'Care este prețul mediu al sortimentului Burduf?',
      () => about(mean(lots.filter((row) => row['Sortiment'] === 'Burduf').map(price))),
      'Preț',
    ),
    ro('Câte loturi nu sunt maturate?', () => says(lotsWith((row) => row['Maturat'] === 'nu').length), 'Maturat'),
    en('Which maestru made the most lots?', those(...mostCounted(counted(lots, 'Maestru'))), 'Maestru'),
    ro('Cine a cumpărat lotul B110?', NOTHING),
    ro('Câtă smântână s-a făcut în martie?', NOTHING),
  ],
);

const trees = rowsOf('arbori.csv', ',');
const code = ({ 'Cod arbore': own = '' }: Row) => own;
const treesWith = (is: (row: Row) => boolean) => trees.filter(is).map(code);
const inLunca = (row: Row) => row['Cartier'] === 'Lunca';
const inCopou = (row: Row) => row['Cartier'] === 'Copou';

/** A town's register of its trees, headings without diacritics, works of several names in a cell. */
export const register = tabled(
  'register',
  'ro',
  ['arbori.csv'],
  worldOf({ 'Cod arbore': trees.map(code), Strada: counted(trees, 'Strada').keys() }),
  [
    ro('Câți stejari sunt?', () => says(treesWith((row) => row['Specie'] === 'Stejar').length), 'Specie'),
    ro(
      'Ce arbori din Copou sunt protejați?',
      those(...treesWith((row) => inCopou(row) && row['Protejat'] === 'da')),
      'Protejat',
      'Cartier',
    ),
    ro(
      'Care este cel mai înalt arbore?',
      those(...most(trees, (row) => comma(row['Inaltime (m)'])).map(code)),
      'Inaltime',
    ),
    ro(
      'Ce arbori din Lunca au starea rea?',
      those(...treesWith((row) => inLunca(row) && row['Stare'] === 'rea')),
      'Stare',
      'Cartier',
    ),
    ro('Câți arbori sunt în fiecare cartier?', () => says(...counted(trees, 'Cartier').values()), 'Cartier'),
    ro(
      'Câți arbori au fost plantați înainte de 1950?',
      () => says(treesWith((row) => row['An plantare'] !== '' && Number(row['An plantare']) < 1950).length),
      'An plantare',
    ),
    ro('Ce străzi sunt în Copou?', those(...counted(trees.filter(inCopou), 'Strada').keys()), 'Strada', 'Cartier'),
    ro(
      'Câți arbori au nevoie de toaletare?',
      () => says(treesWith((row) => row['Lucrari']?.includes('toaletare') ?? false).length),
      'Lucrari',
    ),
    ro('Cine a plantat arborele ARB-010?', NOTHING),
    ro('Câte bănci sunt în Centru?', NOTHING),
  ],
);
