import { type Conversation } from '../conversations.js';
import { type Asked, en, type Field, NOTHING, ro, says } from '../Gold.js';
import { near } from '../openData/rows.js';
import { mean, most, those } from '../ownTables/rows.js';
import { antibiotics, bacterium, gram, penicillin, streptomycin } from './antibiotics.js';
import { ballparks, called as club, inCity, inLeague, park, team, wins } from './ballparks.js';
import { cairnsBuses, route, tripsOf } from './cairnsBuses.js';
import { by, cannesFilms, film, minutes, of as filmsOf } from './cannesFilms.js';
import { age, at, euroSquads, from, goals, player, playing } from './euroSquads.js';
import { fromCountry, gtCars, madeBy, model, power, price } from './gtCars.js';
import { bornIn, elected, hallOfFame, height, player as elect, votes, weight } from './hallOfFame.js';
import { nodeReleases, of as releasesOf, released, secure, versions } from './nodeReleases.js';
import { area, called as town, ontarioTowns, people, place, within } from './ontarioTowns.js';
import { linesOf, onLine, parisMetro, passengers, station, called as stationCalled } from './parisMetro.js';
import { least } from './rows.js';

const talk = (field: Field, opening: string, ...asked: Asked[]): Conversation => ({ field, opening, asked });
const [tallest] = most(bornIn('Cuba'), height);

/** Forty turns that go on from a first question, in seventeen conversations. */
export const BUNDLED_CONVERSATIONS: readonly Conversation[] = [
  talk(
    gtCars,
    'Which cars are made by Porsche?',
    en('how many is that', () => says(madeBy('Porsche').length)),
    en('and by BMW?', those(...madeBy('BMW').map(model)), 'mfr'),
    en('which of them is the most expensive', those(...most(madeBy('BMW'), price).map(model)), 'msrp'),
  ),
  talk(
    gtCars,
    'How many cars come from Japan?',
    en('and from Germany', () => says(fromCountry('Germany').length), 'ctry_origin'),
    en('which one has the most hp', those(...most(fromCountry('Germany'), power).map(model)), 'hp'),
    en('what colour is it', NOTHING),
  ),
  talk(
    cannesFilms,
    'Which films did Paolo Sorrentino direct?',
    en('which of those is the longest', those(...most(by('Paolo Sorrentino'), minutes).map(film)), 'run_time'),
    en('and by Jane Campion?', those(...by('Jane Campion').map(film)), 'director'),
  ),
  talk(
    cannesFilms,
    'How many films are there from 2020?',
    en('and 2021', () => says(filmsOf(2021).length), 'year'),
    en(
      'which of them were directed by Wes Anderson',
      those(
        ...by('Wes Anderson')
          .filter((row) => filmsOf(2021).includes(row))
          .map(film),
      ),
      'director',
    ),
  ),
  talk(
    hallOfFame,
    'Who was born in Cuba?',
    en(
      'who of them is the tallest',
      those(...most(bornIn('Cuba'), height).map((row) => row['nameLast'] ?? '')),
      'height',
    ),
    en('how much does he weigh', () => says(weight(tallest)), 'weight'),
    en('and who was born in D.R.?', those(...bornIn('D.R.').map((row) => row['nameLast'] ?? '')), 'birthCountry'),
  ),
  talk(
    hallOfFame,
    'Which players were elected in 2015?',
    en('how many are they', () => says(elected(2015).length)),
    en('who got the most votes', those(...elect(most(elected(2015), votes))), 'votes'),
  ),
  talk(
    nodeReleases,
    'When was 12.6.0 released?',
    en('and 9.3.0?', released('9.3.0'), 'date'),
    en('how many releases were there that year', () => says(releasesOf('2017').length), 'date'),
    en('only the security ones', versions(secure(releasesOf('2017'))), 'security'),
  ),
  talk(
    ontarioTowns,
    'Which places are in Peel?',
    en(
      'which one had the most people in 2021',
      those(...most(within('Peel'), people(2021)).map(place)),
      'population_2021',
    ),
    en('and the largest land area?', those(...most(within('Peel'), area).map(place)), 'land_area_km2'),
    en('what about York', those(...most(within('York'), area).map(place)), 'census_div', 'land_area_km2'),
  ),
  talk(
    ontarioTowns,
    'What was the population of Guelph in 2021?',
    en('and of Kingston', () => says(people(2021)(town('Kingston'))), 'population_2021'),
    en('and in 2011?', () => says(people(2011)(town('Kingston'))), 'population_2011'),
  ),
  talk(
    parisMetro,
    'Ce stații sunt pe linia 3bis?',
    ro('care are cei mai multi pasageri', those(...most(onLine('3bis'), passengers).map(station)), 'passengers'),
    ro('dar pe linia 7bis?', those(...most(onLine('7bis'), passengers).map(station)), 'lines'),
    ro('câte stații are', () => says(onLine('7bis').length), 'lines'),
  ),
  talk(
    parisMetro,
    'Câți pasageri are Bastille?',
    ro('dar Concorde?', () => says(passengers(stationCalled('Concorde'))), 'passengers'),
    ro('pe ce linii e', linesOf('Concorde'), 'lines'),
  ),
  talk(
    euroSquads,
    'Ce jucători are FCSB?',
    ro('care e cel mai tanar dintre ei', those(...least(at('FCSB'), age).map(player)), 'Age'),
    ro('dar cei de la CFR Cluj?', those(...at('CFR Cluj').map(player)), 'Club'),
  ),
  talk(
    euroSquads,
    'Câți jucători are Georgia?',
    ro('care dintre ei are cele mai multe goluri?', those(...most(from('Georgia'), goals).map(player)), 'Goals'),
    ro('și din Albania', those(...most(from('Albania'), goals).map(player)), 'Country', 'Goals'),
    ro('cati portari (Goalkeeper) are', () => says(playing('Goalkeeper', 'Albania').length), 'Position'),
  ),
  talk(
    ballparks,
    'Ce stadioane sunt în Chicago?',
    ro('dar in New York', those(...inCity('New York').map(park)), 'city'),
  ),
  talk(
    ballparks,
    'Câte victorii are Boston Red Sox?',
    ro('dar New York Yankees?', () => says(wins(club('New York Yankees'))), 'W'),
    ro('care echipă din AL are cele mai multe', those(...most(inLeague('AL'), wins).map(team)), 'W', 'lgID'),
  ),
  talk(
    cairnsBuses,
    'Câte curse are ruta 110?',
    ro('dar ruta 112?', () => says(tripsOf(route('112')).length), 'route_id'),
  ),
  talk(
    antibiotics,
    'Ce bacterii sunt gram negative?',
    ro('câte sunt', () => says(gram('negative').length)),
    ro(
      'la care e streptomycin cel mai mare',
      those(...most(gram('negative'), streptomycin).map(bacterium)),
      'streptomycin',
    ),
    ro('care e media penicillin pentru ele', near(mean(gram('negative').map(penicillin))), 'penicillin'),
  ),
];
