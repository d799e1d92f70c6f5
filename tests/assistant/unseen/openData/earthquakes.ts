import { brought } from '../personalFiles/rows.js';
import { en, is, NOTHING, says } from '../Gold.js';
import { cell } from '../ownFiles/rows.js';
import { perGroup, share, where } from '../publicFiles/rows.js';
import { counted, mean, most, type Row, those, worldOf } from '../ownTables/rows.js';
import { amountOf, day, near, openRows, whereNot } from './rows.js';

export const quakes = openRows('earthquakes.csv');
const place = cell('place');
export const magnitude = amountOf('mag');
export const depth = amountOf('depth');
export const since = (from: string) => quakes.filter((row) => cell('time')(row).startsWith(from));
const countryIs = (country: string) => quakes.filter((row) => place(row).endsWith(`, ${country}`));
export const above = (rows: readonly Row[], limit: number) => rows.filter((row) => magnitude(row) > limit);
const strongest = most(quakes, magnitude);
const moderate = where(quakes, 'mag_class', 'Moderate');

/** Earthquakes around Indonesia in four months, each with its time, depth and place. */
export const earthquakes = brought(
  'earthquakes',
  'en',
  ['earthquakes.csv'],
  worldOf({
    place: quakes.map(place),
    depth_class: quakes.map(cell('depth_class')),
    mag_class: quakes.map(cell('mag_class')),
  }),
  [
    en('where was the strongest earthquake', those(...strongest.map(place)), 'mag', 'place'),
    en('How many earthquakes were above magnitude 6?', () => says(above(quakes, 6).length), 'mag'),
    en('how deep was the deepest one', near(Math.max(...quakes.map(depth))), 'depth'),
    en('number of earthquakes in june 2024', () => says(since('2024-06').length), 'time'),
    en('average magnitude', near(mean(quakes.map(magnitude))), 'mag'),
    en('how many were deep?', () => says(where(quakes, 'depth_class', 'Deep').length), 'depth_class'),
    en('Which quakes are classed as Strong?', those(...where(quakes, 'mag_class', 'Strong').map(place)), 'mag_class'),
    en(
      'were there more quakes in may than in july',
      () => is(since('2024-05').length > since('2024-07').length),
      'time',
    ),
    en(
      'how many shallow quakes had a magnitude of 5 or more',
      () => says(where(quakes, 'depth_class', 'Shallow').filter((row) => magnitude(row) >= 5).length),
      'mag',
      'depth_class',
    ),
    en(
      'quakes near Tobelo with magnitude over 5',
      those(
        ...above(quakes, 5)
          .map(place)
          .filter((one) => one.includes('Tobelo')),
      ),
      'place',
      'mag',
    ),
    en('how many happened in the philippines?', () => says(countryIs('Philippines').length), 'place'),
    en('number of quakes per depth class', perGroup(counted(quakes, 'depth_class')), 'depth_class'),
    en('Average depth of the moderate quakes', near(mean(moderate.map(depth))), 'depth', 'mag_class'),
    en('when was the 7.1 quake', day(cell('time')(strongest[0]).slice(0, 10)), 'time', 'mag'),
    en('How many quakes were there on 2024-04-09?', () => says(since('2024-04-09').length), 'time'),
    en('was there a quake on 1 may 2024', () => is(since('2024-05-01').length > 0), 'time'),
    en(
      'what share of the quakes is light',
      share(where(quakes, 'mag_class', 'Light').length, quakes.length),
      'mag_class',
    ),
    en('smallest magnitude recorded', () => says(Math.min(...quakes.map(magnitude))), 'mag'),
    en(
      'how many were neither shallow nor light',
      () => says(whereNot(whereNot(quakes, 'depth_class', 'Shallow'), 'mag_class', 'Light').length),
      'depth_class',
      'mag_class',
    ),
    en('how many people died in the strongest quake', NOTHING),
    en('Did any of them cause a tsunami?', NOTHING),
    en('which fault caused the quakes near tobelo', NOTHING),
    en('what was the strongest quake of 2019', NOTHING),
  ],
);
