import { brought } from '../personalFiles/rows.js';
import { en, is, NOTHING, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, those, worldOf } from '../ownTables/rows.js';
import { distinct, perGroup, where } from '../publicFiles/rows.js';
import { greatest, tableRows } from './rows.js';

const boxes = tableRows('Cereals.csv');
export const cereal = cell('name');
const [sugars, calories, fiber, rating] = [
  amountOf('sugars'),
  amountOf('calories'),
  amountOf('fiber'),
  amountOf('rating'),
] as const;
export { rating, sugars };
export const called = (name: string) => where(boxes, 'name', name)[0];
export const madeBy = (mfr: string) => where(boxes, 'mfr', mfr);
const over = (heading: string, least: number) => boxes.filter((row) => amountOf(heading)(row) > least);
const makers = distinct(boxes, 'mfr');

/** Breakfast cereals of American shops, with what a serving holds. */
export const cereals = brought('cereals', 'en', ['Cereals.csv'], worldOf({ name: boxes.map(cereal), mfr: makers }), [
  en('how much sugar is in Froot Loops', () => says(sugars(called('Froot_Loops'))), 'sugars'),
  en('which cereal has the most fiber?', those(...most(boxes, fiber).map(cereal)), 'fiber'),
  en("what's the best rated one", those(...most(boxes, rating).map(cereal)), 'rating'),
  en('how many cereals does manufacturer K have', () => says(madeBy('K').length), 'mfr'),
  en('Which cereals have no sugar at all?', those(...boxes.filter((row) => sugars(row) === 0).map(cereal)), 'sugars'),
  en('average calories', near(mean(boxes.map(calories))), 'calories'),
  en('which ones are type H', those(...where(boxes, 'type', 'H').map(cereal)), 'type'),
  en('does Trix have more sugar than Kix?', () => is(sugars(called('Trix')) > sugars(called('Kix'))), 'sugars'),
  en('how many are on shelf 3', () => says(where(boxes, 'shelf', '3').length), 'shelf'),
  en('the three lowest rated cereals', those(...greatest(boxes, (row) => -rating(row), 3).map(cereal)), 'rating'),
  en('how many have more than 200 mg sodium', () => says(over('sodium', 200).length), 'sodium'),
  en(
    'avg rating by manufacturer (mfr)',
    perGroup(new Map(makers.map((one) => [one, mean(madeBy(one).map(rating))] as const))),
    'rating',
    'mfr',
  ),
  en(
    'how many calories do Cheerios and Wheaties have together',
    () => says(calories(called('Cheerios')) + calories(called('Wheaties'))),
    'calories',
  ),
  en('Which manufacturer makes the most cereals?', those(...mostCounted(counted(boxes, 'mfr'))), 'mfr'),
  en('cereals with over 5 g of protien', those(...over('protein', 5).map(cereal)), 'protein'),
  en('for which cereals is the potassium missing', those(...where(boxes, 'potass', '').map(cereal)), 'potass'),
  en('how much does a box of Cheerios cost', NOTHING),
  en('which ones are gluten free?', NOTHING),
  en('how many boxes of Trix were sold in 2020', NOTHING),
]);
