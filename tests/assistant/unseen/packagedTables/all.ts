import { cereals } from './cereals.js';
import { countriesOfEurope } from './countriesOfEurope.js';
import { decathlon } from './decathlon.js';
import { olympians } from './olympians.js';
import { presidents } from './presidents.js';
import { rentAndIncome } from './rentAndIncome.js';
import { restaurantTips } from './restaurantTips.js';
import { starWars } from './starWars.js';
import { statesOfMexico } from './statesOfMexico.js';
import { zooAnimals } from './zooAnimals.js';

/** Five fields asked in English, five in Romanian. */
export const TABLE_FIELDS = [
  starWars,
  cereals,
  restaurantTips,
  rentAndIncome,
  presidents,
  olympians,
  decathlon,
  zooAnimals,
  countriesOfEurope,
  statesOfMexico,
];
