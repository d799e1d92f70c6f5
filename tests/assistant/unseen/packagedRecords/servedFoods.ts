import { is, NOTHING, ro, says } from '../Gold.js';
import { near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, type Row, those, worldOf } from '../ownTables/rows.js';
import { brought, toldBy } from '../personalFiles/rows.js';
import { where } from '../publicFiles/rows.js';
import { rather, recordRows } from './rows.js';

const foods = recordRows('nutrients_csvfile.csv');
export const food = cell('Food');
/** A number, with a comma for thousands; NaN for a trace (`t`) and for a range. */
const measured =
  (heading: string) =>
  (row: Row | undefined): number => {
    const text = cell(heading)(row).replaceAll(',', '');
    return text === '' ? NaN : Number(text);
  };
export const [calories, fat] = [measured('Calories'), measured('Fat')] as const;
const [protein, fiber, carbs, grams] = [
  measured('Protein'),
  measured('Fiber'),
  measured('Carbs'),
  measured('Grams'),
] as const;
export const ofCategory = (name: string) => where(foods, 'Category', name);
export const called = (name: string) => where(foods, 'Food', name)[0];
const drinks = ofCategory('Drinks,Alcohol, Beverages');
const told = (rows: readonly Row[]) => those(...rows.map(food));

/** Foods by the portion with what is in them. */
export const servedFoods = brought(
  'servedFoods',
  'ro',
  ['nutrients_csvfile.csv'],
  worldOf({ Food: foods.map(food), Category: foods.map(cell('Category')) }),
  [
    ro('câte calorii are Mayonnaise?', () => says(calories(called('Mayonnaise'))), 'Calories'),
    ro(
      'ce alimente din Fish, Seafood au peste 190 de calorii',
      told(ofCategory('Fish, Seafood').filter((row) => calories(row) > 190)),
      'Calories',
      'Category',
    ),
    ro(
      'care are cele mai multe calorii din Desserts, sweets',
      told(most(ofCategory('Desserts, sweets'), calories)),
      'Calories',
      'Category',
    ),
    ro('cate alimnte sunt in categoria Soups', () => says(ofCategory('Soups').length), 'Category'),
    ro('în ce categorie e Popcorn salted?', those(cell('Category')(called('Popcorn salted'))), 'Category'),
    ro('cite grame are o portie de Lobster', () => says(grams(called('Lobster'))), 'Grams'),
    ro('ce măsură e la Watermelon', toldBy([cell('Measure')(called('Watermelon'))]), 'Measure'),
    ro('media caloriilor la supe (Soups)', near(mean(ofCategory('Soups').map(calories))), 'Calories', 'Category'),
    ro(
      'are Avocado mai multe calorii decât Dates?',
      () => is(calories(called('Avocado')) > calories(called('Dates'))),
      'Calories',
    ),
    ro(
      'bauturi (Drinks,Alcohol, Beverages) cu 0 calorii',
      told(drinks.filter((row) => calories(row) === 0)),
      'Calories',
      'Category',
    ),
    ro('care are mai multe grăsimi (Fat), Tuna sau Salmon', rather('Tuna', 'Salmon'), 'Fat'),
    ro('categoria cu cele mai multe alimente', those(...mostCounted(counted(foods, 'Category'))), 'Category'),
    ro(
      'Ce alimente din Seeds and Nuts au Protein mai mare de 12?',
      told(ofCategory('Seeds and Nuts').filter((row) => protein(row) > 12)),
      'Protein',
      'Category',
    ),
    ro('cât Carbs e în Honey', () => says(carbs(called('Honey'))), 'Carbs'),
    ro(
      'cate alimente din Soups au Fiber 0',
      () => says(ofCategory('Soups').filter((row) => fiber(row) === 0).length),
      'Fiber',
      'Category',
    ),
    ro(
      'cea mai săracă supă în calorii',
      told(most(ofCategory('Soups'), (row) => -calories(row))),
      'Calories',
      'Category',
    ),
    ro('câte proteine are Peanut butter?', () => says(protein(called('Peanut butter'))), 'Protein'),
    ro('alimente din Jams, Jellies', told(ofCategory('Jams, Jellies')), 'Category'),
    ro(
      'totalul caloriilor pentru Honey si Popcorn salted',
      () => says(calories(called('Honey')) + calories(called('Popcorn salted'))),
      'Calories',
    ),
    ro(
      'supe fara pic de grasime (Fat 0)',
      told(ofCategory('Soups').filter((row) => fat(row) === 0)),
      'Fat',
      'Category',
    ),
    ro('câtă vitamina C are Watermelon?', NOTHING),
    ro('cat costa Lobster', NOTHING),
    ro('din ce țară vine Honey', NOTHING),
    ro('câtă cofeină are Coffee', NOTHING),
  ],
);
