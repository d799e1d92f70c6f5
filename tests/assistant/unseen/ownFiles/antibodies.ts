import { about, en, NOTHING, ro, says } from '../Gold.js';
import { counted, most, mostCounted, point, type Row, rowsIn, sum, those, worldOf } from '../ownTables/rows.js';
import { cell, owned, ownText } from './rows.js';

const vials = rowsIn(ownText('antibodies.tsv'), '\t');
const code = cell('Ab ID');
const vialsWith = (is: (row: Row) => boolean) => vials.filter(is).map(code);
const [host, supplier, applications] = [cell('Host'), cell('Supplier'), cell('Applications')];
const price = (row: Row) => point(row['Price']);

/** What a laboratory has in its freezers: one table with tabs, applications of several values in a cell. */
export const antibodies = owned(
  'antibodies',
  'en',
  ['antibodies.tsv'],
  worldOf({
    'Ab ID': vials.map(code),
    Supplier: counted(vials, 'Supplier').keys(),
    'Ordered by': counted(vials, 'Ordered by').keys(),
  }),
  [
    en(
      'which antibodies work for ELISA',
      those(...vialsWith((row) => applications(row).split('; ').includes('ELISA'))),
      'Applications',
    ),
    en(
      'how many rabbit polyclonals do we have?',
      () => says(vialsWith((row) => host(row) === 'rabbit' && row['Clonality'] === 'polyclonal').length),
      'Host',
      'Clonality',
    ),
    en('Which antibodies can only be used for WB?', those(...vialsWith((row) => applications(row) === 'WB'))),
    en('which ones expire before 2025?', those(...vialsWith((row) => cell('Expires')(row) < '2025')), 'Expires'),
    en('Which supplier do we buy the most antibodies from?', those(...mostCounted(counted(vials, 'Supplier')))),
    en(
      'How much have we spent on antibodies from Helix Labs in total?',
      () => about(sum(vials.filter((row) => supplier(row) === 'Helix Labs').map(price))),
      'Price',
    ),
    en('Who ordered AB-019?', those(cell('Ordered by')(vials.find((row) => code(row) === 'AB-019'))), 'Ordered by'),
    en(
      'mouse antibodies that are not validated',
      those(...vialsWith((row) => host(row) === 'mouse' && row['Validated'] === 'no')),
      'Validated',
      'Host',
    ),
    ro(
      'Câți anticorpi sunt conjugați cu Alexa 488?',
      () => says(vialsWith((row) => row['Conjugate'] === 'Alexa 488').length),
      'Conjugate',
    ),
    ro('care e cel mai scump anticorp?', those(...most(vials, price).map(code)), 'Price'),
    en('Which antibodies cross-react with zebrafish?', NOTHING),
    en('Who used AB-017 last?', NOTHING),
    ro('Ce firmă a transportat AB-005?', NOTHING),
  ],
);
