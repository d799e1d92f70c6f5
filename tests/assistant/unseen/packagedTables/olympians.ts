import { brought } from '../personalFiles/rows.js';
import { is, NOTHING, ro, says } from '../Gold.js';
import { amountOf, day, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, sum, those, worldOf } from '../ownTables/rows.js';
import { perGroup, where } from '../publicFiles/rows.js';
import { tableRows } from './rows.js';

const athletes = tableRows('olympians.csv');
export const athlete = cell('name');
const born = cell('date_of_birth');
const [height, weight] = [amountOf('height'), amountOf('weight')] as const;
const [gold, silver, bronze] = [amountOf('gold'), amountOf('silver'), amountOf('bronze')] as const;
export { bronze, height };
const called = (name: string) => where(athletes, 'name', name)[0];
export const at = (sport: string) => where(athletes, 'sport', sport);
export const from = (country: string) => where(athletes, 'nationality', country);

/** The athletes of Romania and of the Republic of Moldova at the Olympic Games of 2016. */
export const olympians = brought(
  'olympians',
  'ro',
  ['olympians.csv'],
  worldOf({ name: athletes.map(athlete), sport: counted(athletes, 'sport').keys() }),
  [
    ro('câți sportivi are MDA', () => says(from('MDA').length), 'nationality'),
    ro('cine e cel mai înalt?', those(...most(athletes, height).map(athlete)), 'height'),
    ro('câte medalii de aur (gold) are Ana Maria Popescu', () => says(gold(called('Ana Maria Popescu'))), 'gold'),
    ro('cine a luat aur (gold)?', those(...athletes.filter((row) => gold(row) > 0).map(athlete)), 'gold'),
    ro('Ce sport face Simona Gherman?', those(cell('sport')(called('Simona Gherman'))), 'sport'),
    ro(
      'cate fete (female) sunt la handball',
      () => says(where(at('handball'), 'sex', 'female').length),
      'sex',
      'sport',
    ),
    ro('când s-a născut Catalina Ponor', day(born(called('Catalina Ponor'))), 'date_of_birth'),
    ro('cel mai tanar sportiv', those(...most(athletes, (row) => Date.parse(born(row))).map(athlete)), 'date_of_birth'),
    ro('sportivii de la judo', those(...at('judo').map(athlete)), 'sport'),
    ro('cate kilograme are Daniel Natea', () => says(weight(called('Daniel Natea'))), 'weight'),
    ro('înălțimea medie la rowing', near(mean(at('rowing').map(height))), 'height', 'sport'),
    ro('la ce sport sunt cei mai mulți sportivi?', those(...mostCounted(counted(athletes, 'sport'))), 'sport'),
    ro('câți sportivi sunt la fiecare sport', perGroup(counted(athletes, 'sport')), 'sport'),
    ro('cine are silver', those(...athletes.filter((row) => silver(row) > 0).map(athlete)), 'silver'),
    ro(
      'e Marian Dragulescu mai greu decât Marian Oprea?',
      () => is(weight(called('Marian Dragulescu')) > weight(called('Marian Oprea'))),
      'weight',
    ),
    ro(
      'sportivi nascuti dupa 1998',
      those(...athletes.filter((row) => born(row) >= '1999').map(athlete)),
      'date_of_birth',
    ),
    ro('câte medalii de bronz (bronze) sunt în total', () => says(sum(athletes.map(bronze))), 'bronze'),
    ro('pe ce loc a ieșit Bianca Razor la 400 de metri', NOTHING),
    ro('cine e antrenorul echipei de handbal?', NOTHING),
    ro('cati sportivi au fost la Londra in 2012', NOTHING),
  ],
);
