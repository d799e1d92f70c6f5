import { is, NOTHING, ro, says } from '../Gold.js';
import { most, sum, those, worldOf } from '../ownTables/rows.js';
import { brought, toldBy } from '../personalFiles/rows.js';
import { greatest } from '../shippedFiles/rows.js';
import { townJson } from './rows.js';

interface Country {
  readonly name: string;
  readonly abbr: string;
  readonly medals: Readonly<Record<'gold' | 'silver' | 'bronze' | 'total', number>>;
}

const { data: countries } = townJson<{ readonly data: readonly Country[] }>('olympics2014.json');
const count = (metal: keyof Country['medals']) => (one: Country) => one.medals[metal];
export const gold = count('gold');
const [silver, bronze, total] = [count('silver'), count('bronze'), count('total')] as const;
export const country = (some: string) => countries.find(({ name }) => name === some) as Country;
export const having = (holds: (one: Country) => boolean) => countries.filter(holds);
export const told = (some: readonly Country[]) => those(...some.map(({ name }) => name));

/** Medals of the countries at the winter games of 2014, as a table of some day of the games had them. */
export const winterMedals = brought(
  'winterMedals',
  'ro',
  ['olympics2014.json'],
  worldOf({ name: countries.map(({ name }) => name) }),
  [
    ro('câte medalii de aur (gold) are Norway?', () => says(gold(country('Norway'))), 'gold'),
    ro('cine a luat cele mai multe medalii (total)', told(most(countries, total)), 'total'),
    ro('cate tari sunt in lista', () => says(countries.length), 'name'),
    ro('câte țări nu au nicio medalie, adică total 0', () => says(having((one) => total(one) === 0).length), 'total'),
    ro('ce tari au gold dar n-au bronze', told(having((one) => gold(one) > 0 && bronze(one) === 0)), 'gold', 'bronze'),
    ro('ce abreviere (abbr) are Switzerland', toldBy([country('Switzerland').abbr]), 'abbr'),
    ro('cate medalii de aur s-au dat cu totul', () => says(sum(countries.map(gold))), 'gold'),
    ro('are Romania vreo medalie?', () => is(total(country('Romania')) > 0), 'total'),
    ro(
      'are Canada mai mult argint decât Austria? (silver)',
      () => is(silver(country('Canada')) > silver(country('Austria'))),
      'silver',
    ),
    ro('tarile cu peste 15 medalii in total', told(having((one) => total(one) > 15)), 'total'),
    ro('cine are cele mai multe medalii de bronz?', told(most(countries, bronze)), 'bronze'),
    ro('care țări au exact 1 medalie în total', told(having((one) => total(one) === 1)), 'total'),
    ro('primele doua tari la gold', told(greatest(countries, 2, gold)), 'gold'),
    ro('câte medalii de argint are Japan', () => says(silver(country('Japan'))), 'silver'),
    ro('ce țară are abrevierea LVA', told(having(({ abbr }) => abbr === 'LVA')), 'abbr'),
    ro('câte țări au măcar o medalie de aur?', () => says(having((one) => gold(one) > 0).length), 'gold'),
    ro('la ce sport a luat Slovakia medalia?', NOTHING),
    ro('cati sportivi a trimis Italy', NOTHING),
    ro('cine a purtat steagul pentru France', NOTHING),
  ],
);
