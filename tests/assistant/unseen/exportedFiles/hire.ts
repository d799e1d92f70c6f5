import { about, en, NOTHING, ro, says } from '../Gold.js';
import { mean, most, mostCounted, sum, those, worldOf } from '../ownTables/rows.js';
import { owned, totals } from '../ownFiles/rows.js';
import { eachBy, exportedJson } from './rows.js';

interface Line {
  readonly item: string;
  readonly qty: number;
}
interface Booking {
  readonly bookingNo: string;
  readonly client: string;
  readonly eventType: string;
  readonly eventDate: string;
  readonly guests: number;
  readonly venue: { readonly town: string; readonly surface: string };
  readonly crewLead: string | null;
  readonly deposit: number;
  readonly depositPaid: boolean;
  readonly lines: readonly Line[];
}
interface Stocked {
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly dayRate: number;
  readonly storedIn: string;
}
interface Hire {
  readonly bookings: readonly Booking[];
  readonly stock: readonly Stocked[];
  readonly crew: readonly { readonly name: string }[];
}

const { bookings, stock: stocked, crew } = exportedJson('marquee-hire.json') as Hire;
export const stock = stocked;
const lines = bookings.flatMap((one) => one.lines);
const bookingsWith = (holds: (one: Booking) => boolean) => bookings.filter(holds);
const clientsWith = (holds: (one: Booking) => boolean) => bookings.filter(holds).map(({ client }) => client);
const itemOf = new Map(stock.map(({ code, name }) => [code, name]));
const called = ({ item }: Line) => itemOf.get(item) ?? '';
const timesHired = totals(lines, called, () => 1);
const leads = new Set(bookings.map(({ crewLead }) => crewLead));
/** A booking goes by its number or by whose it is. */
const known = ({ bookingNo, client }: Booking) => [bookingNo, client];

/** A firm that hires out marquees: bookings with their lines and a venue inside them, its stock by codes, its crew by names. */
export const hire = owned(
  'marquee hire',
  'en',
  ['marquee-hire.json'],
  worldOf({
    bookingNo: bookings.map(({ bookingNo }) => bookingNo),
    client: bookings.map(({ client }) => client),
    item: stock.map(({ name }) => name),
    crewLead: crew.map(({ name }) => name),
  }),
  [
    en(
      'which clients have a wedding in Cirencester?',
      those(...clientsWith((one) => one.eventType === 'wedding' && one.venue.town === 'Cirencester')),
      'eventType',
      'town',
    ),
    en(
      'how many of our bookings are on grass',
      () => says(bookingsWith(({ venue }) => venue.surface === 'grass').length),
      'surface',
    ),
    en('Which item is on the most bookings?', those(...mostCounted(timesHired)), 'item', 'lines'),
    en(
      'how many chiavari chairs have been hired in total',
      () => says(sum(lines.filter((one) => called(one) === 'Chiavari chair').map(({ qty }) => qty))),
      'qty',
    ),
    en(
      "what's our biggest booking by guests",
      eachBy(...most(bookings, ({ guests }) => guests).map((one) => [...known(one), one.guests])),
      'guests',
    ),
    en(
      'Which bookings does Rhys Maddock lead?',
      eachBy(...bookingsWith(({ crewLead }) => crewLead === 'Rhys Maddock').map(known)),
      'crewLead',
    ),
    en(
      'who in the crew has never led a booking?',
      those(...crew.filter(({ name }) => !leads.has(name)).map(({ name }) => name)),
      'crewLead',
    ),
    en(
      "which clients haven't paid their deposit yet",
      those(...clientsWith(({ depositPaid }) => !depositPaid)),
      'depositPaid',
    ),
    en(
      "What's the priciest thing we hire out per day?",
      those(...most(stock, ({ dayRate }) => dayRate).map(({ name }) => name)),
      'dayRate',
    ),
    ro(
      'Ce articole se țin în Bay 2?',
      those(...stock.filter(({ storedIn }) => storedIn === 'Bay 2').map(({ name }) => name)),
      'storedIn',
    ),
    ro(
      'care e avansul mediu la evenimentele corporate?',
      () => about(mean(bookingsWith(({ eventType }) => eventType === 'corporate').map(({ deposit }) => deposit))),
      'deposit',
    ),
    ro(
      'Câte evenimente avem în decembrie 2025?',
      () => says(bookingsWith(({ eventDate }) => eventDate.startsWith('2025-12')).length),
      'eventDate',
    ),
    en('Which clients complained about the tents?', NOTHING),
    ro('Cine a făcut mâncarea la nunta lui Isaac Penn?', NOTHING),
  ],
);
