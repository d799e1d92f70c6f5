import { type ImportedNode } from '../../../../server/graph/ports/ImportSink.js';
import { cell } from '../ownFiles/rows.js';
import { type Wish, wishes } from '../Wish.js';
import { careHome, residents } from './careHome.js';
import { addAlike, alsoHolds, change, reckon } from './drafts.js';
import { hire, stock } from './hire.js';
import { houseplants } from './houseplants.js';
import { streams } from './streams.js';
import { sweep } from './sweep.js';
import { swimmers, swimming } from './swimming.js';

/** The headings whose values people call a row by, the first that it has. */
const NAMING = ['bookingNo', 'Sample', 'Site name', 'Plant', 'Nume și prenume', 'nume', 'name'];
export function calledBy({ properties }: ImportedNode): string {
  // What was done to a plant is not called by it.
  const heading = 'Job' in properties ? undefined : NAMING.find((one) => one in properties);
  // Visits, lines and results have no name: they are what they hold, and what they are joined to.
  return heading === undefined ? JSON.stringify(properties) : String(properties[heading]);
}

const en = wishes('en');
const ro = wishes('ro');

const stockWith = (holds: (one: (typeof stock)[number]) => boolean) => stock.filter(holds).map(({ name }) => name);
const cadets = swimmers.filter(({ grupa }) => grupa === 'cadeți').map(({ nume }) => nume);
const diabeticsFromRupea = residents
  .filter((row) => row['Localitate'] === 'Rupea' && row['Regim alimentar'] === 'diabetic')
  .map(cell('Nume și prenume'));

/** Fourteen requests over what the import made of the files, where that is right; two name what is not there. */
export const EXPORTED_EDITS: readonly Wish[] = [
  en(sweep, 'Derek Pullin is a regular now', (d) => change(d, 'Derek Pullin', 'regular', false, true)),
  en(sweep, 'rename Dot Hemming to Dorothy Hemming', (d) => d.rename('Dot Hemming', 'name', 'Dorothy Hemming')),
  en(sweep, "Change Agnes Tuffley's phone number to 01453 555123", 'ask'),
  en(hire, 'put the day rate of all furniture up by 10%', (d) =>
    reckon(
      d,
      stockWith(({ category }) => category === 'furniture'),
      'dayRate',
      (now) => now * 1.1,
    ),
  ),
  en(hire, 'Bex Tolland leads MH-2525 now, not Rhys Maddock', (d) =>
    change(d, 'MH-2525', 'crewLead', 'Rhys Maddock', 'Bex Tolland'),
  ),
  en(hire, 'Delete all the stock that is stored in Bay 4', (d) =>
    d.drop(...stockWith(({ storedIn }) => storedIn === 'Bay 4')),
  ),
  en(houseplants, 'move Ziggy and Gus to the study', (d) => {
    change(d, 'Ziggy', 'Room', 'landing', 'study');
    change(d, 'Gus', 'Room', 'kitchen', 'study');
  }),
  en(houseplants, 'Add a plant called Morticia, a peace lily from Alder Nursery with a price of £11.50', (d) =>
    addAlike(
      d,
      'Tickle',
      'Plant',
      'Morticia',
      { Species: 'peace lily', From: 'Alder Nursery', 'Price (£)': 11.5 },
      { Species: 'maidenhair fern', From: 'Alder Nursery' },
    ),
  ),
  en(houseplants, "Delete Twiggy and set Spiky's pot to 15 cm", (d) => {
    d.drop('Twiggy');
    change(d, 'Spiky', 'Pot (cm)', 9, 15);
  }),
  en(streams, 'KS25-071 had Elmidae in it too', (d) =>
    alsoHolds(d, 'KS25-071', 'Taxa', ['Chironomidae', 'Perlidae'], 'Elmidae'),
  ),
  ro(swimming, 'Mută-l pe Matei Oprean la antrenoarea Camelia Roman', (d) =>
    change(d, 'Matei Oprean', 'antrenor', 'Sanda Micu', 'Camelia Roman'),
  ),
  ro(swimming, 'Scade cotizația cadeților cu 20 de lei', (d) => reckon(d, cadets, 'cotizatie_lei', (now) => now - 20)),
  ro(careHome, 'Șterge rezidenții din Rupea care au regim diabetic', (d) => d.drop(...diabeticsFromRupea)),
  ro(careHome, 'Mută-o pe Lavinia Brad la etajul 1', 'ask'),
];
