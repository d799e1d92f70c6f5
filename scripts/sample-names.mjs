// npx tsx scripts/sample-names.mjs FOLDER: writes server/graph/sample/names.json, the names of the sample graph in both languages.
// FOLDER holds the unpacked npm packages cldr-localenames-full, cldr-numbers-full and cldr-dates-full (Unicode's Common Locale
// Data Repository). What CLDR does not know, or says in another way than a map would, stands in sample/corrections.json.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { format } from 'oxfmt';

const SAMPLE = path.resolve(import.meta.dirname, '../server/graph/sample');
const LANGUAGES = ['en', 'ro'];
const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Say where the CLDR packages are unpacked.');

const json = async (...parts) => JSON.parse(await readFile(path.join(...parts), 'utf8'));
const countries = await json(import.meta.dirname, '../node_modules/world-countries/countries.json');
const corrections = await json(SAMPLE, 'corrections.json');

/** A name that stands at the beginning of nothing: `română` → `Română`. */
const capitalised = (text) => text.charAt(0).toLocaleUpperCase('ro') + text.slice(1);
const sorted = (names) => Object.fromEntries(Object.entries(names).sort(([a], [b]) => (a < b ? -1 : 1)));
const folded = (text) =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
/** CLDR's key of a language: `ron` → `ro`. One that CLDR reads as another (`cnr` as `sr-ME`) has no name of its own there. */
const cldrKey = (code) => {
  const { language, region } = new Intl.Locale(code);
  return region === undefined ? language : code;
};

function cities(zones, found = {}) {
  for (const [name, zone] of Object.entries(zones)) {
    if (typeof zone !== 'object') continue;
    if (zone.exemplarCity === undefined) cities(zone, found);
    else found[folded(name)] = zone.exemplarCity;
  }
  return found;
}

async function namesOf(language) {
  const read = async (pack, file) => (await json(folder, pack, 'main', language, file)).main[language];
  const { languages } = (await read('cldr-localenames-full', 'languages.json')).localeDisplayNames;
  const { territories } = (await read('cldr-localenames-full', 'territories.json')).localeDisplayNames;
  const { currencies } = (await read('cldr-numbers-full', 'currencies.json')).numbers;
  const exemplars = cities((await read('cldr-dates-full', 'timeZoneNames.json')).dates.timeZoneNames.zone);
  const own = corrections.names[language];
  const named = (codes, name) =>
    sorted(Object.fromEntries(codes.flatMap((code) => (name(code) ? [[code, name(code)]] : []))));

  const spoken = {};
  for (const { languages: each } of countries)
    for (const [code, name] of Object.entries(each)) (spoken[code] ??= new Set()).add(name);
  /** In English the country data's own names stand, but where they disagree. */
  const isSettled = (code) => language === 'en' && spoken[code].size === 1;
  const used = countries.flatMap(({ currencies: each }) => Object.keys(each));

  return {
    countries: named(
      countries.map(({ cca2 }) => cca2),
      (code) => own.countries[code] ?? (language === 'en' ? undefined : territories[code]),
    ),
    languages: named(Object.keys(spoken), (code) => {
      const name = own.languages[code] ?? (isSettled(code) ? undefined : languages[cldrKey(code)]);
      return name && capitalised(name);
    }),
    currencies: named([...new Set([...used, ...Object.keys(corrections.currencySymbols)])], (code) => {
      const name = own.currencies[code] ?? (language === 'en' ? undefined : currencies[code]?.displayName);
      return name && name !== code ? capitalised(name) : undefined;
    }),
    capitals: named(
      [...new Set(countries.flatMap(({ capital }) => capital))],
      (capital) => own.capitals[capital] ?? (language === 'en' ? undefined : exemplars[folded(capital)]),
    ),
    regions: own.regions,
  };
}

const names = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await namesOf(language)])),
);
const { code } = await format('names.json', JSON.stringify(names), { printWidth: 120 });
await writeFile(path.join(SAMPLE, 'names.json'), code);
for (const [language, kinds] of Object.entries(names)) {
  const counts = Object.entries(kinds).map(([kind, found]) => `${kind} ${Object.keys(found).length}`);
  console.log(language, counts.join(', '));
}
