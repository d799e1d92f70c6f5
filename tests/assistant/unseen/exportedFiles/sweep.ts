import { about, en, is, NOTHING, ro, says } from '../Gold.js';
import { mean, most, sum, those, worldOf } from '../ownTables/rows.js';
import { owned } from '../ownFiles/rows.js';
import { exportedJson } from './rows.js';

interface Visit {
  readonly date: string;
  readonly job: string;
  readonly charge: number;
  readonly paid: boolean;
  readonly minutes: number;
}
interface Customer {
  readonly name: string;
  readonly village: string;
  readonly appliance: string;
  readonly flues: number;
  readonly regular: boolean;
  readonly visits: readonly Visit[];
}

const customers = exportedJson('sweep-customers.json') as readonly Customer[];
const customersWith = (holds: (one: Customer) => boolean) => customers.filter(holds).map(({ name }) => name);
const visits = customers.flatMap((one) => one.visits);
const visitsOf = (name: string) => customers.find((one) => one.name === name)?.visits ?? [];
const burns = (appliance: string) => (one: Customer) => one.appliance === appliance;

/** A chimney sweep's customers with the visits to each inside them. */
export const sweep = owned(
  'chimney sweep',
  'en',
  ['sweep-customers.json'],
  worldOf({ name: customers.map(({ name }) => name) }),
  [
    en('who still owes us money', those(...customersWith((one) => one.visits.some(({ paid }) => !paid))), 'paid'),
    en('which customers have an Aga', those(...customersWith(burns('Aga'))), 'appliance'),
    en(
      'how much did we charge in total in June 2025?',
      () => about(sum(visits.filter(({ date }) => date.startsWith('2025-06')).map(({ charge }) => charge))),
      'charge',
    ),
    en(
      "who's had the most visits",
      those(...most(customers, (one) => one.visits.length).map(({ name }) => name)),
      'visits',
    ),
    en(
      "What's the average charge for a camera inspection?",
      () => about(mean(visits.filter(({ job }) => job === 'camera inspection').map(({ charge }) => charge))),
      'charge',
    ),
    en('Who has never been visited?', those(...customersWith((one) => one.visits.length === 0)), 'visits'),
    en(
      'who had a visit that took longer than 100 minutes?',
      those(...customersWith((one) => one.visits.some(({ minutes }) => minutes > 100))),
      'minutes',
    ),
    en(
      'Has Hector Vine had a nest removal?',
      () => is(visitsOf('Hector Vine').some(({ job }) => job === 'nest removal')),
      'job',
    ),
    en(
      'how often did we go to Gwen Hatherley in 2025',
      () => says(visitsOf('Gwen Hatherley').filter(({ date }) => date.startsWith('2025')).length),
      'visits',
    ),
    en(
      'regular customers in Wotton except the ones with an open fire',
      those(...customersWith((one) => one.regular && one.village === 'Wotton' && !burns('open fire')(one))),
      'regular',
      'village',
      'appliance',
    ),
    ro(
      'Care client are cele mai multe coșuri?',
      those(...most(customers, (one) => one.flues).map(({ name }) => name)),
      'flues',
    ),
    ro(
      'câți clienți din Dursley au sobă pe lemne?',
      () => says(customersWith((one) => one.village === 'Dursley' && burns('wood burner')(one)).length),
      'village',
      'appliance',
    ),
    en('Which customers have switched to a heat pump?', NOTHING),
    ro('Cine ne-a recomandat-o pe Paula Finch?', NOTHING),
  ],
);
