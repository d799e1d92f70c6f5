import { type Field } from '../Gold.js';
import { claims } from './claims.js';
import { festival } from './festival.js';
import { gym } from './gym.js';
import { pharmacies } from './pharmacies.js';
import { services } from './services.js';

/** Five more graphs of five fields, written by somebody who had not read the rules. */
export const THIRD: readonly Field[] = [festival, services, claims, gym, pharmacies];
