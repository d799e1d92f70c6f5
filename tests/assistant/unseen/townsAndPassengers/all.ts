import { airFares } from './airFares.js';
import { berlinCrimes } from './berlinCrimes.js';
import { cloudRegions } from './cloudRegions.js';
import { currencyCodes } from './currencyCodes.js';
import { dogBreeds } from './dogBreeds.js';
import { firefighters } from './firefighters.js';
import { footballSeasons } from './footballSeasons.js';
import { romanianTowns } from './romanianTowns.js';
import { timeZones } from './timeZones.js';
import { titanicPassengers } from './titanicPassengers.js';
import { winterMedals } from './winterMedals.js';

/** Five fields asked in English, six in Romanian. */
export const TOWN_FIELDS = [
  titanicPassengers,
  cloudRegions,
  currencyCodes,
  timeZones,
  footballSeasons,
  romanianTowns,
  winterMedals,
  berlinCrimes,
  firefighters,
  dogBreeds,
  airFares,
];
