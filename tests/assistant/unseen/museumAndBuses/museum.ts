import { readFileSync } from 'node:fs';

import { type Conversation } from '../conversations.js';
import { type Asked, en, is, NOTHING, ro, says } from '../Gold.js';
import { counted, mean, most, point, type Row, rowsIn, sum, tabled, those, worldOf } from '../ownTables/rows.js';
import { placeOf } from './rows.js';

const exhibits = rowsIn(readFileSync(placeOf('exhibits.csv'), 'utf8'), ',');
const galleries = rowsIn(readFileSync(placeOf('galleries.csv'), 'utf8'), ',');
const object = ({ Object: own = '' }: Row) => own;
const room = ({ Gallery: own = '' }: Row) => own;
const has = (heading: string, value: string) => (row: Row) => row[heading] === value;
const value = (row: Row) => point(row['Value']);
const weight = (row: Row) => point(row['Weight (kg)']);
const year = (row: Row) => point(row['Year']);
const objects = (...tests: readonly ((row: Row) => boolean)[]) =>
  exhibits.filter((row) => tests.every((one) => one(row)));
const named = (rows: readonly Row[]) => those(...rows.map(object));
const roomed = (rows: readonly Row[]) => those(...rows.map(room));

const glass = has('Material', 'glass');
const bronze = has('Material', 'bronze');
const byWren = has('Artist', 'Tobias Wren');
const byCalder = has('Artist', 'Ines Calder');
const inHall = has('Gallery', 'Sculpture Hall');
const inGarden = has('Gallery', 'Garden');
const inPrints = has('Gallery', 'Print Room');
const upTo = (rows: readonly Row[]) => most(rows, (row) => -value(row));

/** Objects of a museum that was made up, with the galleries that they are in. */
const museum = tabled(
  'museum of objects',
  'en',
  ['exhibits.csv', 'galleries.csv'],
  worldOf({
    Object: exhibits.map(object),
    Gallery: galleries.map(room),
    Artist: counted(exhibits, 'Artist').keys(),
    Curator: counted(galleries, 'Curator').keys(),
    Lender: counted(exhibits, 'Lender').keys(),
  }),
  [],
);

const talk = (opening: string, ...asked: Asked[]): Conversation => ({ field: museum, opening, asked });

export const MUSEUM_TALKS: readonly Conversation[] = [
  talk(
    'Which objects are made of glass?',
    en('only those by Sanna Aro', named(objects(glass, has('Artist', 'Sanna Aro')))),
    en('which of them is the heaviest?', named(most(objects(glass, has('Artist', 'Sanna Aro')), weight))),
    en('and how many are made of bronze?', () => says(objects(bronze).length)),
  ),
  talk(
    'How many objects are in the Garden?',
    en('what about the Sculpture Hall?', () => says(objects(inHall).length)),
    en('and their total value?', () => says(sum(objects(inHall).map(value)))),
    en('list them', named(objects(inHall))),
    en('sorted by weight', named(objects(inHall))),
  ),
  talk(
    'Objects by Tobias Wren',
    en('which of these are watercolour?', named(objects(byWren, has('Material', 'watercolour')))),
    en('and the others?', named(objects(byWren, (row) => row['Material'] !== 'watercolour'))),
    en('how much is the most valuable one worth?', () => says(...most(objects(byWren), value).slice(0, 1).map(value))),
  ),
  talk(
    'Who made Two Sisters?',
    en('what else did she make?', named(objects(byCalder, (row) => object(row) !== 'Two Sisters'))),
    en('how many of them are in the Garden?', () => says(objects(byCalder, inGarden).length)),
    en('why?', NOTHING),
  ),
  talk(
    'Care este cel mai vechi obiect?',
    ro('Și cel mai nou?', named(most(exhibits, year))),
    ro('în ce galerie se află?', roomed(most(exhibits, year))),
    ro('cine este curatorul ei?', those('Greta Holm')),
    ro('Ce obiecte mai sunt acolo?', named(objects(inGarden, (row) => object(row) !== 'Weathervane'))),
  ),
  talk(
    'Care e valoarea medie a obiectelor din West Gallery?',
    ro('Dar din Print Room?', () => says(Number(mean(objects(inPrints).map(value)).toFixed(0)))),
    ro('și cea totală?', () => says(sum(objects(inPrints).map(value)))),
    ro('Care e cel mai ieftin de acolo?', named(upTo(objects(inPrints)))),
    ro('e mai valoros decât Blue Decanter?', () => is(false)),
  ),
];
