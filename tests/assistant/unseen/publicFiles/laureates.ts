import { brought } from '../personalFiles/rows.js';
import { is, NOTHING, ro, says } from '../Gold.js';
import { cell } from '../ownFiles/rows.js';
import { counted, most, mostCounted, those, worldOf } from '../ownTables/rows.js';
import { amount, distinct, publicRows, perGroup, where } from './rows.js';

const laureates = publicRows('nobel.csv', 'latin1');
const name = cell('Name');
const prizes = (category: string, year?: string) =>
  where(laureates, 'Category', category).filter((row) => year === undefined || row['Year'] === year);
const the = (laureate: string) => where(laureates, 'Name', laureate)[0] ?? {};
const from = (country: string) => where(laureates, 'County', country);

/** Nobel laureates in physics, literature and peace since 1990, in a file that is not UTF-8. */
export const nobel = brought(
  'nobel',
  'en',
  ['nobel.csv'],
  worldOf({
    Name: laureates.map(name),
    County: distinct(laureates, 'County'),
    Category: distinct(laureates, 'Category'),
    'Field/Language': distinct(laureates, 'Field/Language'),
  }),
  [
    ro(
      'cine a luat nobelul pentru literatura in 1993',
      those(...prizes('literature', '1993').map(name)),
      'Category',
      'Year',
    ),
    ro('cate premii pentru fizica sunt in lista', () => says(prizes('physics').length), 'Category'),
    ro(
      'Ce laureați s-au născut la Paris?',
      those(...where(laureates, 'Birth Place', 'Paris').map(name)),
      'Birth Place',
    ),
    ro('laureati din South Africa', those(...from('South Africa').map(name)), 'County'),
    ro('din ce țară e Herta Müller?', those(cell('County')(the('Herta Müller'))), 'County'),
    ro('in ce an a luat premiul Barack Obama', () => says(amount(the('Barack H. Obama')['Year'])), 'Year'),
    ro('ce tara are cei mai multi laureati', those(...mostCounted(counted(laureates, 'County'))), 'County'),
    ro('Câți laureați sunt la fiecare categorie?', perGroup(counted(laureates, 'Category')), 'Category'),
    ro('premiul pentru pace 2005', those(...prizes('peace', '2005').map(name)), 'Category', 'Year'),
    ro('de ce a primit Imre Kertész premiul?', () => says(cell('Motivation')(the('Imre Kertész'))), 'Motivation'),
    ro(
      'scriitori de limba germana (German)',
      those(...where(laureates, 'Field/Language', 'German').map(name)),
      'Field/Language',
    ),
    ro(
      'cati sunt de la Stanford University',
      () => says(laureates.filter((row) => cell('Role/Affiliate')(row).startsWith('Stanford University')).length),
      'Role/Affiliate',
    ),
    ro(
      'A luat cineva premiul de două ori?',
      () => is(distinct(laureates, 'Name').length < laureates.length),
      'Name',
      'Prize Name',
    ),
    ro(
      'cine s-a nascut in New York NY',
      those(...where(laureates, 'Birth Place', 'New York NY').map(name)),
      'Birth Place',
    ),
    ro(
      'câte premii pentru pace au mers în USA',
      () => says(prizes('peace').filter((row) => row['County'] === 'USA').length),
      'County',
      'Category',
    ),
    ro(
      'în ce ani au fost cei mai mulți laureați',
      () => says(...mostCounted(counted(laureates, 'Year')).map(Number)),
      'Year',
    ),
    ro(
      'unde lucra Charles K. Kao',
      () => says(cell('Role/Affiliate')(the('Charles K. Kao')).split(',')[0] ?? ''),
      'Role/Affiliate',
    ),
    ro(
      'Au mai mulți laureați Canada sau Italia?',
      those(...most(['Canada', 'Italy'], (country) => from(country).length)),
      'County',
    ),
    ro('cati bani a primit Mario Vargas Llosa', NOTHING),
    ro('Ce cărți a scris Doris Lessing?', NOTHING),
    ro('când a murit Nelson Mandela', NOTHING),
  ],
);
