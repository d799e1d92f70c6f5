import countries from 'i18n-iso-countries';
import romanianCountries from 'i18n-iso-countries/langs/ro.json' with { type: 'json' };

import { CAPITALS, CURRENCIES, LANGUAGES, REGIONS } from './romanianNames.js';

/** Languages in which the sample graph can be had. */
export type SampleLanguage = 'en' | 'ro';

/** The words of the sample graph in one language: what its data are called, and its labels, types and property names. */
export interface SampleNames {
  country(code: string, english: string): string;
  language(code: string, english: string): string;
  currency(code: string, english: string): string;
  region(english: string): string;
  capital(english: string): string;
  readonly labels: Readonly<Record<'country' | 'language' | 'currency' | 'region' | 'subregion', string>>;
  readonly types: Readonly<Record<'borders' | 'speaks' | 'uses' | 'partOf', string>>;
  readonly properties: Readonly<Record<SampleProperty, string>>;
}

/** Properties of the nodes of the sample graph. */
export type SampleProperty =
  | 'name'
  | 'capital'
  | 'area'
  | 'flag'
  | 'code2'
  | 'code3'
  | 'numericCode'
  | 'nativeNames'
  | 'domains'
  | 'latitude'
  | 'longitude'
  | 'landlocked'
  | 'independent'
  | 'unMember'
  | 'code'
  | 'symbol';

const english: SampleNames = {
  country: (_code, name) => name,
  language: (_code, name) => name,
  currency: (_code, name) => name,
  region: (name) => name,
  capital: (name) => name,
  labels: { country: 'Country', language: 'Language', currency: 'Currency', region: 'Region', subregion: 'Subregion' },
  types: { borders: 'BORDERS', speaks: 'SPEAKS', uses: 'USES', partOf: 'PART_OF' },
  properties: {
    name: 'name',
    capital: 'capital',
    area: 'area (km²)',
    flag: 'flag',
    code2: 'ISO code (2 letters)',
    code3: 'ISO code (3 letters)',
    numericCode: 'ISO code (digits)',
    nativeNames: 'names in its languages',
    domains: 'internet domains',
    latitude: 'latitude',
    longitude: 'longitude',
    landlocked: 'landlocked',
    independent: 'independent',
    unMember: 'UN member',
    code: 'ISO code',
    symbol: 'symbol',
  },
};

countries.registerLocale(romanianCountries);

/** Made once: making one takes longer than all that is asked of it. */
const INTL_NAMES = {
  language: new Intl.DisplayNames('ro', { type: 'language', fallback: 'none' }),
  currency: new Intl.DisplayNames('ro', { type: 'currency', fallback: 'none' }),
};

/** A name of `Intl`, or nothing when it knows none (some versions answer with the code, some throw). */
function intlName(type: 'language' | 'currency', code: string): string | undefined {
  try {
    const name = INTL_NAMES[type].of(code);
    return name === code ? undefined : name;
  } catch {
    return undefined;
  }
}

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('ro') + text.slice(1);

const romanian: SampleNames = {
  country: (code, name) => countries.getName(code, 'ro') ?? name,
  language: (code, name) => capitalised(LANGUAGES[code] ?? intlName('language', code) ?? name),
  currency: (code, name) => capitalised(CURRENCIES[code] ?? intlName('currency', code) ?? name),
  region: (name) => REGIONS[name] ?? name,
  capital: (name) => CAPITALS[name] ?? name,
  labels: { country: 'Țară', language: 'Limbă', currency: 'Monedă', region: 'Regiune', subregion: 'Subregiune' },
  types: { borders: 'SE_ÎNVECINEAZĂ_CU', speaks: 'VORBEȘTE', uses: 'FOLOSEȘTE', partOf: 'FACE_PARTE_DIN' },
  properties: {
    name: 'nume',
    capital: 'capitală',
    area: 'suprafață (km²)',
    flag: 'steag',
    code2: 'cod ISO (2 litere)',
    code3: 'cod ISO (3 litere)',
    numericCode: 'cod ISO (cifre)',
    nativeNames: 'nume în limbile sale',
    domains: 'domenii de internet',
    latitude: 'latitudine',
    longitude: 'longitudine',
    landlocked: 'fără ieșire la mare',
    independent: 'independentă',
    unMember: 'membră ONU',
    code: 'cod ISO',
    symbol: 'simbol',
  },
};

/** The words of each language. */
export const SAMPLE_NAMES: Readonly<Record<SampleLanguage, SampleNames>> = { en: english, ro: romanian };
