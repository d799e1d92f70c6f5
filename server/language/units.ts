import { spelledOut } from './phrasePattern.js';
import unitList from './units.json' with { type: 'json' };

/** Units of measure by how people write and say them, in every language. */
export const UNITS: Readonly<Record<string, readonly string[]>> = spelledOut(unitList);
