import { type Conversation } from '../conversations.js';
import { type Asked, en, type Field, is, NOTHING, ro, says } from '../Gold.js';
import { near } from '../openData/rows.js';
import { mean, most, sum, those } from '../ownTables/rows.js';
import { where } from '../publicFiles/rows.js';
import { birdStrikes, cost, dearest, during, inState, ofSpecies } from './birdStrikes.js';
import { crimeanWar, dated, disease, inMonth, inYear, wounds } from './crimeanWar.js';
import { iowaPower, output } from './iowaPower.js';
import { called, district, montrealVote, votesFor, wonBy } from './montrealVote.js';
import { degreesOn, napoleonsMarch } from './napoleonsMarch.js';
import { by, car, mileage, oldCars, of as carOf, power, weight, withCylinders } from './oldCars.js';
import { high, inMonth as daysOf, kind, seattleDays } from './seattleDays.js';
import { mostViolent, murder, of as stateOf, stateRates, urban } from './stateRates.js';
import { inYear as pricesOf, monarch, start, wages, wheat, wheatAndMonarchs } from './wheatAndMonarchs.js';

const talk = (field: Field, opening: string, ...asked: Asked[]): Conversation => ({ field, opening, asked });
const large = where(inState('Texas'), 'Wildlife Size', 'Large');
const sixes = withCylinders('6');

/** Thirty-one turns that go on from a first question, in thirteen conversations. */
export const PACKAGE_CONVERSATIONS: readonly Conversation[] = [
  talk(
    birdStrikes,
    'How many strikes were there in Texas?',
    en('how many of those at night', () => says(during(inState('Texas'), 'Night').length), 'Time of day'),
    en('and in California?', () => says(during(inState('California'), 'Night').length), 'Origin State', 'Time of day'),
  ),
  talk(
    birdStrikes,
    'Which strikes in Texas had large wildlife?',
    en('how many are there', () => says(large.length)),
    en('total cost of these', () => says(sum(large.map(cost))), 'Cost Total $'),
  ),
  talk(
    birdStrikes,
    'How many strikes hit a Red-tailed hawk?',
    en('and a herring gull', () => says(ofSpecies('Herring gull').length), 'Wildlife Species'),
    en('what was the highest cost of all strikes?', () => says(cost(dearest)), 'Cost Total $'),
  ),
  talk(
    montrealVote,
    'Which districts did Bergeron win?',
    en(
      'in which of them did he get the most votes',
      those(...most(wonBy('Bergeron'), votesFor.bergeron).map(district)),
      'Bergeron',
    ),
    en('and Joly, where did she win?', those(...wonBy('Joly').map(district)), 'winner'),
    en('how many votes were cast in Villeray', () => says(votesFor.total(called('Villeray'))), 'total'),
  ),
  talk(
    stateRates,
    'What is the murder rate in Texas?',
    en('and in Ohio', () => says(murder(stateOf('Ohio'))), 'murder'),
    en('is that higher than in iowa?', () => is(murder(stateOf('Ohio')) > murder(stateOf('Iowa'))), 'murder'),
    en('how urban is it', () => says(urban(stateOf('Ohio'))), 'urban'),
  ),
  talk(
    stateRates,
    'Which are the three most violent states?',
    en('top 6', those(...mostViolent(6)), 'violent'),
    en('who is their governor', NOTHING),
  ),
  talk(
    napoleonsMarch,
    'What was the temperature on 9 November 1812?',
    en('and on 7 december?', () => says(degreesOn('07 Dec 1812')), 'temp', 'date'),
  ),
  talk(
    oldCars,
    'Ce mașini au 6 cilindri (cyl)?',
    ro('cate sunt', () => says(sixes.length)),
    ro('care dintre ele are mpg cel mai mare?', those(...most(sixes, mileage).map(car)), 'mpg'),
    ro('dar hp?', those(...most(sixes, power).map(car)), 'hp'),
  ),
  talk(
    oldCars,
    'Câți cai (hp) are honda accord?',
    ro('și cât cântărește (weight)', () => says(weight(carOf('honda accord'))), 'weight'),
    ro('dar subaru?', () => says(weight(carOf('subaru'))), 'weight'),
    ro('cate masini honda sunt', () => says(by('honda').length), 'name'),
  ),
  talk(
    seattleDays,
    'Câte zile cu rain au fost în martie 2014?',
    ro('dar în aprilie?', () => says(kind('rain', daysOf('04')).length), 'date', 'weather'),
    ro('și temp_max mediu în aprilie', near(mean(daysOf('04').map(high))), 'temp_max'),
  ),
  talk(
    crimeanWar,
    'Câți au murit de disease în ianuarie 1855?',
    ro('dar de wounds', () => says(wounds(inMonth('1855-01'))), 'wounds'),
    ro('și în februarie?', () => says(wounds(inMonth('1855-02'))), 'wounds', 'date'),
    ro(
      'în ce lună din 1855 a fost disease cel mai mic',
      dated(most(inYear('1855'), (row) => -disease(row))),
      'disease',
    ),
  ),
  talk(
    wheatAndMonarchs,
    'Cât era wheat în 1700?',
    ro('dar în 1800?', () => says(wheat(pricesOf('1800'))), 'wheat'),
    ro('si wages', () => says(wages(pricesOf('1800'))), 'wages'),
    ro('când a început James II', () => says(start(monarch('James II'))), 'start'),
  ),
  talk(
    iowaPower,
    'Cât s-a produs din Nuclear Energy în 2010?',
    ro('dar în 2011?', () => says(output('Nuclear Energy', '2011')), 'net_generation', 'year'),
    ro('și din Renewables', () => says(output('Renewables', '2011')), 'net_generation', 'source'),
  ),
];
