import { brought } from '../personalFiles/rows.js';
import { en, is, NOTHING, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, those, worldOf } from '../ownTables/rows.js';
import { distinct, perGroup, where } from '../publicFiles/rows.js';
import { tableRows } from './rows.js';

const characters = tableRows('starwars.csv');
export const character = cell('name');
export const [height, mass] = [amountOf('height'), amountOf('mass')] as const;
export const called = (name: string) => where(characters, 'name', name)[0];
export const from = (planet: string) => where(characters, 'homeworld', planet);
const ofSpecies = (species: string) => where(characters, 'species', species);

/** The characters of the Star Wars films. */
export const starWars = brought(
  'starWars',
  'en',
  ['starwars.csv'],
  worldOf({
    name: characters.map(character),
    homeworld: distinct(characters, 'homeworld'),
    species: distinct(characters, 'species'),
    eye_color: distinct(characters, 'eye_color'),
  }),
  [
    en('how tall is chewbacca', () => says(height(called('Chewbacca'))), 'height'),
    en('who is the tallest?', those(...most(characters, height).map(character)), 'height'),
    en('Which characters come from Tatooine?', those(...from('Tatooine').map(character)), 'homeworld'),
    en('how many droids are there', () => says(ofSpecies('Droid').length), 'species'),
    en('what species is yoda', those(cell('species')(called('Yoda'))), 'species'),
    en('whats the most common eye color', those(...mostCounted(counted(characters, 'eye_color'))), 'eye_color'),
    en(
      'Does Leia Organa have brown eyes?',
      () => is(cell('eye_color')(called('Leia Organa')) === 'brown'),
      'eye_color',
    ),
    en('characters heavier than 120 kg', those(...characters.filter((row) => mass(row) > 120).map(character)), 'mass'),
    en('average height of the Gungans', near(mean(ofSpecies('Gungan').map(height))), 'height', 'species'),
    en('how many female characters are there', () => says(where(characters, 'sex', 'female').length), 'sex', 'gender'),
    en(
      'is Han Solo taller than Luke Skywalker',
      () => is(height(called('Han Solo')) > height(called('Luke Skywalker'))),
      'height',
    ),
    en(
      'Which planet do most of the characters come from?',
      those(...mostCounted(counted(characters, 'homeworld'))),
      'homeworld',
    ),
    en(
      'who has no homeworld listed',
      those(...characters.filter((row) => cell('homeworld')(row) === '').map(character)),
      'homeworld',
    ),
    en('how many characters of each sex', perGroup(counted(characters, 'sex')), 'sex'),
    en(
      'which gungans are from naboo',
      those(...where(from('Naboo'), 'species', 'Gungan').map(character)),
      'species',
      'homeworld',
    ),
    en('what color is Lukes lightsaber', NOTHING),
    en('Who played Han Solo?', NOTHING),
    en('which movie was Jar Jar Binks in', NOTHING),
    en('what language do the Gungans speak', NOTHING),
  ],
);
