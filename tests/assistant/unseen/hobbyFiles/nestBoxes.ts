import { about, en, is, NOTHING, ro, says } from '../Gold.js';
import { brought } from '../personalFiles/rows.js';
import { cell } from '../ownFiles/rows.js';
import { point, type Row, sum, those, worldOf } from '../ownTables/rows.js';
import { hobbyRows, oftenest } from './rows.js';

const boxes = hobbyRows('nest-boxes.csv', ',');
const checks = hobbyRows('box-checks.csv', ',');
const woods = hobbyRows('woods.csv', ',');
const [box, wood, species, checker] = [cell('Box'), cell('Wood'), cell('Nest of'), cell('Checked by')];
const checked = new Set(checks.map(box));
const count = (heading: string) => (row: Row) => point(row[heading]);
const boxesWith = (holds: (row: Row) => boolean) => boxes.filter(holds).map(box);
export const rottenIn = (where: string): readonly string[] =>
  boxesWith((row) => wood(row) === where && cell('Condition')(row) === 'rotten');
const eggs = checks.map(count('Eggs')).filter((one) => !isNaN(one));

/** Boxes for birds in four woods, and what was found in each whenever somebody went round. */
export const nestBoxes = brought(
  'nest boxes',
  'en',
  ['nest-boxes.csv', 'box-checks.csv', 'woods.csv'],
  worldOf({
    Box: boxes.map(box),
    Wood: woods.map(wood),
    'Checked by': [...checks.map(checker), ...woods.map(cell('Key with'))],
  }),
  [
    en(
      'how many chicks got ringed in May 2025?',
      () => about(sum(checks.filter((row) => cell('Date')(row).endsWith('/05/2025')).map(count('Ringed')))),
      'Ringed',
      'Date',
      'Box check',
    ),
    en(
      'which boxes has nobody looked into',
      those(...boxesWith((row) => !checked.has(box(row)))),
      'Box',
      'Box check',
      'Checked by',
    ),
    en("Who's been round the boxes the most?", those(...oftenest(checks.map(checker))), 'Checked by', 'Box check'),
    en(
      'what nested in N19?',
      () => says(...new Set(checks.filter((row) => box(row) === 'N19').map(species))),
      'Nest of',
      'Box',
    ),
    en("what's the most eggs we've found in one go", () => says(Math.max(...eggs)), 'Eggs', 'Box check'),
    en(
      'Boxes in Hanger Wood that look west',
      those(...boxesWith((row) => wood(row) === 'Hanger Wood' && cell('Faces')(row) === 'west')),
      'Wood',
      'Faces',
      'Box',
    ),
    en(
      'How many eggs did the pied flycatchers lay altogether?',
      () => about(sum(checks.filter((row) => species(row) === 'pied flycatcher').map(count('Eggs')))),
      'Eggs',
      'Nest of',
    ),
    en(
      'who do I ask for the key to Bentley Copse?',
      those(...woods.filter((row) => wood(row) === 'Bentley Copse').map(cell('Key with'))),
      'Key with',
      'Wood',
    ),
    en('have we ever had a redstart', () => is(checks.some((row) => species(row) === 'redstart')), 'Nest of'),
    ro(
      'Câte cutii sunt în Mill Hanger?',
      () => says(boxesWith((row) => wood(row) === 'Mill Hanger').length),
      'Wood',
      'Box',
    ),
    en('What did it cost to make the boxes?', NOTHING),
    ro('Ce animal a mâncat puii din N03?', NOTHING),
  ],
);
