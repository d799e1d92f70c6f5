import { about, en, is, NOTHING, ro, says } from '../Gold.js';
import { cell } from '../ownFiles/rows.js';
import { mean, most, point, type Row, sum, those, worldOf } from '../ownTables/rows.js';
import { brought, personalRows, slashed, within } from './rows.js';

const cats = personalRows('foster-cats.csv', ',');
const fosterers = personalRows('fosterers.csv', ',');
const [cat, sex, carer, home] = [cell('Cat'), cell('M/F'), cell('With'), cell('Rehomed')];
const fosterer = cell('Fosterer');
const catsWith = (holds: (row: Row) => boolean) => cats.filter(holds).map(cat);
const bill = (row: Row) => point(row['Vet bills (£)']);
const weight = (row: Row) => point(row['Weight (kg)']);
const carers = new Set(cats.map(carer));
const carerOf = (row: Row) => fosterers.find((one) => fosterer(one) === carer(row));
const rehomedIn = (from: string, to: string) => cats.filter((row) => within(slashed(home(row)), from, to));

/** A rescue without a building: its cats, and the people who have them at home until somebody adopts them. */
export const fosterCats = brought(
  'foster cats',
  'en',
  ['foster-cats.csv', 'fosterers.csv'],
  worldOf({ Cat: cats.map(cat), Fosterer: fosterers.map(fosterer) }),
  [
    en(
      "who's looking after Pickle?",
      those(...cats.filter((row) => cat(row) === 'Pickle').map(carer)),
      'With',
      'Cat',
      'Foster cat',
    ),
    en('which cats are still waiting for a home', those(...catsWith((row) => home(row) === '')), 'Rehomed', 'Adopter'),
    en(
      'How much have we paid the vet for the Dunmore Farm lot?',
      () => about(sum(cats.filter((row) => row['Came from'] === 'Dunmore Farm').map(bill))),
      'Vet bills (£)',
      'Came from',
    ),
    en(
      'Which fosterers have never had a cat off us?',
      those(...fosterers.map(fosterer).filter((name) => !carers.has(name))),
      'Fosterer',
      'With',
      'Cat',
      'Foster cat',
    ),
    en("what's our heaviest cat", those(...most(cats, weight).map(cat)), 'Weight (kg)', 'Cat', 'Foster cat'),
    en(
      'average weight of the boys?',
      () => about(mean(cats.filter((row) => sex(row) === 'M').map(weight))),
      'Weight (kg)',
      'M/F',
    ),
    en(
      "Girls that haven't been spayed yet",
      those(...catsWith((row) => sex(row) === 'F' && row['Neutered'] === 'N')),
      'M/F',
      'Neutered',
    ),
    en(
      'how many cats went to new homes in the first half of 2025',
      () => says(rehomedIn('2025-01-01', '2025-06-30').length),
      'Rehomed',
      'Cat',
      'Foster cat',
    ),
    en(
      'Has Isla Brodie ever had a tortie?',
      () => is(cats.some((row) => carer(row) === 'Isla Brodie' && row['Colour'] === 'tortie')),
      'With',
      'Colour',
    ),
    en(
      'which cats have been fostered in Larbert?',
      those(...catsWith((row) => cell('Town')(carerOf(row)) === 'Larbert')),
      'Town',
      'Fosterer',
      'With',
    ),
    ro(
      'Care pisică ne-a costat cel mai mult la veterinar?',
      those(...most(cats, bill).map(cat)),
      'Vet bills (£)',
      'Cat',
      'Foster cat',
    ),
    ro(
      'cate pisici au stat la cineva care are caine',
      () => says(catsWith((row) => cell('Other pets')(carerOf(row)) === 'dog').length),
      'Other pets',
      'Fosterer',
      'With',
    ),
    en("Which of them can't stand children?", NOTHING),
    en('how much did the Guptas give us for Bubbles', NOTHING),
    ro('Ce rasă e Pickle?', NOTHING),
  ],
);
