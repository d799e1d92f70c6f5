import { brought } from '../personalFiles/rows.js';
import { about, en, is, NOTHING, says } from '../Gold.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, type Row, those, worldOf } from '../ownTables/rows.js';
import { amount, distinct, publicRows, perGroup, where } from './rows.js';

const animals = publicRows('msleep.csv');
const name = cell('name');
const number = (heading: string) => (row: Row) => amount(row[heading]);
const asleep = number('sleep_total');
const the = (animal: string) => where(animals, 'name', animal)[0] ?? {};
const inOrder = (order: string) => where(animals, 'order', order);
const eating = (vore: string) => where(animals, 'vore', vore);

/** How mammals sleep, with what they eat and weigh, and abbreviated codes of their conservation. */
export const mammals = brought(
  'mammals',
  'en',
  ['msleep.csv'],
  worldOf({ name: animals.map(name), genus: distinct(animals, 'genus'), order: distinct(animals, 'order') }),
  [
    en('Which animal sleeps the most?', those(...most(animals, asleep).map(name)), 'sleep_total'),
    en('how long does a giraffe sleep', () => says(asleep(the('Giraffe'))), 'sleep_total'),
    en('how many herbivores are there?', () => says(eating('herbi').length), 'vore'),
    en('domesticated animals', those(...where(animals, 'conservation', 'domesticated').map(name)), 'conservation'),
    en('average sleep of primates', () => about(mean(inOrder('Primates').map(asleep))), 'sleep_total', 'order'),
    en('which one has the biggest brain?', those(...most(animals, number('brainwt')).map(name)), 'brainwt'),
    en(
      'animals that sleep less than 4 hours',
      those(...animals.filter((row) => asleep(row) < 4).map(name)),
      'sleep_total',
    ),
    en('do horses sleep more than cows?', () => is(asleep(the('Horse')) > asleep(the('Cow'))), 'sleep_total'),
    en('heaviest rodent', those(...most(inOrder('Rodentia'), number('bodywt')).map(name)), 'bodywt', 'order'),
    en('which order has the most species in it', those(...mostCounted(counted(animals, 'order'))), 'order'),
    en('endangered animals', those(...where(animals, 'conservation', 'en').map(name)), 'conservation'),
    en(
      'for how many animals is the brain weight missing?',
      () => says(animals.filter((row) => isNaN(number('brainwt')(row))).length),
      'brainwt',
    ),
    en(
      'body weight of the tiger and the lion',
      () => says(number('bodywt')(the('Tiger')), number('bodywt')(the('Lion'))),
      'bodywt',
    ),
    en('what genus is the pig', those(cell('genus')(the('Pig'))), 'genus'),
    en(
      'average hours awake by vore',
      perGroup(
        new Map(
          ['carni', 'herbi', 'insecti', 'omni'].map((vore) => [vore, mean(eating(vore).map(number('awake')))] as const),
        ),
      ),
      'awake',
      'vore',
    ),
    en('How many species of Panthera do we have?', () => says(where(animals, 'genus', 'Panthera').length), 'genus'),
    en('is there an animal that sleeps over 20 hours a day', () => is(animals.some((row) => asleep(row) > 20))),
    en(
      'Does anything that eats insects weigh more than 50 kg?',
      () => is(eating('insecti').some((row) => number('bodywt')(row) > 50)),
      'bodywt',
      'vore',
    ),
    en('Where do jaguars live?', NOTHING),
    en('how long do elephants live', NOTHING),
    en('who discovered the potto', NOTHING),
  ],
);
