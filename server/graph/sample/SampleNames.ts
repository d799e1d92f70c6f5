import names from './names.json' with { type: 'json' };

/** Languages in which the sample graph can be had. */
export type SampleLanguage = 'en' | 'ro';

/** The words of the sample graph in one language: what its data are called, and its labels, types and property names. */
export interface SampleNames {
  /** Names by code, those of regions and capitals by the name that the country data give them; what is not named stands as there. */
  readonly known: Readonly<Record<SampleKind, Readonly<Record<string, string>>>>;
  readonly labels: Readonly<Record<'country' | 'language' | 'currency' | 'region' | 'subregion', string>>;
  readonly types: Readonly<Record<'borders' | 'speaks' | 'uses' | 'partOf', string>>;
  readonly properties: Readonly<Record<SampleProperty, string>>;
}

/** What of the sample graph has a name in each language. */
export type SampleKind = 'countries' | 'languages' | 'currencies' | 'capitals' | 'regions';

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
  known: names.en,
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

const romanian: SampleNames = {
  known: names.ro,
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
