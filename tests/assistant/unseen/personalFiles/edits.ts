import { type ImportedNode } from '../../../../server/graph/ports/ImportSink.js';
import { type Draft } from '../Draft.js';
import { addAlike, alsoHolds, change, reckon } from '../exportedFiles/drafts.js';
import { type Wish, wishes } from '../Wish.js';
import { fosterCats } from './cats.js';
import { climbing, unfinishedAt } from './climbs.js';
import { parish } from './parish.js';
import { printing } from './printing.js';
import { repairCafe } from './repairCafe.js';
import { placesBy, schoolTrips } from './trips.js';

/** The headings whose values people call a row by, the first that it has. */
const NAMING = [
  ...['ticket', 'session', 'Job', 'Cat', 'Fosterer', 'Climb'],
  ...['Destinație', 'Numele pruncului', 'Name', 'name'],
];
export function calledBy({ properties }: ImportedNode): string {
  const heading = NAMING.find((one) => one in properties);
  // Those who put their names down have one for each trip: a row is what it holds, and what it is joined to.
  return heading === undefined ? JSON.stringify(properties) : String(properties[heading]);
}

const en = wishes('en');
const ro = wishes('ro');

/** Fills an empty cell in the way it is filled in another row: as a property, or by joining. */
function fill(d: Draft, name: string, heading: string, value: string, model: string, held: string): void {
  const type = d.ties.find(({ start, end }) => start === model && end === held)?.type;
  if (type === undefined) d.set(name, heading, value);
  else d.tie(name, type, d.node(value).name);
}

/** Fifteen requests over what the import made of the files, where that is right; three name what is not there. */
export const PERSONAL_EDITS: readonly Wish[] = [
  en(fosterCats, 'Skye has moved from Dougie Farr to Kirsty McPhail', (d) =>
    change(d, 'Skye', 'With', 'Dougie Farr', 'Kirsty McPhail'),
  ),
  en(fosterCats, "Jean Petrie's got two more spaces than she had", (d) =>
    reckon(d, ['Jean Petrie'], 'Spaces', (now) => now + 2),
  ),
  en(repairCafe, 'the outcome of 25-014 is fixed now', (d) => change(d, '25-014', 'outcome', 'needs a part', 'fixed')),
  en(repairCafe, 'Lorna Tidd does soldering as well these days', (d) =>
    alsoHolds(d, 'Lorna Tidd', 'skills', ['bicycles'], 'soldering'),
  ),
  en(repairCafe, "set the outcome of Fergus Oldroyd's lawnmower to fixed", 'ask'),
  en(printing, 'Add a printer called Norbot, a Prusa MK4 in Bay C with a 0.4 mm nozzle that cost €899', (d) =>
    addAlike(
      d,
      'Gromit',
      'Name',
      'Norbot',
      { Model: 'Prusa MK4', Bay: 'Bay C', 'Nozzle (mm)': 0.4, 'Cost (€)': 899 },
      { Model: 'Prusa MK4', Bay: 'Bay A' },
    ),
  ),
  en(printing, 'Gromit should be called Lady Tottington from now on', (d) =>
    d.rename('Gromit', 'Name', 'Lady Tottington'),
  ),
  en(printing, "Wendolene doesn't have an enclosure any more", (d) => change(d, 'Wendolene', 'Enclosure', true, false)),
  en(printing, "Change Wallace's firmware to 5.1.2", 'ask'),
  en(climbing, 'get rid of the Portland routes that went dnf', (d) => d.drop(...unfinishedAt('Portland'))),
  ro(schoolTrips, 'Scumpește cu 10% toate excursiile cu autocarul', (d) =>
    reckon(d, placesBy('autocar'), 'Cost pe elev (lei)', (now) => now * 1.1),
  ),
  ro(schoolTrips, 'La Viscri merge acum Sorin Ghibu, nu Anca Suciu', (d) =>
    change(d, 'Viscri', 'Profesor însoțitor', 'Anca Suciu', 'Sorin Ghibu'),
  ),
  ro(schoolTrips, 'sterge excursiile cu trenul', (d) => d.drop(...placesBy('tren'))),
  ro(schoolTrips, 'Mută-o pe Olimpia Drăgan de la Turda la Sibiu', 'ask'),
  ro(parish, 'Pune-o pe Ana Pintea nașă la Tudor Bârlea', (d) =>
    fill(d, 'Tudor Bârlea', 'Nașa', 'Ana Pintea', 'Maria Bârlea', 'Ana Pintea'),
  ),
];
