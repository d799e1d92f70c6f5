import { type Conversation } from '../conversations.js';
import { type Asked, en, type Field, NOTHING, ro, says } from '../Gold.js';
import { amountOf, day, near } from '../openData/rows.js';
import { mean, most, sum, those } from '../ownTables/rows.js';
import { called as box, cereal, cereals, madeBy, rating, sugars } from './cereals.js';
import { capitalOf, countriesOfEurope, named, peopled, population, speaking, spokenIn } from './countriesOfEurope.js';
import { decathlon, inGames, jump, points, rank } from './decathlon.js';
import { at, athlete, bronze, from as athletesFrom, height as bodyHeight, olympians } from './olympians.js';
import { end, ofParty, president, presidents, start } from './presidents.js';
import { estimate, income as incomeIn, incomes, rent, rentAndIncome, state as americanState } from './rentAndIncome.js';
import { on, restaurantTips, tip } from './restaurantTips.js';
import { called as figure, character, from, height, mass, starWars } from './starWars.js';
import { called as mexican, income, statesOfMexico } from './statesOfMexico.js';
import { animalNames, ofType, that, zooAnimals } from './zooAnimals.js';

const talk = (field: Field, opening: string, ...asked: Asked[]): Conversation => ({ field, opening, asked });
const [sweetest] = most(madeBy('P'), sugars);
const democrats = ofParty('Democratic');
const firstDemocrat = most(democrats, (row) => -Date.parse(start(row)));
const turkish = peopled.filter((one) => speaking('Turkish').some(({ country }) => country === one.country));

/** Forty turns that go on from a first question, in fourteen conversations. */
export const TABLE_CONVERSATIONS: readonly Conversation[] = [
  talk(
    starWars,
    'Which characters come from Naboo?',
    en('how many is that', () => says(from('Naboo').length)),
    en('who is the tallest of them', those(...most(from('Naboo'), height).map(character)), 'height'),
    en('and of those from Tatooine?', those(...most(from('Tatooine'), height).map(character)), 'height', 'homeworld'),
  ),
  talk(
    starWars,
    'How tall is Darth Vader?',
    en('and Yoda', () => says(height(figure('Yoda'))), 'height'),
    en('whats his mass', () => says(mass(figure('Yoda'))), 'mass'),
    en('and Chewbacca?', () => says(mass(figure('Chewbacca'))), 'mass'),
  ),
  talk(
    cereals,
    'Which cereals does manufacturer P make?',
    en('which of them has the most sugar', those(cereal(sweetest)), 'sugars'),
    en('how much is it', () => says(sugars(sweetest)), 'sugars'),
  ),
  talk(
    cereals,
    'Which cereal has the lowest rating?',
    en('how many calories does it have', () => says(amountOf('calories')(box("Cap'n'Crunch"))), 'calories'),
    en('and Special K', () => says(amountOf('calories')(box('Special_K'))), 'calories'),
    en('whats its rating', near(rating(box('Special_K'))), 'rating'),
  ),
  talk(
    restaurantTips,
    'How many bills are there on Sat?',
    en('and on Sun', () => says(on('Sun').length), 'day'),
    en('average tip on Sun', near(mean(on('Sun').map(tip))), 'tip', 'day'),
    en('and on Fri?', near(mean(on('Fri').map(tip))), 'tip', 'day'),
  ),
  talk(
    rentAndIncome,
    'What is the rent in Florida?',
    en('and in Georgia', () => says(rent('Georgia')), 'estimate', 'variable'),
    en('what about the income there', () => says(incomeIn('Georgia')), 'estimate', 'variable'),
    en(
      'which state has the highest income?',
      those(...most(incomes, estimate).map(americanState)),
      'estimate',
      'variable',
    ),
  ),
  talk(
    presidents,
    'Which presidents were Democratic?',
    en('how many are they', () => says(democrats.length), 'party'),
    en('who was the first of them', those(...firstDemocrat.map(president)), 'start'),
    en('when did he leave office?', day(end(firstDemocrat[0])), 'end'),
  ),
  talk(
    olympians,
    'Ce sportivi sunt la rowing?',
    ro('câți sunt', () => says(at('rowing').length), 'sport'),
    ro('care e cel mai înalt dintre ei', those(...most(at('rowing'), bodyHeight).map(athlete)), 'height'),
    ro('dar cel mai scund?', those(...most(at('rowing'), (row) => -bodyHeight(row)).map(athlete)), 'height'),
  ),
  talk(
    olympians,
    'Câți sportivi are MDA?',
    ro('dar ROU', () => says(athletesFrom('ROU').length), 'nationality'),
    ro('cate medalii bronze au in total', () => says(sum(athletesFrom('ROU').map(bronze))), 'bronze', 'nationality'),
  ),
  talk(
    decathlon,
    'Câte puncte are Karpov la OlympicG?',
    ro('dar Macey', () => says(points(inGames('Macey'))), 'Points', 'Competition'),
    ro('și ce loc a luat?', () => says(rank(inGames('Macey'))), 'Rank'),
    ro('cat a sarit la Long.jump', () => says(jump(inGames('Macey'))), 'Long.jump'),
  ),
  talk(
    zooAnimals,
    'Ce animale sunt reptile?',
    ro('care dintre ele sunt venomous', animalNames(that('venomous', ofType('reptile'))), 'venomous'),
    ro('câte reptile sunt în total?', () => says(ofType('reptile').length), 'type'),
    ro('dar amphibian', () => says(ofType('amphibian').length), 'type'),
  ),
  talk(
    countriesOfEurope,
    'Ce populație are Hungary?',
    ro('dar Austria?', () => says(population('Austria')), 'population'),
    ro('ce capitala are', capitalOf('Austria'), 'city'),
    ro('și ce limbi se vorbesc acolo', those(...spokenIn('Austria')), 'languages'),
  ),
  talk(
    countriesOfEurope,
    'În ce țări se vorbește Turkish?',
    ro('câte sunt', () => says(turkish.length)),
    ro('care dintre ele are cea mai mare populație', named(most(turkish, (one) => one.population)), 'population'),
    ro('dar cea mai mica?', named(most(turkish, (one) => -one.population)), 'population'),
  ),
  talk(
    statesOfMexico,
    'Cât era pcgdp2000 în Sonora?',
    ro('dar în Sinaloa', () => says(income(2000)(mexican('Sinaloa'))), 'pcgdp2000'),
    ro('și in 1990?', () => says(income(1990)(mexican('Sinaloa'))), 'pcgdp1990'),
    ro('cine e guvernator acolo', NOTHING),
  ),
];
