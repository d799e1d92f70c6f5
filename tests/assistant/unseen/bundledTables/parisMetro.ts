import { brought, toldBy } from '../personalFiles/rows.js';
import { is, NOTHING, ro, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { mean, most, those, worldOf } from '../ownTables/rows.js';
import { where } from '../publicFiles/rows.js';
import { bundledRows, listed, rather } from './rows.js';

const stations = bundledRows('metro.csv');
export const station = cell('name');
export const passengers = amountOf('passengers');
export const called = (name: string) => where(stations, 'name', name)[0];
/** Stations that have a value among several in a cell. */
const having = (heading: string, value: string) => stations.filter((row) => listed(row[heading]).includes(value));
export const onLine = (line: string) => having('lines', line);
export const linesOf = (name: string) => toldBy(...listed(called(name)?.['lines']).map((line) => [line]));

/** Stations of the Paris Métro with their lines and passengers. */
export const parisMetro = brought('parisMetro', 'ro', ['metro.csv'], worldOf({ name: stations.map(station) }), [
  ro('câte stații sunt pe linia 14?', () => says(onLine('14').length), 'lines'),
  ro('care e cea mai aglomerată stație', those(...most(stations, passengers).map(station)), 'passengers'),
  ro('cati pasageri are Châtelet', () => says(passengers(called('Châtelet'))), 'passengers'),
  ro('pe ce linii se află stația Nation', linesOf('Nation'), 'lines'),
  ro('ce statii au legatura cu RER A', those(...having('connect_rer', 'A').map(station)), 'connect_rer'),
  ro('stațiile din Paris 6th', those(...having('location', 'Paris 6th').map(station)), 'location'),
  ro('câte stații sunt în total?', () => says(stations.length)),
  ro(
    'ce statii incep cu Mairie',
    those(...stations.filter((row) => station(row).startsWith('Mairie')).map(station)),
    'name',
  ),
  ro('la câte stații ajunge tramvaiul T3b', () => says(having('connect_tramway', 'T3b').length), 'connect_tramway'),
  ro(
    'la ce stații lipsește numărul de pasageri',
    those(...where(stations, 'passengers', '').map(station)),
    'passengers',
  ),
  ro('media pasagerilor pe linia 3bis', near(mean(onLine('3bis').map(passengers))), 'passengers', 'lines'),
  ro(
    'care stație are cele mai multe linii?',
    those(...most(stations, (row) => listed(row['lines']).length).map(station)),
    'lines',
  ),
  ro('cine a proiectat stația Bastille', NOTHING),
  ro('in ce an s-a deschis Concorde', NOTHING),
  ro('are Bercy legătură cu RER?', () => is(false), 'connect_rer'),
  ro('unde se afla La Défense', toldBy(['Puteaux']), 'location'),
  ro('care are mai mulți pasageri, Opéra sau Invalides?', rather('Opéra', 'Invalides'), 'passengers'),
  ro(
    'stații cu peste 15 milioane de pasageri',
    those(...stations.filter((row) => passengers(row) > 15_000_000).map(station)),
    'passengers',
  ),
  ro('la ce oră se închide stația Nation', NOTHING),
]);
