import { type Countries } from 'world-countries';
import data from 'world-countries/countries.json' with { type: 'json' };

/** The countries of the world. The package's own types say more of its list than what is inferred from 30,000 lines of JSON. */
export const COUNTRIES = data as unknown as Countries;
