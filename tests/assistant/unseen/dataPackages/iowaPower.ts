import { brought } from '../personalFiles/rows.js';
import { is, NOTHING, ro, says } from '../Gold.js';
import { amountOf } from '../openData/rows.js';
import { cell, totals } from '../ownFiles/rows.js';
import { mean, most, sum, those, worldOf } from '../ownTables/rows.js';
import { distinct, perGroup, share, where } from '../publicFiles/rows.js';
import { packageRows, years } from './rows.js';

const lines = packageRows('iowa-electricity.csv');
const SOURCES = distinct(lines, 'source');
const made = amountOf('net_generation');
const yearOf = (row: (typeof lines)[number]) => cell('year')(row).slice(0, 4);
const from = (source: string) => where(lines, 'source', source);
const inYear = (year: string) => lines.filter((row) => yearOf(row) === year);
export const output = (source: string, year: string) => made(where(inYear(year), 'source', source)[0]);
const perSource = totals(lines, cell('source'), made);
const yearsOver = (source: string, amount: number) =>
  from(source)
    .filter((row) => made(row) > amount)
    .map(yearOf);

/** Electricity made in Iowa by source and year. */
export const iowaPower = brought('iowaPower', 'ro', ['iowa-electricity.csv'], worldOf({ source: SOURCES }), [
  ro('ce surse sunt', those(...SOURCES), 'source'),
  ro('cât s-a produs din Renewables în 2017?', () => says(output('Renewables', '2017')), 'net_generation', 'source'),
  ro(
    'în ce an a fost net_generation cel mai mare la Nuclear Energy',
    years(...most(from('Nuclear Energy'), made).map(yearOf)),
    'net_generation',
    'source',
  ),
  ro('net_generation in total in 2010', () => says(sum(inYear('2010').map(made))), 'net_generation', 'year'),
  ro(
    'media net_generation pe fiecare sursă',
    perGroup(new Map(SOURCES.map((one) => [one, mean(from(one).map(made))] as const))),
    'net_generation',
    'source',
  ),
  ro('în ce ani au trecut Renewables de 15000', years(...yearsOver('Renewables', 15_000)), 'net_generation', 'source'),
  ro('câți ani acoperă datele', () => says(new Set(lines.map(yearOf)).size), 'year'),
  ro(
    's-a produs mai mult din Nuclear Energy decât din Renewables în 2005?',
    () => is(output('Nuclear Energy', '2005') > output('Renewables', '2005')),
    'net_generation',
    'source',
  ),
  ro(
    'cu cât au crescut Renewables din 2001 până în 2017',
    () => says(output('Renewables', '2017') - output('Renewables', '2001')),
    'net_generation',
    'source',
  ),
  ro(
    'Care sursă a produs cel mai mult în total?',
    those(...most([...perSource], ([, amount]) => amount).map(([one]) => one)),
    'net_generation',
    'source',
  ),
  ro('cea mai mica valoare net_generation', () => says(Math.min(...lines.map(made))), 'net_generation'),
  ro('total net_generation pe source', perGroup(perSource), 'net_generation', 'source'),
  ro(
    'ce procent a venit din Fossil Fuels în 2017',
    share(output('Fossil Fuels', '2017'), sum(inYear('2017').map(made))),
    'net_generation',
    'source',
  ),
  ro('cat fossil fuels in 2009', () => says(output('Fossil Fuels', '2009')), 'net_generation', 'source'),
  ro(
    'anul cu cea mai mică producție (net_generation) din Fossil Fuels',
    years(...most(from('Fossil Fuels'), (row) => -made(row)).map(yearOf)),
    'net_generation',
    'source',
  ),
  ro('câte înregistrări sunt pentru Nuclear Energy', () => says(from('Nuclear Energy').length), 'source'),
  ro('câte turbine eoliene are Iowa', NOTHING),
  ro('cati locuitori are iowa', NOTHING),
  ro('Ce preț avea energia în 2015?', NOTHING),
  ro('cat s-a produs din Renewables in 2020', NOTHING),
]);
