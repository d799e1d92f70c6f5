import { readFileSync } from 'node:fs';

import { type Conversation } from '../conversations.js';
import { about, type Asked, en, NOTHING, ro, says } from '../Gold.js';
import { comma, counted, mean, most, type Row, rowsIn, sum, tabled, those, worldOf } from '../ownTables/rows.js';
import { placeOf } from './rows.js';

const lines = rowsIn(readFileSync(placeOf('linii.csv'), 'utf8'), ';');
const drivers = rowsIn(readFileSync(placeOf('soferi.csv'), 'utf8'), ';');
const line = ({ Linie = '' }: Row) => Linie;
const driver = (row: Row) => row['Șofer'] ?? '';
const has = (heading: string, value: string) => (row: Row) => row[heading] === value;
const number = (heading: string) => (row: Row) => comma(row[heading]);
const length = number('Lungime (km)');
const daily = number('Călători pe zi');
const wage = number('Salariu');
const tenure = number('Vechime (ani)');
const linesOf = (...tests: readonly ((row: Row) => boolean)[]) => lines.filter((row) => tests.every((one) => one(row)));
const driversOf = (...tests: readonly ((row: Row) => boolean)[]) =>
  drivers.filter((row) => tests.every((one) => one(row)));
const lined = (rows: readonly Row[]) => those(...rows.map(line));
const driven = (rows: readonly Row[]) => those(...rows.map(driver));

const north = has('Depou', 'Nord');
const south = has('Depou', 'Sud');
const electric = has('Combustibil', 'electric');
const hybrid = has('Combustibil', 'hibrid');
const inBrazi = has('Oraș', 'Brazi');
const inValea = has('Oraș', 'Valea');
const least = (rows: readonly Row[], by: (row: Row) => number) => most(rows, (row) => -by(row));

/** Lines and drivers of a bus company that was made up, as a spreadsheet in Romanian writes them. */
const buses = tabled(
  'buses',
  'ro',
  ['linii.csv', 'soferi.csv'],
  worldOf({
    Linie: lines.map(line),
    Șofer: drivers.map(driver),
    Depou: counted(lines, 'Depou').keys(),
    Oraș: counted(drivers, 'Oraș').keys(),
  }),
  [],
);

const talk = (opening: string, ...asked: Asked[]): Conversation => ({ field: buses, opening, asked });

export const BUS_TALKS: readonly Conversation[] = [
  talk(
    'Ce linii sunt la depoul Nord?',
    ro('Doar cele electrice', lined(linesOf(north, electric))),
    ro('Câți călători pe zi are?', () => says(...linesOf(north, electric).map(daily))),
    ro('Dar L3?', () => says(...linesOf(has('Linie', 'L3')).map(daily))),
  ),
  talk(
    'Care este cea mai lungă linie?',
    ro('Cine conduce pe ea?', driven(driversOf(has('Linie', 'L10')))),
    ro('Ce salariu are?', () => says(...driversOf(has('Linie', 'L10')).map(wage))),
    ro('De ce?', NOTHING),
  ),
  talk(
    'Care șoferi locuiesc în Brazi?',
    ro('Câți sunt?', () => says(driversOf(inBrazi).length)),
    ro('și în Valea?', () => says(driversOf(inValea).length)),
    ro('Care dintre ei are cea mai mare vechime?', driven(most(driversOf(inValea), tenure))),
  ),
  talk(
    'Câte stații are linia L5?',
    ro('dar L7?', () => says(...linesOf(has('Linie', 'L7')).map(number('Stații')))),
    ro('Ce lungime are?', () => says('21,3')),
    ro('Care linii sunt mai lungi?', lined(linesOf((row) => length(row) > 21.3))),
  ),
  talk(
    'Average wage of drivers in Câmpeni',
    en('and in Brazi?', () => about(mean(driversOf(inBrazi).map(wage)))),
    en('who earns the most there?', driven(most(driversOf(inBrazi), wage))),
    en('and the least?', driven(least(driversOf(inBrazi), wage))),
  ),
  talk(
    'Which lines are hybrid?',
    en('how many of them belong to Sud?', () => says(linesOf(hybrid, south).length)),
    en('total passengers of all hybrid lines?', () => says(sum(linesOf(hybrid).map(daily)))),
    en('and of the electric ones?', () => says(sum(linesOf(electric).map(daily)))),
    en('which of those opened after 2010?', lined(linesOf(electric, (row) => number('Deschisă')(row) > 2010))),
  ),
];
