import { about, en, is, NOTHING, ro, says } from '../Gold.js';
import { counted, mean, mostCounted, point, type Row, sum, those, worldOf } from '../ownTables/rows.js';
import { cell, owned, ownRows } from './rows.js';

const vessels = ownRows('vessels.csv');
const orders = ownRows('orders.csv');
const lines = ownRows('lines.csv');
const [order, vessel, item] = [cell('Order No'), cell('Vessel'), cell('Item')];
const ordersWith = (holds: (row: Row) => boolean) => orders.filter(holds).map(order);
const vesselOf = (row: Row) => vessels.find((one) => one['IMO'] === row['Vessel IMO']);
const total = (row: Row) => point(row['Total']);
const ordered = (name: string) => new Set(ordersWith((row) => vessel(vesselOf(row)) === name));
const heron = ordered('Nordic Heron');

/** A ship chandler: vessels by their number, orders of theirs, and lines of these. */
export const chandler = owned(
  'ship chandler',
  'en',
  ['vessels.csv', 'orders.csv', 'lines.csv'],
  worldOf({
    Vessel: vessels.map(vessel),
    'Order No': orders.map(order),
    Item: counted(lines, 'Item').keys(),
    Port: counted(orders, 'Port').keys(),
  }),
  [
    en('which orders go to Gdansk', those(...ordersWith((row) => row['Port'] === 'Gdańsk')), 'Port'),
    en(
      'What has the Nordic Heron ordered?',
      those(...lines.filter((row) => heron.has(order(row))).map(item)),
      'Item',
      'Order',
    ),
    en(
      "total value of the orders of Delta Shipping's vessels",
      () => about(sum(orders.filter((row) => cell('Agent')(vesselOf(row)) === 'Delta Shipping').map(total))),
      'Total',
    ),
    en(
      'Which orders got a discount of more than 5%?',
      those(...ordersWith((row) => point(row['Discount']) > 5)),
      'Discount',
    ),
    en(
      'how many life jackets have we sold in total?',
      () => says(sum(lines.filter((row) => item(row) === 'Life jacket').map((row) => point(row['qty'])))),
      'qty',
    ),
    en('Has SC-1016 been delivered?', () =>
      is(orders.some((row) => order(row) === 'SC-1016' && row['Delivered'] === 'yes')),
    ),
    en('which port gets the most orders', those(...mostCounted(counted(orders, 'Port'))), 'Port'),
    en(
      'How many orders are there except the cancelled ones?',
      () => says(ordersWith((row) => row['Status'] !== 'cancelled').length),
      'Status',
    ),
    ro(
      'Ce nave sunt sub pavilion Liberia?',
      those(...vessels.filter((row) => row['Flag'] === 'Liberia').map(vessel)),
      'Flag',
    ),
    ro(
      'care e valoarea medie a comenzilor din octombrie 2025?',
      () => about(mean(orders.filter((row) => row['Order date']?.endsWith('.10.2025')).map(total))),
      'Total',
    ),
    en('Who is the captain of the Nordic Heron?', NOTHING),
    en("what's our margin on mooring rope", NOTHING),
    ro('Cine a recepționat comanda SC-1012?', NOTHING),
  ],
);
