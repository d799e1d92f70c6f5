import { birdStrikes } from './birdStrikes.js';
import { crimeanWar } from './crimeanWar.js';
import { iowaPower } from './iowaPower.js';
import { kitchenScores } from './kitchenScores.js';
import { montrealVote } from './montrealVote.js';
import { napoleonsMarch } from './napoleonsMarch.js';
import { oldCars } from './oldCars.js';
import { seattleDays } from './seattleDays.js';
import { stateRates } from './stateRates.js';
import { wheatAndMonarchs } from './wheatAndMonarchs.js';

/** Five fields asked in English, five in Romanian. */
export const PACKAGE_FIELDS = [
  birdStrikes,
  montrealVote,
  stateRates,
  napoleonsMarch,
  kitchenScores,
  oldCars,
  seattleDays,
  crimeanWar,
  wheatAndMonarchs,
  iowaPower,
];
