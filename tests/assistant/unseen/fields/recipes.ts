import { about, en, type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { has, num, top, World } from '../World.js';

const world = new World();
const INGREDIENTS = 'Flour,Butter,Eggs,Milk,Tomato,Onion,Garlic,Rice,Chicken,Tofu,Basil,Cheese,Honey,Ginger';
const ANIMAL = ['Butter', 'Eggs', 'Milk', 'Chicken', 'Cheese', 'Honey'];
const RECIPES =
  'Pancakes,Tomato Soup,Fried Rice,Ginger Tofu,Garlic Bread,Chicken Stew,Honey Cake,Risotto,Omelette,Onion Tart,Basil Pasta,Rice Pudding';
for (const name of INGREDIENTS.split(','))
  world.add('Ingredient', 'name', { [name]: { vegan: !ANIMAL.includes(name), calories: 10 + world.dice(700) } });
world.add('Cuisine', 'name', { French: {}, Italian: {}, Chinese: {}, British: {} });
world.add('Cook', 'name', { 'Marta Klein': { born: 1970 }, 'Jules Petit': { born: 1985 }, 'Wei Chen': { born: 1990 } });
for (const [index, title] of RECIPES.split(',').entries()) {
  world.add('Recipe', 'title', {
    [title]: {
      minutes: 10 + world.dice(100),
      servings: 2 + (index % 5),
      difficulty: ['easy', 'medium', 'hard'][index % 3] as string,
    },
  });
  world.tie(title, 'FROM_CUISINE', ['French', 'Italian', 'Chinese', 'British'][(index * 3) % 4] as string);
  world.tie(title, 'CREATED_BY', ['Marta Klein', 'Jules Petit', 'Wei Chen'][(index * 2) % 3] as string);
  for (let each = 0; each < 3; each += 1)
    world.tie(title, 'USES', INGREDIENTS.split(',')[(index * 5 + each * 3) % 13] as string, {
      grams: 10 * (1 + world.dice(40)),
    });
}
world.join('SUBSTITUTES', 'Tofu > Chicken Cheese, Honey > Butter, Rice > Flour');

/** Recipes with their ingredients and cooks. */
export const recipes: Field = {
  name: 'recipes',
  language: 'en',
  world,
  asked: [
    en('What ingredients do I need for Pancakes?', (w) => names(w.out('Pancakes', 'USES')), 'USES'),
    en('Which recipes use garlic?', (w) => names(w.in('Garlic', 'USES')), 'USES'),
    en(
      'Which recipes take less than 30 minutes?',
      (w) => names(w.all('Recipe').filter((r) => num(r, 'minutes') < 30)),
      'minutes',
    ),
    en('How long does the Chicken Stew take?', (w) => says(num(w.named('Chicken Stew'), 'minutes')), 'minutes'),
    en(
      'Which easy recipes are Italian?',
      (w) => names(w.in('Italian', 'FROM_CUISINE').filter((r) => r.properties['difficulty'] === 'easy')),
      'difficulty',
      'FROM_CUISINE',
    ),
    en('Who created the Honey Cake?', (w) => names(w.out('Honey Cake', 'CREATED_BY')), 'CREATED_BY'),
    en('What can I use instead of chicken?', (w) => names(w.in('Chicken', 'SUBSTITUTES')), 'SUBSTITUTES'),
    en(
      'Which ingredients are vegan?',
      (w) => names(w.all('Ingredient').filter((i) => i.properties['vegan'] === true)),
      'vegan',
    ),
    en(
      'How many recipes are hard?',
      (w) => says(w.all('Recipe').filter((r) => r.properties['difficulty'] === 'hard').length),
      'difficulty',
    ),
    en(
      'Which recipes contain both rice and eggs?',
      (w) => names(w.in('Rice', 'USES').filter((r) => has(w.out(r, 'USES'), 'Eggs'))),
      'USES',
    ),
    en(
      'Which recipes have neither milk nor butter?',
      (w) => names(w.all('Recipe').filter((r) => !has(w.out(r, 'USES'), 'Milk') && !has(w.out(r, 'USES'), 'Butter'))),
      'USES',
    ),
    en('What is the quickest recipe?', (w) => names(top(w.all('Recipe'), (r) => -num(r, 'minutes'))), 'minutes'),
    en(
      'Which ingredient is used in the most recipes?',
      (w) => names(top(w.all('Ingredient'), (i) => w.in(i, 'USES').length)),
      'USES',
    ),
    en('Is the Omelette a French dish?', (w) => is(has(w.out('Omelette', 'FROM_CUISINE'), 'French')), 'FROM_CUISINE'),
    ro('Ce rețete a creat Wei Chen?', (w) => names(w.in('Wei Chen', 'CREATED_BY')), 'CREATED_BY'),
    ro(
      'Câte minute durează în medie o rețetă?',
      (w) => about(w.all('Recipe').reduce((sum, r) => sum + num(r, 'minutes'), 0) / 12),
      'minutes',
    ),
    en('What wine goes with Risotto?', NOTHING),
    en('How much does a kilo of ginger cost?', NOTHING),
    en('Where was Jules Petit born?', NOTHING),
    ro('La ce temperatură se coace Onion Tart?', NOTHING),
  ],
};
