import { brought } from '../personalFiles/rows.js';
import { is, NOTHING, ro, says } from '../Gold.js';
import { cell } from '../ownFiles/rows.js';
import { distinct, perGroup, share, where } from '../publicFiles/rows.js';
import { counted, mean, most, mostCounted, type Row, those, worldOf } from '../ownTables/rows.js';
import { amountOf, day, near, openRows } from './rows.js';

const penguins = openRows('penguins_raw.csv');
const species = distinct(penguins, 'Species');
const islands = distinct(penguins, 'Island');
export const weight = amountOf('Body Mass (g)');
const flipper = amountOf('Flipper Length (mm)');
const beak = amountOf('Culmen Length (mm)');
export const speciesOf = (short: string) => penguins.filter((row) => cell('Species')(row).startsWith(short));
const onIsland = (island: string) => where(penguins, 'Island', island);
export const islandsOf = (rows: readonly Row[]) => distinct(rows, 'Island');
const sexed = (rows: readonly Row[], sex: string) => where(rows, 'Sex', sex);
export const average = (rows: readonly Row[], of: typeof weight) => mean(rows.map(of));
const eggs = penguins.map(cell('Date Egg')).sort();

/** Penguins of three islands, with the species' Latin names, units in the headings and NA where nothing was measured. */
export const nestingPenguins = brought(
  'nestingPenguins',
  'ro',
  ['penguins_raw.csv'],
  worldOf({ Species: species, Island: islands }),
  [
    ro('câți pinguini sunt pe insula Dream?', () => says(onIsland('Dream').length), 'Island'),
    ro('ce specii sunt', those(...species), 'Species'),
    ro('greutatea medie la Gentoo', near(average(speciesOf('Gentoo'), weight)), 'Body Mass (g)', 'Species'),
    ro('Câte grame are cel mai greu pinguin?', () => says(...most(penguins, weight).map(weight)), 'Body Mass (g)'),
    ro('cate femele sunt', () => says(sexed(penguins, 'FEMALE').length), 'Sex'),
    ro('pe ce insule trăiesc pinguinii Adelie?', those(...islandsOf(speciesOf('Adelie'))), 'Island', 'Species'),
    ro('la câți nu e trecut sexul', () => says(sexed(penguins, 'NA').length), 'Sex'),
    ro(
      'lungimea medie a ciocului (Culmen Length) la Chinstrap',
      near(average(speciesOf('Chinstrap'), beak)),
      'Culmen Length (mm)',
      'Species',
    ),
    ro(
      'câte ouă au data (Date Egg) în noiembrie 2008?',
      () => says(eggs.filter((one) => one.startsWith('2008-11')).length),
      'Date Egg',
    ),
    ro(
      'Care specie are în medie cele mai lungi aripi (Flipper Length)?',
      those(...most(species, (one) => average(where(penguins, 'Species', one), flipper))),
      'Flipper Length (mm)',
      'Species',
    ),
    ro(
      'sunt masculii mai grei decat femelele in medie',
      () => is(average(sexed(penguins, 'MALE'), weight) > average(sexed(penguins, 'FEMALE'), weight)),
      'Body Mass (g)',
      'Sex',
    ),
    ro('câți pinguini sunt din fiecare specie', perGroup(counted(penguins, 'Species')), 'Species'),
    ro(
      'cati pinguini cantaresc peste 5 kg',
      () => says(penguins.filter((row) => weight(row) > 5000).length),
      'Body Mass (g)',
    ),
    ro(
      'E vreun Chinstrap pe Biscoe?',
      () => is(islandsOf(speciesOf('Chinstrap')).includes('Biscoe')),
      'Island',
      'Species',
    ),
    ro('ce insulă are cei mai mulți pinguini', those(...mostCounted(counted(penguins, 'Island'))), 'Island'),
    ro('la câți Clutch Completion e No', () => says(where(penguins, 'Clutch Completion', 'No').length)),
    ro('care e prima dată la care s-a văzut un ou? (Date Egg)', day(eggs[0] ?? ''), 'Date Egg'),
    ro(
      'ce procent din Gentoo sunt femele',
      share(sexed(speciesOf('Gentoo'), 'FEMALE').length, speciesOf('Gentoo').length),
      'Sex',
      'Species',
    ),
    ro(
      'pe ce insule nu e niciun Gentoo?',
      those(...islands.filter((island) => !islandsOf(speciesOf('Gentoo')).includes(island))),
      'Island',
      'Species',
    ),
    ro(
      'câți masculi Adelie sunt pe Torgersen',
      () => says(sexed(where(speciesOf('Adelie'), 'Island', 'Torgersen'), 'MALE').length),
      'Sex',
      'Species',
      'Island',
    ),
    ro('ce mananca pinguinii Adelie', NOTHING),
    ro('Câți ani are pinguinul N1A1?', NOTHING),
    ro('ce temperatură era pe Torgersen', NOTHING),
    ro('cât de repede înoată un Gentoo?', NOTHING),
  ],
);
