import { clemency } from './clemency.js';
import { codeLanguages } from './codeLanguages.js';
import { corruptionIndex } from './corruptionIndex.js';
import { cycleHire } from './cycleHire.js';
import { flammableSubstances } from './flammableSubstances.js';
import { germanStations } from './germanStations.js';
import { messierObjects } from './messierObjects.js';
import { mobsAndLoot } from './mobsAndLoot.js';
import { musicShop } from './musicShop.js';
import { volcanoes } from './volcanoes.js';

/** Five fields asked in English, five in Romanian. */
export const SHIPPED_FIELDS = [
  cycleHire,
  messierObjects,
  mobsAndLoot,
  volcanoes,
  clemency,
  musicShop,
  germanStations,
  codeLanguages,
  corruptionIndex,
  flammableSubstances,
];
