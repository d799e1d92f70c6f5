import { least } from '../bundledTables/rows.js';
import { type Conversation } from '../conversations.js';
import { type Asked, en, type Field, is, NOTHING, ro, says } from '../Gold.js';
import { near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { mean, most, sum, those } from '../ownTables/rows.js';
import { toldBy } from '../personalFiles/rows.js';
import { airFares, distance, dollars, ends, fare, leaving, route, travellers } from './airFares.js';
import { at as place, berlinCrimes, bike, car, drugs, of as inDistrict, told as places } from './berlinCrimes.js';
import { called as region, cloudRegions, impact, of as regionsOf, told as regions } from './cloudRegions.js';
import { coded, currencyCodes, users } from './currencyCodes.js';
import { dogBreeds, from, told as breeds } from './dogBreeds.js';
import { classed, diedIn, firefighters } from './firefighters.js';
import { at as season, footballSeasons, inYear, losses, points, told as teams, wins } from './footballSeasons.js';
import { county, inCounty, people, romanianTowns, told as towns, town } from './romanianTowns.js';
import { comments, of as zonesOf, called as zone, placed, timeZones, told as zones } from './timeZones.js';
import { age, called, inClass, ofSex, survivors, titanicPassengers } from './titanicPassengers.js';
import { country, gold, having, told as countries, winterMedals } from './winterMedals.js';

const talk = (field: Field, opening: string, ...asked: Asked[]): Conversation => ({ field, opening, asked });
const american = regionsOf('USA');
const bestOf2020 = inYear(2020).filter((row) => wins(row) >= 13);
const fourGold = having((one) => gold(one) === 4);

/** Turns that go on from a first question, in nineteen conversations. */
export const TOWN_CONVERSATIONS: readonly Conversation[] = [
  talk(
    titanicPassengers,
    'How many passengers were in 1st class?',
    en('and in 3rd?', () => says(inClass('3rd').length), 'class'),
    en('how many of them survived', () => says(survivors(inClass('3rd')).length), 'survived'),
    en('and how many of those were female', () => says(ofSex('female', survivors(inClass('3rd'))).length), 'sex'),
  ),
  talk(
    titanicPassengers,
    'How old was Futrelle, Mr Jacques?',
    en('and Ismay, Mr Joseph Bruce', () => says(age(called('Ismay, Mr Joseph Bruce'))), 'age'),
    en('what class was he in?', those('1st'), 'class'),
    en('what was his cabin number', NOTHING),
  ),
  talk(
    cloudRegions,
    'Which regions are in the USA?',
    en('how many are they', () => says(american.length), 'country_name'),
    en('which of them has the lowest impact?', regions(least(american, impact)), 'impact'),
    en('and the highest', regions(most(american, impact)), 'impact'),
  ),
  talk(
    cloudRegions,
    'What is the impact of europe-west6?',
    en('and asia-south1?', () => says(impact(region('asia-south1'))), 'impact'),
    en('which city is that in', those(cell('city')(region('asia-south1'))), 'city'),
  ),
  talk(
    currencyCodes,
    'Which countries use the CFA Franc BEAC?',
    en('and the CFA Franc BCEAO', users('XOF'), 'countries'),
    en('how many is that?', () => says(coded('XOF').countries.length), 'countries'),
  ),
  talk(
    currencyCodes,
    'What is the code of the Romanian Leu?',
    en('and of the Danish Krone?', toldBy(['DKK']), 'code'),
    en('which countries use it', users('DKK'), 'countries'),
    en('what is it worth in euros', NOTHING),
  ),
  talk(
    timeZones,
    'Which country is Asia/Jayapura in?',
    en('and Asia/Famagusta', placed('Asia/Famagusta'), 'country-code'),
    en('what do its comments say?', () => says(comments(zone('Asia/Famagusta'))), 'comments'),
  ),
  talk(
    timeZones,
    'How many time zones does Canada have?',
    en('and Portugal', () => says(zonesOf('Portugal').length), 'country-code'),
    en('list them', zones(zonesOf('Portugal')), 'TZ'),
  ),
  talk(
    footballSeasons,
    'How many wins did the Buffalo Bills have in 2019?',
    en('and in 2022?', () => says(wins(season('Buffalo Bills', 2022))), 'wins', 'year'),
    en('how many losses', () => says(losses(season('Buffalo Bills', 2022))), 'losses'),
    en('and the Chicago Bears that year', () => says(losses(season('Chicago Bears', 2022))), 'losses', 'year'),
  ),
  talk(
    footballSeasons,
    'Which teams had 13 wins or more in 2020?',
    en('which of them scored the most points', teams(most(bestOf2020, points)), 'points'),
    en("what's the average points of these teams", near(mean(bestOf2020.map(points))), 'points'),
  ),
  talk(
    romanianTowns,
    'Ce populație are Arad?',
    ro('dar Deva?', () => says(people(town('Deva'))), 'population'),
    ro('in ce admin1code e', county(town('Deva').admin1code), 'admin1code'),
    ro(
      'ce alte localități mai sunt acolo',
      toldBy(...inCounty(town('Deva').admin1code).flatMap(({ name }) => (name === 'Deva' ? [] : [[name]]))),
      'admin1code',
    ),
  ),
  talk(
    romanianTowns,
    'Ce localități sunt în admin1code 14?',
    ro('care e cea mai mica dintre ele ca populatie?', towns(least(inCounty('14'), people)), 'population'),
    ro('câți oameni au toate la un loc', () => says(sum(inCounty('14').map(people))), 'population'),
  ),
  talk(
    winterMedals,
    'Ce țări au 4 medalii de aur (gold)?',
    ro('cate sunt', () => says(fourGold.length), 'gold'),
    ro('dar 5?', countries(having((one) => gold(one) === 5)), 'gold'),
    ro('are Germany mai multe ca ea?', () => is(gold(country('Germany')) > gold(country('Belarus'))), 'gold'),
  ),
  talk(
    berlinCrimes,
    'Câte Bike au fost la Moabit Ost?',
    ro('dar la Buch', () => says(bike(place('Buch'))), 'Bike'),
    ro('si Car?', () => says(car(place('Buch'))), 'Car'),
    ro('în ce district e', those(cell('District')(place('Buch'))), 'District'),
  ),
  talk(
    berlinCrimes,
    'Care e locația cu cel mai mare Drugs din Mitte?',
    ro('dar din Spandau?', places(most(inDistrict('Spandau'), drugs)), 'Drugs', 'District'),
    ro('si cu cel mai mic', places(least(inDistrict('Spandau'), drugs)), 'Drugs', 'District'),
  ),
  talk(
    firefighters,
    'Câți pompieri au murit în 2014?',
    ro('dar in 2015', () => says(diedIn('2015').length), 'Date of Death'),
    ro(
      'câți dintre ei au Classification Career?',
      () => says(classed('Career', diedIn('2015')).length),
      'Classification',
    ),
    ro('in ce stat a murit cel mai tanar', NOTHING),
  ),
  talk(
    dogBreeds,
    'Câte rase vin din Finland?',
    ro('dar din Denmark', () => says(from('Denmark').length), 'origin'),
    ro('care sunt?', breeds(from('Denmark')), 'origin'),
  ),
  talk(
    airFares,
    'Cât e FARE de la Boston MA la Phoenix AZ?',
    ro('dar la Tampa FL?', dollars(fare(route('Boston MA', 'Tampa FL'))), 'FARE'),
    ro('ce distanta e (DISTANCE)', () => says(distance(route('Boston MA', 'Tampa FL'))), 'DISTANCE'),
    ro('câți pasageri, PAX?', () => says(travellers(route('Boston MA', 'Tampa FL'))), 'PAX'),
  ),
  talk(
    airFares,
    'Câte rute pleacă din Cleveland OH?',
    ro('dar din Austin TX', () => says(leaving('Austin TX').length), 'S_CITY'),
    ro('care e cea mai scumpă dintre ele?', ends(most(leaving('Austin TX'), fare)), 'FARE'),
  ),
];
