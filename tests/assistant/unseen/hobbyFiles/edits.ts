import { type ImportedNode } from '../../../../server/graph/ports/ImportSink.js';
import { type Draft } from '../Draft.js';
import { alsoHolds, change, reckon } from '../exportedFiles/drafts.js';
import { type Wish, wishes } from '../Wish.js';
import { agency } from './agency.js';
import { allotments, withShed } from './allotments.js';
import { dues } from './dues.js';
import { homebrew } from './homebrew.js';
import { nestBoxes, rottenIn } from './nestBoxes.js';
import { rescues, vainIn } from './rescues.js';

/** The headings whose values people call a row by, the first that it has; others are what they hold. */
const NAMING = ['Plot', 'Name', 'job', 'name', 'Familia', 'Brew', 'Salvator'];
const NUMBERED = /^(N\d\d|SM-\d+)$/u;
export function calledBy({ properties }: ImportedNode): string {
  const heading = NAMING.find((one) => one in properties);
  if (heading !== undefined) return String(properties[heading]);
  const number = Object.values(properties).find((value) => NUMBERED.test(String(value)));
  return number === undefined || 'Date' in properties ? JSON.stringify(properties) : String(number);
}

const en = wishes('en');
const ro = wishes('ro');

/** Lets a row be joined to something, as another row is. */
function joinAlike(d: Draft, name: string, held: string, model: string, modelHeld: string): void {
  const type = d.ties.find(({ start, end }) => start === model && end === modelHeld)?.type;
  if (type === undefined) throw new Error(`${model} is not joined to ${modelHeld}`);
  d.tie(name, type, held);
}

/** Twelve requests over what the import made of the files, where that is right; one leaves open what is meant. */
export const HOBBY_EDITS: readonly Wish[] = [
  en(allotments, 'Plot C8 is now held by Carys Bevan', (d) => joinAlike(d, 'C8', 'Carys Bevan', 'A1', 'Aneta Wilk')),
  en(allotments, 'put the rent up by £2 for every plot with a shed', (d) =>
    reckon(d, withShed, 'Rent', (now) => now + 2),
  ),
  en(agency, "TR-2510's fee should be 250", (d) => reckon(d, ['TR-2510'], 'fee', () => 250)),
  en(agency, 'Bruno Keller does Spanish too', (d) =>
    alsoHolds(d, 'Bruno Keller', 'languages', ['German', 'English'], 'Spanish'),
  ),
  ro(dues, 'Familia Pârvu nu mai e scutită', (d) => change(d, 'Pârvu', 'Scutită', true, false)),
  ro(dues, 'Pune cotizația lunară a familiei Georgescu la 60 de lei', (d) =>
    reckon(d, ['Georgescu'], 'Cotizație lunară', () => 60),
  ),
  en(nestBoxes, 'N05 faces east now', (d) => change(d, 'N05', 'Faces', 'south', 'east')),
  en(nestBoxes, 'take the rotten boxes in Bentley Copse off the list', (d) => d.drop(...rottenIn('Bentley Copse'))),
  en(homebrew, 'I used Nottingham for Foghorn, not S-04', (d) => change(d, 'Foghorn', 'Yeast', 'S-04', 'Nottingham')),
  en(homebrew, 'Change the yeast of the mild to Nottingham', 'ask'),
  ro(rescues, 'Ioana Cadar face și schi', (d) => alsoHolds(d, 'Ioana Cadar', 'Pregătire', ['prim ajutor'], 'schi')),
  en(rescues, 'delete the callouts in Lacul Sec where nobody was saved', (d) => d.drop(...vainIn('Lacul Sec'))),
];
