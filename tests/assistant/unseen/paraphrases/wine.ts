import { en, type Field, is, names, NOTHING, ro, says } from '../Gold.js';
import { has, num, top, World } from '../World.js';

const world = new World();
world.add('Estate', 'name', {
  Valmora: { region: 'Douro', hectares: 40 },
  'Casa Lirio': { region: 'Douro', hectares: 12 },
  Brennhof: { region: 'Mosel', hectares: 25 },
  Kestrelsgate: { region: 'Kent', hectares: 8 },
});
world.add('Wine', 'name', {
  'Black Heron': { colour: 'red', price: 32, vintage: 2015 },
  'Quiet Hill': { colour: 'red', price: 14, vintage: 2019 },
  'Morning Slate': { colour: 'white', price: 21, vintage: 2020 },
  'Salt Gate': { colour: 'white', price: 18, vintage: 2018 },
  'Fair Copse': { colour: 'rosé', price: 11, vintage: 2021 },
  'Old Ferry': { colour: 'red', price: 55, vintage: 2009 },
});
world.add('Grape', 'name', { Touriga: {}, Riesling: {}, Bacchus: {}, Pinot: {} });
world.add('Critic', 'name', { 'Della Voss': { age: 61 }, 'Imre Katz': { age: 47 }, 'Sunita Rao': { age: 38 } });
world.join(
  'BOTTLED_AT',
  'Black_Heron > Valmora, Quiet_Hill > Casa_Lirio, Morning_Slate > Brennhof, Old_Ferry > Valmora',
);
world.join('BOTTLED_AT', 'Salt_Gate > Kestrelsgate, Fair_Copse > Kestrelsgate');
world.join('BLENDED_FROM', 'Black_Heron > Touriga, Quiet_Hill > Touriga Pinot, Morning_Slate > Riesling');
world.join('BLENDED_FROM', 'Salt_Gate > Bacchus, Fair_Copse > Pinot Bacchus, Old_Ferry > Touriga');
world.join(
  'TASTED',
  'Della_Voss > Black_Heron Old_Ferry Salt_Gate, Imre_Katz > Morning_Slate Black_Heron, Sunita_Rao > Fair_Copse',
);

const coloured = (w: World, colour: string) => w.all('Wine').filter((one) => one.properties['colour'] === colour);

/** Wines, and who tasted them. */
export const wine: Field = {
  name: 'wine',
  language: 'en',
  world,
  asked: [
    en('Who sampled Black Heron?', (w) => names(w.in('Black Heron', 'TASTED')), 'TASTED'),
    en('Which grapes go into Quiet Hill?', (w) => names(w.out('Quiet Hill', 'BLENDED_FROM')), 'BLENDED_FROM'),
    en('What is Fair Copse made of?', (w) => names(w.out('Fair Copse', 'BLENDED_FROM')), 'BLENDED_FROM'),
    en('Which wines come from Valmora?', (w) => names(w.in('Valmora', 'BOTTLED_AT')), 'BOTTLED_AT'),
    en('Where is Morning Slate produced?', (w) => names(w.out('Morning Slate', 'BOTTLED_AT')), 'BOTTLED_AT'),
    en('What is the most frequent colour?', () => says('red'), 'colour'),
    en('All wines but the reds', (w) => names(w.all('Wine').filter((x) => !coloured(w, 'red').includes(x))), 'colour'),
    en('Has Imre Katz drunk Salt Gate?', (w) => is(has(w.out('Imre Katz', 'TASTED'), 'Salt Gate')), 'TASTED'),
    en(
      'Which wines has no critic tried?',
      (w) => names(w.all('Wine').filter((x) => w.in(x, 'TASTED').length === 0)),
      'TASTED',
    ),
    en(
      'Which grape is used most often?',
      (w) => names(top(w.all('Grape'), (g) => w.in(g, 'BLENDED_FROM').length)),
      'BLENDED_FROM',
    ),
    en('What does Old Ferry cost?', () => says(55), 'price'),
    ro('Cine a gustat Salt Gate?', (w) => names(w.in('Salt Gate', 'TASTED')), 'TASTED'),
    ro('Ce vinuri se fac la Kestrelsgate?', (w) => names(w.in('Kestrelsgate', 'BOTTLED_AT')), 'BOTTLED_AT'),
    ro(
      'Din ce struguri este Black Heron?',
      (w) => names(w.out('Black Heron', 'BLENDED_FROM')),
      'BLENDED_FROM',
      'Grape',
    ),
    ro('Care este cel mai scump vin?', (w) => names(top(w.all('Wine'), (x) => num(x, 'price'))), 'price'),
    ro('Câte vinuri a degustat Della Voss?', (w) => says(w.out('Della Voss', 'TASTED').length), 'TASTED'),
    ro(
      'Vinurile care nu sunt roșii',
      (w) => names(w.all('Wine').filter((x) => !coloured(w, 'red').includes(x))),
      'colour',
    ),
    en('Which cheese goes with Black Heron?', NOTHING),
    en('Who owns Brennhof?', NOTHING),
    ro('Ce premii a primit Old Ferry?', NOTHING),
  ],
};
