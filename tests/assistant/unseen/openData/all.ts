import { airportCodes } from './airports.js';
import { earthquakes } from './earthquakes.js';
import { testedHeatPumps } from './heatPumps.js';
import { marriedYears } from './marriages.js';
import { universityNetwork } from './network.js';
import { nestingPenguins } from './penguins.js';
import { linuxReleases } from './releases.js';
import { americanStates } from './states.js';
import { windTurbines } from './turbines.js';
import { classicSheets } from './workbook.js';

/** Five fields asked in English, five in Romanian. */
export const OPEN_FIELDS = [
  americanStates,
  linuxReleases,
  earthquakes,
  classicSheets,
  windTurbines,
  airportCodes,
  universityNetwork,
  testedHeatPumps,
  marriedYears,
  nestingPenguins,
];
