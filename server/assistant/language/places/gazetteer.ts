import countries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import romanian from 'i18n-iso-countries/langs/ro.json' with { type: 'json' };

import { COUNTRIES } from '../../../graph/sample/countries.js';
import { originsOf, rootsOf } from '../likeness.js';
import { wordsOf } from '../tokens.js';
import names from './names.json' with { type: 'json' };

/** One thing by all names that people use for it, in every language. */
interface Known {
  readonly names: readonly string[];
  /** English words for what comes from there. */
  readonly demonyms: readonly string[];
}

countries.registerLocale(english);
countries.registerLocale(romanian);

/** A code of two letters is a word of some language. */
const isName = (name: string) => name.length > 2;
const allNames = (code: string, language: string): string[] =>
  countries.getName(code, language, { select: 'all' }) ?? [];

const ofCountries: readonly Known[] = COUNTRIES.map(({ cca2, name, altSpellings, demonyms }) => ({
  names: [name.common, name.official, ...altSpellings, ...allNames(cca2, 'en'), ...allNames(cca2, 'ro')].filter(isName),
  demonyms: Object.values(demonyms['eng'] ?? {}),
}));

const merged = (extra: readonly string[]): Known => {
  const same = ofCountries.find(({ names: own }) => own.some((name) => extra.includes(name)));
  return { names: [...extra, ...(same?.names ?? [])], demonyms: same?.demonyms ?? [] };
};

/** Well-known things: countries and some more. The ones written by hand come first. */
const GAZETTEER: readonly Known[] = [...names.map(merged), ...ofCountries];

/** Other names of what goes by a name, by the folded words of the name. */
export const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = (() => {
  const byName = new Map<string, string[]>();
  for (const known of GAZETTEER) {
    for (const name of known.names) {
      const key = wordsOf(name).join(' ');
      if (!byName.has(key)) byName.set(key, [...new Set(known.names.map((one) => wordsOf(one).join(' ')))]);
    }
  }
  return byName;
})();

/** The forms under which people and things of a place are known and looked up. */
const originForms = (word: string): string[] =>
  [...rootsOf(word), ...originsOf(word, 'en')].filter((root) => root.length > 3);

const HOMES: ReadonlyMap<string, readonly string[]> = (() => {
  const byForm = new Map<string, Set<string>>();
  for (const { names: own, demonyms } of GAZETTEER) {
    const homes = own.map((name) => wordsOf(name).join(' '));
    for (const form of demonyms.flatMap((demonym) => originForms(wordsOf(demonym).join(' ')))) {
      const known = byForm.get(form) ?? new Set();
      for (const home of homes) known.add(home);
      byForm.set(form, known);
    }
  }
  return new Map([...byForm].map(([form, homes]) => [form, [...homes]]));
})();

/** The folded names of places whose people or things go by a word: `finns` of Finland. */
export const homesOf = (word: string): readonly string[] => [
  ...new Set(originForms(word).flatMap((form) => HOMES.get(form) ?? [])),
];
