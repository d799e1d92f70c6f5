import { brought, toldBy } from '../personalFiles/rows.js';
import { is, NOTHING, ro, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { mean, most, those, worldOf } from '../ownTables/rows.js';
import { where } from '../publicFiles/rows.js';
import { greatest, least, rather, shippedRows } from './rows.js';

const countries = shippedRows('world_corruption_index_2012_2022.csv');
const country = cell('Country / Territory');
export const [score, score2012] = [amountOf('CPI score 2022'), amountOf('CPI Score 2012')] as const;
export const called = (name: string) => where(countries, 'Country / Territory', name)[0];
const inRegion = (name: string) => where(countries, 'Region Name', name);
const [middleEast, europe] = [inRegion('Middle East and North Africa'), inRegion('European Union')] as const;

/** How corrupt countries are held to be, with a column a year. */
export const corruptionIndex = brought(
  'corruptionIndex',
  'ro',
  ['world_corruption_index_2012_2022.csv'],
  worldOf({ 'Country / Territory': countries.map(country) }),
  [
    ro('ce CPI score avea Romania în 2022?', () => says(score(called('Romania'))), 'CPI score 2022'),
    ro('tara cu cel mai mare CPI score 2022', those(...most(countries, score).map(country)), 'CPI score 2022'),
    ro('pe ce loc era Germany în 2021', () => says(amountOf('Rank 2021')(called('Germany'))), 'Rank 2021'),
    ro(
      'ce țări au CPI score 2022 sub 15?',
      those(...countries.filter((row) => score(row) < 15).map(country)),
      'CPI score 2022',
    ),
    ro('media CPI score 2022 în Asia Pacific', near(mean(inRegion('Asia Pacific').map(score))), 'CPI score 2022'),
    ro('cate tari sunt in European Union', () => says(europe.length), 'Region Name'),
    ro(
      'avea Greece un CPI score mai mare în 2022 decât în 2012?',
      () => is(score(called('Greece')) > score2012(called('Greece'))),
      'CPI score 2022',
      'CPI Score 2012',
    ),
    ro('cate surse (Sources 2022) are Norway', () => says(amountOf('Sources 2022')(called('Norway'))), 'Sources 2022'),
    ro(
      'primele 4 țări din Middle East and North Africa după CPI score 2022',
      those(...greatest(middleEast, 4, score).map(country)),
      'CPI score 2022',
      'Region Name',
    ),
    ro('cpi score moldova 2013', () => says(amountOf('CPI Score 2013')(called('Moldova'))), 'CPI Score 2013'),
    ro('cine sta mai bine in 2022, Bulgaria sau Serbia?', rather('Bulgaria', 'Serbia'), 'CPI score 2022', 'Rank 2022'),
    ro('ce țări sunt pe locul 14 în 2022', those(...where(countries, 'Rank 2022', '14').map(country)), 'Rank 2022'),
    ro('unde era CPI Score 2012 cel mai mic', those(...least(countries, score2012).map(country)), 'CPI Score 2012'),
    ro('câți locuitori are Romania', NOTHING),
    ro('ce moneda are Denmark', NOTHING),
    ro('cine e președintele din Ukraine?', NOTHING),
    ro('ce CPI score avea Poland in 1998', NOTHING),
    ro(
      'câte țări au CPI score 2022 între 81 și 89',
      () => says(countries.filter((row) => score(row) >= 81 && score(row) <= 89).length),
      'CPI score 2022',
    ),
    ro(
      'câte țări din SSA au CPI score 2022 peste 50?',
      () => says(where(countries, 'Region', 'SSA').filter((row) => score(row) > 50).length),
      'CPI score 2022',
      'Region',
    ),
    ro(
      'din ce regiune e Uruguay',
      toldBy([cell('Region')(called('Uruguay')), cell('Region Name')(called('Uruguay'))]),
      'Region',
    ),
    ro(
      'cu cât e mai mare scorul Denmark decât al lui Sweden în 2022',
      () => says(score(called('Denmark')) - score(called('Sweden'))),
      'CPI score 2022',
    ),
    ro(
      'cea mai coruptă țară din European Union în 2022 (CPI score cel mai mic)',
      those(...least(europe, score).map(country)),
      'CPI score 2022',
      'Region Name',
    ),
    ro(
      'la ce țări lipsește CPI Score 2012',
      those(...where(countries, 'CPI Score 2012', '').map(country)),
      'CPI Score 2012',
    ),
  ],
);
