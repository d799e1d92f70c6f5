import { about, en, is, NOTHING, ro, says } from '../Gold.js';
import { counted, mean, mostCounted, point, type Row, sum, those, worldOf } from '../ownTables/rows.js';
import { cell, owned } from '../ownFiles/rows.js';
import { exportedRows, slashed } from './rows.js';

const plants = exportedRows('houseplants.csv', ',');
const care = exportedRows('plant-care.csv', ',');
const [plant, job, who, day] = [cell('Plant'), cell('Job'), cell('Who'), cell('Date')];
const plantsWith = (holds: (row: Row) => boolean) => plants.filter(holds).map(plant);
const done = (what: string) => care.filter((row) => job(row) === what);
const repotted = new Set(done('repotted').map(plant));
const snakePlants = new Set(plantsWith((row) => row['Species'] === 'snake plant'));
const bertha = (row: Row) => plant(row) === 'Big Bertha';
const faithful = plants.find((row) => plant(row) === 'Old Faithful');

/** A family's plants by the names they gave them, and what was done to each by whom. */
export const houseplants = owned(
  'houseplants',
  'en',
  ['houseplants.csv', 'plant-care.csv'],
  worldOf({ Plant: plants.map(plant), Who: counted(care, 'Who').keys() }),
  [
    en('how often did we feed Big Bertha', () => says(done('fed').filter(bertha).length), 'Job'),
    en('who waters the most?', those(...mostCounted(counted(done('watered'), 'Who'))), 'Who', 'Job'),
    en('Which plants have never been repotted?', those(...plantsWith((row) => !repotted.has(plant(row)))), 'Job'),
    en(
      'how many times did Beth Ansell water something in January 2025',
      () => says(done('watered').filter((row) => who(row) === 'Beth Ansell' && day(row).startsWith('2025-01')).length),
      'Who',
      'Job',
    ),
    en(
      "what's the average pot size of the ferns?",
      () => about(mean(plants.filter((row) => row['Kind'] === 'fern').map((row) => point(row['Pot (cm)'])))),
      'Pot',
    ),
    en(
      'which plants got treated for pests in 2025',
      those(
        ...done('treated for pests')
          .filter((row) => day(row).startsWith('2025'))
          .map(plant),
      ),
      'Job',
    ),
    en('Did we ever prune Spiky?', () => is(done('pruned').some((row) => plant(row) === 'Spiky')), 'Job'),
    en(
      'Which plants are in the kitchen, except the succulents?',
      those(...plantsWith((row) => row['Room'] === 'kitchen' && row['Kind'] !== 'succulent')),
      'Room',
      'Kind',
    ),
    en(
      'who repotted the snake plant?',
      those(
        ...done('repotted')
          .filter((row) => snakePlants.has(plant(row)))
          .map(who),
      ),
      'Who',
      'Job',
    ),
    ro('Ce plante am primit cadou?', those(...plantsWith((row) => row['From'] === 'gift')), 'From'),
    ro(
      'câtă apă a primit Big Bertha în total?',
      () => says(sum(care.filter(bertha).map((row) => point(row['Water (ml)'])))),
      'Water',
    ),
    ro('De când avem Old Faithful?', () => says({ date: slashed(cell('Got it on')(faithful)) }), 'Got it on'),
    en('which plants are poisonous to cats', NOTHING),
    en('What fertiliser does Miss Havisham get?', NOTHING),
  ],
);
