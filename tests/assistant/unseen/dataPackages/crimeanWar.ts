import { brought } from '../personalFiles/rows.js';
import { is, NOTHING, ro, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { mean, most, type Row, sum, worldOf } from '../ownTables/rows.js';
import { months, packageRows } from './rows.js';

const lines = packageRows('nightingale.csv');
const date = cell('date');
const [army, disease, wounds, other] = [
  amountOf('army_size'),
  amountOf('disease'),
  amountOf('wounds'),
  amountOf('other'),
] as const;
export { disease, wounds };
export const inMonth = (month: string) => lines.find((row) => date(row).startsWith(month)) ?? {};
export const inYear = (year: string) => lines.filter((row) => date(row).startsWith(year));
export const dated = (rows: readonly Row[]) => months(...rows.map(date));

/** Who died in the army in Crimea, month by month, as Florence Nightingale counted them. */
export const crimeanWar = brought('crimeanWar', 'ro', ['nightingale.csv'], worldOf({}), [
  ro('în ce lună au murit cei mai mulți de boală (disease)?', dated(most(lines, disease)), 'disease', 'date'),
  ro('câți au murit din răni (wounds) în noiembrie 1854', () => says(wounds(inMonth('1854-11'))), 'wounds', 'date'),
  ro('total disease', () => says(sum(lines.map(disease))), 'disease'),
  ro(
    'cât de mare era armata (army_size) în septembrie 1855',
    () => says(army(inMonth('1855-09'))),
    'army_size',
    'date',
  ),
  ro('cate luni sunt in tabel', () => says(lines.length)),
  ro('când a fost armata cea mai mare?', dated(most(lines, army)), 'army_size'),
  ro(
    'în câte luni a fost disease peste 1000',
    () => says(lines.filter((row) => disease(row) > 1000).length),
    'disease',
  ),
  ro('Câți au murit de disease în 1855, în total?', () => says(sum(inYear('1855').map(disease))), 'disease', 'date'),
  ro('media lunară la other', near(mean(lines.map(other))), 'other'),
  ro('lunile cu wounds 0', dated(lines.filter((row) => wounds(row) === 0)), 'wounds'),
  ro(
    'au murit mai mulți de boală decât din răni? (disease, wounds)',
    () => is(sum(lines.map(disease)) > sum(lines.map(wounds))),
    'disease',
    'wounds',
  ),
  ro('luna cu cele mai multe wounds', dated(most(lines, wounds)), 'wounds'),
  ro(
    'a fost army_size mai mare în ianuarie 1856 decât în ianuarie 1855?',
    () => is(army(inMonth('1856-01')) > army(inMonth('1855-01'))),
    'army_size',
    'date',
  ),
  ro(
    'în câte luni a fost wounds mai mare decât disease',
    () => says(lines.filter((row) => wounds(row) > disease(row)).length),
    'wounds',
    'disease',
  ),
  ro('army_size mediu in 1856', near(mean(inYear('1856').map(army))), 'army_size', 'date'),
  ro(
    'câte decese de boală au fost în ianuarie și februarie 1855 la un loc',
    () => says(disease(inMonth('1855-01')) + disease(inMonth('1855-02'))),
    'disease',
    'date',
  ),
  ro('câte asistente lucrau acolo', NOTHING),
  ro('Ce spital era folosit în martie 1855?', NOTHING),
  ro('cati au murit de boala in 1860', NOTHING),
]);
