import { toldBy } from '../personalFiles/rows.js';
import { type Conversation } from '../conversations.js';
import { type Asked, en, type Field, is, NOTHING, ro, says } from '../Gold.js';
import { cell } from '../ownFiles/rows.js';
import { distinct, where } from '../publicFiles/rows.js';
import { most, those } from '../ownTables/rows.js';
import { airportBy, airportCodes, airports, coded, elevation, servedBy } from './airports.js';
import { above, depth, earthquakes, magnitude, quakes, since } from './earthquakes.js';
import { efficiency, madeBy, model, testedHeatPumps } from './heatPumps.js';
import { divorces, inYear, marriages, marriedYears, people } from './marriages.js';
import { besides, distance, universityNetwork } from './network.js';
import { average, islandsOf, nestingPenguins, speciesOf, weight } from './penguins.js';
import {
  codenamed,
  debian,
  endOfLife,
  linuxReleases,
  longTerm,
  outIn,
  released,
  releaseBy,
  ubuntu,
} from './releases.js';
import { day, near } from './rows.js';
import { americanStates, capitalOf, inRegion, murders, stateOf } from './states.js';
import { builtBy, diameter, kind, windTurbines } from './turbines.js';
import { classicSheets, weightOn } from './workbook.js';

const talk = (field: Field, opening: string, ...asked: Asked[]): Conversation => ({ field, opening, asked });
const state = cell('state');

const [bookworm, bullseye] = ['Bookworm', 'Bullseye'].map((name) => codenamed(debian, name));
const [strongest] = most(quakes, magnitude);
const inMay = since('2024-05');
const cluj = where(airports, 'subd', 'Cluj');
const wolf = madeBy('WOLF');
const adelie = speciesOf('Adelie');
const adelieOn = (island: string) => where(adelie, 'Island', island);

/** Forty turns that go on from a first question, in fifteen conversations. */
export const OPEN_CONVERSATIONS: readonly Conversation[] = [
  talk(
    americanStates,
    'Which states are in the West?',
    en('how many are there', () => says(inRegion('West').length)),
    en('which of them had the most murders?', those(...most(inRegion('West'), murders).map(state)), 'total'),
    en('and which one in the Northeast?', those(...most(inRegion('Northeast'), murders).map(state)), 'total', 'region'),
  ),
  talk(
    americanStates,
    'What is the capital of Georgia?',
    en('how many murders did the state have', () => says(murders(stateOf('Georgia'))), 'total'),
    en('which region is it in?', those(cell('region')(stateOf('Georgia'))), 'region'),
    en('and the capital of alabama', those(capitalOf('Alabama')), 'city'),
  ),
  talk(
    linuxReleases,
    'When was Trixie released?',
    en('and bookworm?', day(released(bookworm ?? {})), 'release'),
    en('when does its support end (eol)', day(endOfLife(bookworm ?? {})), 'eol'),
    en('is that later than for bullseye?', () => is(endOfLife(bookworm ?? {}) > endOfLife(bullseye ?? {})), 'eol'),
  ),
  talk(
    linuxReleases,
    'Which Ubuntu versions came out in 2013?',
    en('and in 2014', toldBy(...outIn(ubuntu, '2014').map(releaseBy)), 'release'),
    en('which of those is LTS?', toldBy(...outIn(longTerm, '2014').map(releaseBy)), 'version'),
  ),
  talk(
    earthquakes,
    'How many quakes were there in April 2024?',
    en('and in May?', () => says(inMay.length), 'time'),
    en('how many of them were above 5', () => says(above(inMay, 5).length), 'mag'),
    en('how many people were hurt', NOTHING),
  ),
  talk(
    earthquakes,
    'Where was the strongest earthquake?',
    en('how deep was it?', near(depth(strongest)), 'depth'),
    en('when did it happen', day(cell('time')(strongest).slice(0, 10)), 'time'),
  ),
  talk(
    classicSheets,
    'How many chicks got linseed?',
    en('average weight of those', near(weightOn('linseed')), 'weight'),
    en('and the average for casein?', near(weightOn('casein')), 'weight'),
  ),
  talk(
    windTurbines,
    'Which turbines does Vensys make?',
    en('how many is that', () => says(builtBy('Vensys').length)),
    en(
      'which of them has the largest rotor diameter?',
      those(...most(builtBy('Vensys'), diameter).map(kind)),
      'rotor_diameter',
    ),
    en('which turbines does Eno make', those(...builtBy('Eno').map(kind)), 'manufacturer'),
  ),
  talk(
    airportCodes,
    'Ce aeroporturi sunt în județul Cluj (subd)?',
    ro('care dintre ele e la elevation mai mare?', toldBy(...most(cluj, elevation).map(airportBy)), 'elevation'),
    ro('dar in Dolj?', toldBy(...where(airports, 'subd', 'Dolj').map(airportBy)), 'subd'),
    ro('în ce oraș e', toldBy([cell('city')(coded('CRA'))]), 'city'),
  ),
  talk(
    airportCodes,
    'Ce aeroporturi are orașul Paris?',
    ro('dar Roma (Rome)?', toldBy(...servedBy('Rome')), 'City Name'),
    ro('și câte are London', () => says(servedBy('London').length), 'City Name'),
  ),
  talk(
    universityNetwork,
    'Cu cine e legat Timis?',
    ro('care e cel mai aproape de el?', those(...most(besides('Timis'), (one) => -distance('Timis', one))), 'dist'),
    ro('cu cine e legat Iasi', those(...besides('Iasi'))),
    ro('câți sunt?', () => says(besides('Iasi').length)),
  ),
  talk(
    testedHeatPumps,
    'Ce pompe are Clivet?',
    ro('dar WOLF?', those(...wolf.map(model)), 'Manufacturer'),
    ro('ce refrigerant folosesc', those(...distinct(wolf, 'Refrigerant')), 'Refrigerant'),
    ro('care dintre ele are COP_ref mai mare?', those(...most(wolf, efficiency).map(model)), 'COP_ref'),
  ),
  talk(
    marriedYears,
    'Câte căsătorii au fost în 1945?',
    ro('dar în 1946?', () => says(marriages(inYear(1946))), 'Marriages'),
    ro('si divorturi', () => says(divorces(inYear(1946))), 'Divorces'),
    ro('ce populație era atunci?', () => says(people(inYear(1946))), 'Population'),
  ),
  talk(
    nestingPenguins,
    'Câți pinguini Adelie sunt?',
    ro('câți dintre ei sunt pe Dream', () => says(adelieOn('Dream').length), 'Island'),
    ro('dar pe Biscoe?', () => says(adelieOn('Biscoe').length), 'Island'),
    ro('ce mananca', NOTHING),
  ),
  talk(
    nestingPenguins,
    'Câți Gentoo sunt?',
    ro('pe ce insulă?', those(...islandsOf(speciesOf('Gentoo'))), 'Island'),
    ro('cat cantaresc in medie', near(average(speciesOf('Gentoo'), weight)), 'Body Mass (g)'),
  ),
];
