import { antibiotics } from './antibiotics.js';
import { ballparks } from './ballparks.js';
import { cairnsBuses } from './cairnsBuses.js';
import { cannesFilms } from './cannesFilms.js';
import { euroSquads } from './euroSquads.js';
import { gtCars } from './gtCars.js';
import { hallOfFame } from './hallOfFame.js';
import { nodeReleases } from './nodeReleases.js';
import { ontarioTowns } from './ontarioTowns.js';
import { parisMetro } from './parisMetro.js';

/** Five fields asked in English, five in Romanian. */
export const BUNDLED_FIELDS = [
  gtCars,
  cannesFilms,
  hallOfFame,
  nodeReleases,
  ontarioTowns,
  parisMetro,
  euroSquads,
  ballparks,
  cairnsBuses,
  antibiotics,
];
