import { fertility } from './fertility.js';
import { gapminder } from './gapminder.js';
import { grunfeld } from './grunfeld.js';

/** Three panels: things in years with measures. */
export const PANEL_FIELDS = [gapminder, grunfeld, fertility];
