import { carChargers } from './carChargers.js';
import { concussions } from './concussions.js';
import { fruitsAndSpices } from './fruitsAndSpices.js';
import { highSpells } from './highSpells.js';
import { hospitalServices } from './hospitalServices.js';
import { openLicenses } from './openLicenses.js';
import { publicHolidays } from './publicHolidays.js';
import { servedFoods } from './servedFoods.js';
import { talentShow } from './talentShow.js';
import { writingScripts } from './writingScripts.js';

/** Five fields asked in English, five in Romanian. */
export const RECORD_FIELDS = [
  talentShow,
  hospitalServices,
  concussions,
  carChargers,
  openLicenses,
  highSpells,
  servedFoods,
  writingScripts,
  fruitsAndSpices,
  publicHolidays,
];
