import { en, is, NOTHING, says } from '../Gold.js';
import { amountOf } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, most, mostCounted, sum, those, worldOf } from '../ownTables/rows.js';
import { brought, toldBy } from '../personalFiles/rows.js';
import { distinct, perGroup, where } from '../publicFiles/rows.js';
import { recordRows } from './rows.js';

const stations = recordRows('public_charging_stations_in_hawaii.csv');
export const [station, maker, fee] = [cell('Parking Lot'), cell('Manufacturer'), cell('Charge Fee')] as const;
const hours = cell('Station Availability (Hours)');
export const [chargers, ports] = [amountOf('Number of Chargers'), amountOf('Number of Ports')] as const;
const ISLANDS = ['Oahu', 'Maui', 'Hawaii', 'Kauai'];
export const called = (name: string) => where(stations, 'Parking Lot', name)[0];
export const onIsland = (name: string) => where(stations, 'Island', name);
const madeBy = (name: string) => where(stations, 'Manufacturer', name);
const ofFacility = (name: string) => where(stations, 'Facility', name);
/** Stations on the islands: one row of the file repeats the headings. */
const islanders = where(stations, 'Island', ...ISLANDS);

/** Public charging stations for cars in Hawaii. */
export const carChargers = brought(
  'carChargers',
  'en',
  ['public_charging_stations_in_hawaii.csv'],
  worldOf({
    'Parking Lot': islanders.map(station),
    Manufacturer: distinct(islanders, 'Manufacturer'),
    Island: ISLANDS,
  }),
  [
    en('how many charging statoins are on Maui?', () => says(onIsland('Maui').length), 'Island'),
    en('island with the most stations', those(...mostCounted(counted(islanders, 'Island'))), 'Island'),
    en('who made the chargers at Turtle Bay Resort', those(maker(called('Turtle Bay Resort'))), 'Manufacturer'),
    en('which station has the most ports', those(...most(stations, ports).map(station)), 'Number of Ports'),
    en('Volta stations', those(...madeBy('Volta').map(station)), 'Manufacturer'),
    en('where can I charge at an airport?', those(...ofFacility('Airport').map(station)), 'Facility'),
    en(
      'how many chargers does Ala Moana Center have',
      () => says(chargers(called('Ala Moana Center'))),
      'Number of Chargers',
    ),
    en(
      'Good morning, what would it cost me to charge the car at Elleair Golf Club?',
      toldBy([fee(called('Elleair Golf Club'))]),
      'Charge Fee',
    ),
    en(
      'when is the Bishop Museum station open',
      toldBy([hours(called('Bishop Museum'))]),
      'Station Availability (Hours)',
    ),
    en(
      'how many hotels on Kauai have a charging station',
      () => says(where(onIsland('Kauai'), 'Facility', 'Hotel').length),
      'Facility',
      'Island',
    ),
    en('schools with chargers', those(...ofFacility('School').map(station)), 'Facility'),
    en('total number of ports on Kauai', () => says(sum(onIsland('Kauai').map(ports))), 'Number of Ports', 'Island'),
    en('stations with charger level 1', those(...where(stations, 'Charger Level', '1').map(station)), 'Charger Level'),
    en(
      'how many stations are open 24/7?',
      () => says(stations.filter((row) => hours(row) === '24/7').length),
      'Station Availability (Hours)',
    ),
    en('stations in zip code 96740', those(...where(stations, 'Zip Code', '96740').map(station)), 'Zip Code'),
    en(
      'does Kailua Shell have more ports than Aloha Stadium',
      () => is(ports(called('Kailua Shell')) > ports(called('Aloha Stadium'))),
      'Number of Ports',
    ),
    en(
      'government stations with more than 2 chargers',
      those(
        ...ofFacility('Government')
          .filter((row) => chargers(row) > 2)
          .map(station),
      ),
      'Number of Chargers',
      'Facility',
    ),
    en('which condos have chargers', those(...ofFacility('Condo').map(station)), 'Facility'),
    en('stations per island', perGroup(counted(islanders, 'Island')), 'Island'),
    en(
      'AeroVironment stations on kauai',
      those(...where(onIsland('Kauai'), 'Manufacturer', 'AeroVironment').map(station)),
      'Manufacturer',
      'Island',
    ),
    en(
      'what manufacturer made the most stations on Hawaii island',
      those(...mostCounted(counted(onIsland('Hawaii'), 'Manufacturer'))),
      'Manufacturer',
    ),
    en(
      'stations on Hawaii island that were not made by Better Place',
      those(
        ...onIsland('Hawaii')
          .filter((row) => maker(row) !== 'Better Place')
          .map(station),
      ),
      'Manufacturer',
      'Island',
    ),
    en('how many cars charged at Walmart last year?', NOTHING),
    en('when was the charger at Iolani School installed', NOTHING),
    en('who owns the Sheraton Maui', NOTHING),
    en('how long does a full charge take at Kahala Mall', NOTHING),
  ],
);
