import { lifeExpectancy } from './countries.js';
import { obituaries } from './deaths.js';
import { periodicTable } from './elements.js';
import { foodEmojis } from './emoji.js';
import { departures } from './flights.js';
import { nobel } from './laureates.js';
import { leadership } from './leaders.js';
import { senate } from './senators.js';
import { mammals } from './sleep.js';
import { hundredMetres } from './sprint.js';

/** Five fields asked in English, five in Romanian. */
export const PUBLIC_FIELDS = [
  senate,
  departures,
  mammals,
  obituaries,
  foodEmojis,
  leadership,
  hundredMetres,
  periodicTable,
  nobel,
  lifeExpectancy,
];
