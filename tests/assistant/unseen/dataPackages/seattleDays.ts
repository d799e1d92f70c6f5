import { brought } from '../personalFiles/rows.js';
import { is, NOTHING, ro, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell, totals } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, type Row, sum, those, worldOf } from '../ownTables/rows.js';
import { perGroup, where } from '../publicFiles/rows.js';
import { days, months, packageRows } from './rows.js';

const weather = packageRows('seattle-weather.csv');
const date = cell('date');
const [rain, high, low, wind] = [
  amountOf('precipitation'),
  amountOf('temp_max'),
  amountOf('temp_min'),
  amountOf('wind'),
] as const;
export { high };
const on = (day: string) => where(weather, 'date', `2014-${day}`)[0] ?? {};
export const inMonth = (month: string) => weather.filter((row) => date(row).startsWith(`2014-${month}`));
const dated = (rows: readonly Row[]) => days(...rows.map(date));
export const kind = (sort: string, rows: readonly Row[] = weather) => where(rows, 'weather', sort);

/** The weather of Seattle on each day of 2014. */
export const seattleDays = brought(
  'seattleDays',
  'ro',
  ['seattle-weather.csv'],
  worldOf({ weather: counted(weather, 'weather').keys() }),
  [
    ro('care a fost cea mai caldă zi', dated(most(weather, high)), 'temp_max'),
    ro('în câte zile a fost rain', () => says(kind('rain').length), 'weather'),
    ro('precipitații în total in 2014', near(sum(weather.map(rain))), 'precipitation'),
    ro('ce temp_max a fost pe 4 iulie 2014?', () => says(high(on('07-04'))), 'temp_max', 'date'),
    ro('câte zile au avut temp_min sub 0', () => says(weather.filter((row) => low(row) < 0).length), 'temp_min'),
    ro('Care a fost ziua cu cele mai multe precipitații (precipitation)?', dated(most(weather, rain)), 'precipitation'),
    ro('cum a fost vremea pe 25 decembrie 2014', those(cell('weather')(on('12-25'))), 'weather', 'date'),
    ro('media temp_max în august', near(mean(inMonth('08').map(high))), 'temp_max', 'date'),
    ro('câte zile cu fog au fost in octombrie', () => says(kind('fog', inMonth('10')).length), 'weather', 'date'),
    ro(
      'în ce lună au fost cele mai multe precipitații',
      months(
        ...most([...totals(weather, (row) => date(row).slice(0, 7), rain)], ([, amount]) => amount).map(
          ([month]) => `${month}-01`,
        ),
      ),
      'precipitation',
      'date',
    ),
    ro('a nins (snow) în 2014?', () => is(kind('snow').length > 0), 'weather'),
    ro('zilele cu vânt (wind) peste 8', dated(weather.filter((row) => wind(row) > 8)), 'wind'),
    ro(
      'cate zile au fost fara precipitatii, adica precipitation 0',
      () => says(weather.filter((row) => rain(row) === 0).length),
      'precipitation',
    ),
    ro(
      'a fost mai cald pe 1 august decât pe 1 iulie 2014?',
      () => is(high(on('08-01')) > high(on('07-01'))),
      'temp_max',
      'date',
    ),
    ro('câte zile de fiecare fel de vreme (weather)', perGroup(counted(weather, 'weather')), 'weather'),
    ro('vantul mediu in ianuarie', near(mean(inMonth('01').map(wind))), 'wind', 'date'),
    ro('ce vreme a fost cel mai des', those(...mostCounted(counted(weather, 'weather'))), 'weather'),
    ro('ce umiditate a fost pe 3 martie', NOTHING),
    ro('la ce oră a răsărit soarele pe 21 iunie 2014?', NOTHING),
    ro('cum a fost vremea pe 3 mai 2019', NOTHING),
  ],
);
