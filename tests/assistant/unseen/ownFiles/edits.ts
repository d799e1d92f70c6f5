import { type ImportedNode } from '../../../../server/graph/ports/ImportSink.js';
import { type Draft } from '../Draft.js';
import { each, tieOf } from '../changeRequests/draws.js';
import { type Wish, wishes } from '../Wish.js';
import { antibodies } from './antibodies.js';
import { bloodBank } from './bloodBank.js';
import { chandler } from './chandler.js';
import { charity } from './charity.js';
import { council } from './council.js';
import { haulage } from './haulage.js';
import { landlord } from './landlord.js';

/** The headings whose values people call a row by, the first that it has. */
const NAMING = [
  ...['Name', 'Unit no', 'Clinic', 'Ab ID', 'Gift ref', 'Campaign', 'Order No', 'Vessel', 'Item'],
  ...['Nume și prenume', 'Nr. hotarare', 'Apartament', 'Nr. crt.', 'Nume', 'Nr. inmatriculare', 'name'],
];
export function calledBy({ properties }: ImportedNode): string {
  const heading = NAMING.find((one) => one in properties);
  // Lines of an order have no name: they are what they hold, and what they are joined to.
  return heading === undefined ? JSON.stringify(properties) : String(properties[heading]);
}

const en = wishes('en');
const ro = wishes('ro');

/** Those that a relationship leads from to a node of this name. */
const leadingTo = (d: Draft, type: string, end: string): string[] =>
  d.ties.filter((tie) => tie.type === type && tie.end === end).map(({ start }) => start);

/** Fifteen requests over what the import made of the files, where that is right. */
export const OWN_EDITS: readonly Wish[] = [
  en(bloodBank, 'mark U-2013 as discarded', (d) => {
    tieOf(d, 'U-2013', 'HAS_STATUS', 'available').end = 'discarded';
  }),
  en(bloodBank, 'Delete the donors that are not active', (d) =>
    d.drop(
      ...d
        .of('Donor')
        .filter(({ properties }) => properties['Active'] === false)
        .map(({ name }) => name),
    ),
  ),
  en(bloodBank, 'Add a donor called Bonnie, a Labrador from Ludlow with a weight of 28.5 kg', (d) =>
    d
      .add('Donor', 'Name', 'Bonnie', { 'Weight (kg)': 28.5 })
      .tie('Bonnie', 'HAS_BREED', 'Labrador')
      .tie('Bonnie', 'HAS_TOWN', 'Ludlow'),
  ),
  en(antibodies, 'Move AB-009 to freezer F4', (d) => d.set('AB-009', 'Freezer', 'F4')),
  en(antibodies, 'raise the price of all Abelia antibodies by 10%', (d) => {
    const theirs = leadingTo(d, 'HAS_SUPPLIER', 'Abelia');
    each(
      d,
      'Antibody',
      'Price (€)',
      (now) => now * 1.1,
      ({ name }) => theirs.includes(name),
    );
  }),
  en(antibodies, 'AB-012 can be used for FACS as well', (d) => d.tie('AB-012', 'HAS_APPLICATION', 'FACS')),
  en(charity, 'Naomi Frost leads Storm Relief now, not Priscilla Vance', (d) => {
    tieOf(d, 'Storm Relief', 'HAS_LEAD', 'Priscilla Vance').end = 'Naomi Frost';
  }),
  en(charity, 'Increase the goal of Senior Rides by $5,000', (d) => d.set('Senior Rides', 'Goal ($)', 25_000)),
  en(chandler, 'Remove the discount from SC-1008', (d) => d.unset('SC-1008', 'Discount (%)')),
  en(chandler, 'Delete all cancelled orders', (d) => d.drop(...leadingTo(d, 'HAS_STATUS', 'cancelled'))),
  en(chandler, 'Change the port', 'ask'),
  ro(council, 'Ioana Crișan trece din comisia Urbanism în comisia Buget-finanțe', (d) => {
    tieOf(d, 'Ioana Crișan', 'HAS_COMISIE', 'Urbanism').end = 'Buget-finanțe';
  }),
  ro(council, 'Prezența lui Dan Negruțiu e acum 90%', (d) => d.set('Dan Negruțiu', 'Prezență (%)', 90)),
  ro(landlord, 'Pune la Plopilor 30 chiriașul Ștefan Lupu, cu contract până la 31.12.2026', (d) =>
    d.set('Plopilor 30', 'Chiriaș', 'Ștefan Lupu').set('Plopilor 30', 'Contract până la', '2026-12-31'),
  ),
  ro(haulage, 'Șoferul Ilie Pavel s-a mutat în Bacău', (d) => {
    tieOf(d, 'Ilie Pavel', 'HAS_ORAS', 'Onești').end = 'Bacău';
  }),
];
