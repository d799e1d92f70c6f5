import { antibodies } from '../ownFiles/antibodies.js';
import { bloodBank } from '../ownFiles/bloodBank.js';
import { addAlike, change, reckon } from '../exportedFiles/drafts.js';
import { hire, stock } from '../exportedFiles/hire.js';
import { houseplants } from '../exportedFiles/houseplants.js';
import { streams } from '../exportedFiles/streams.js';
import { sweep } from '../exportedFiles/sweep.js';
import { band } from '../newWords/band.js';
import { zoo } from '../newWords/zoo.js';
import { packages } from '../paraphrases/packages.js';
import { wine } from '../paraphrases/wine.js';
import { each } from '../changeRequests/draws.js';
import { wishes } from '../Wish.js';
import { lead, leadingTo, restate } from './rows.js';

const en = wishes('en');

const inBay4 = stock.filter(({ storedIn }) => storedIn === 'Bay 4').map(({ name }) => name);
const lights = stock.filter(({ category }) => category === 'lighting').map(({ name }) => name);

/** Nineteen requests over files brought as the product proposes; three name what is not there or what a person would ask about. */
export const OVER_FILES = [
  en(hire, 'cut the day rate of all the lighting by 5%', (d) => reckon(d, lights, 'dayRate', (now) => now * 0.95)),
  en(hire, 'everything in Bay 4 goes to Bay 2', (d) => {
    for (const name of inBay4) lead(d, name, 'STORED_IN', 'Bay 2');
  }),
  en(hire, "it's no longer Jonah Pryor who leads MH-2530", (d) => d.untie('MH-2530', 'HAS_CREW_LEAD', 'Jonah Pryor')),
  en(hire, 'MH-2524 is led by Sadie Wilmot from now on', (d) => lead(d, 'MH-2524', 'HAS_CREW_LEAD', 'Sadie Wilmot')),
  en(hire, 'set the event date of MH-2533 to 21 February 2026', (d) => d.set('MH-2533', 'eventDate', '2026-02-21')),
  en(hire, 'Trudy Marsh leads MH-2516 now, not Rhys Maddock', 'ask'),
  en(sweep, 'new customer: Ottoline Beck, village Uley, 2 flues', (d) =>
    addAlike(
      d,
      'Gwen Hatherley',
      'name',
      'Ottoline Beck',
      { village: 'Uley', flues: 2 },
      { village: 'Wotton', appliance: 'Aga' },
    ),
  ),
  en(sweep, "Celia Bourton's phone is now 01453 700123", (d) => d.set('Celia Bourton', 'phone', '01453 700123')),
  en(sweep, 'mark all visits of Leon Bassett as paid', (d) => {
    for (const visit of leadingTo(d, 'HAS_SWEEP_CUSTOMER', 'Leon Bassett')) restate(d, visit, 'paid', true);
  }),
  en(sweep, "Audrey Swale isn't a regular any more", (d) => d.set('Audrey Swale', 'regular', false)),
  en(
    houseplants,
    'Add a plant called Gerald, a rubber plant from the garden centre with a price of £7.25 and a pot of 14 cm',
    (d) =>
      addAlike(
        d,
        'Paddle',
        'Plant',
        'Gerald',
        { Species: 'rubber plant', From: 'garden centre', 'Price (£)': 7.25, 'Pot (cm)': 14 },
        { From: 'garden centre' },
      ),
  ),
  en(houseplants, 'Ziggy and Gus swap rooms', (d) => {
    change(d, 'Ziggy', 'Room', 'landing', 'kitchen');
    change(d, 'Gus', 'Room', 'kitchen', 'landing');
  }),
  en(houseplants, 'The Duke is in the front room now, not the kitchen', (d) =>
    change(d, 'The Duke', 'Room', 'kitchen', 'front room'),
  ),
  en(streams, 'KS23-001 had Elmidae in it as well', (d) => d.tie('KS23-001', 'HAS_TAXON', 'Elmidae')),
  en(streams, 'Mei Castellan collected KS23-005, not Tom Brannagh', (d) =>
    lead(d, 'KS23-005', 'HAS_COLLECTOR', 'Mei Castellan'),
  ),
  en(bloodBank, 'add a donor called Truffle, a Greyhound from Hereford, weight 31.5 kg', (d) =>
    d
      .add('Donor', 'Name', 'Truffle', { 'Weight (kg)': 31.5 })
      .tie('Truffle', 'HAS_BREED', 'Greyhound')
      .tie('Truffle', 'HAS_TOWN', 'Hereford'),
  ),
  en(bloodBank, 'Ozzy has left the scheme', 'ask'),
  en(bloodBank, 'merge Castle Vets into Broad Street Vets', 'ask'),
  en(antibodies, 'lower the price of everything from Immunext by 12 euros', (d) => {
    const theirs = leadingTo(d, 'HAS_SUPPLIER', 'Immunext');
    each(
      d,
      'Antibody',
      'Price (€)',
      (now) => now - 12,
      ({ name }) => theirs.includes(name),
    );
  }),
];

/** Five requests over graphs that were written for questions; one does not say by how much. */
export const OVER_WORLDS = [
  en(zoo, 'Polly also likes Hay', (d) => d.tie('Polly', 'EATS', 'Hay')),
  en(band, 'Cal Mercer has left Grey Harbour', (d) => d.untie('Cal Mercer', 'MEMBER_OF', 'Grey Harbour')),
  en(packages, 'Rosa Pinto and Mei Tan swap gimlet and spindle', (d) =>
    d
      .untie('Rosa Pinto', 'MAINTAINS', 'gimlet')
      .untie('Mei Tan', 'MAINTAINS', 'spindle')
      .tie('Rosa Pinto', 'MAINTAINS', 'spindle')
      .tie('Mei Tan', 'MAINTAINS', 'gimlet'),
  ),
  en(wine, 'put the price of all reds up by 5', (d) =>
    each(
      d,
      'Wine',
      'price',
      (now) => now + 5,
      ({ properties }) => properties['colour'] === 'red',
    ),
  ),
  en(wine, 'put the price of Quiet Hill up', 'ask'),
];
