import { brought, toldBy } from '../personalFiles/rows.js';
import { is, NOTHING, ro, says } from '../Gold.js';
import { most, mostCounted, sum, those, worldOf } from '../ownTables/rows.js';
import { records } from './rows.js';

interface Country {
  readonly country: string;
}

const capitals = records<Country & { readonly city: string }>('country-by-capital-city.json');
const languages = records<Country & { readonly languages: readonly string[] }>('country-by-languages.json');
const independent = records<Country & { readonly independence: number | null }>('country-by-independence-date.json');
export const peopled = records<Country & { readonly population: number }>('country-by-population.json');

export const named = (all: readonly Country[]) => those(...all.map(({ country }) => country));
export const capitalOf = (name: string) => toldBy([capitals.find(({ country }) => country === name)?.city ?? '']);
export const spokenIn = (name: string): readonly string[] =>
  languages.find(({ country }) => country === name)?.languages ?? [];
export const speaking = (language: string) => languages.filter((one) => one.languages.includes(language));
const since = (name: string) => independent.find(({ country }) => country === name)?.independence ?? NaN;
const freedIn = (year: number) => independent.filter(({ independence }) => independence === year);
export const population = (name: string) => peopled.find(({ country }) => country === name)?.population ?? NaN;

const speakers = new Map<string, number>();
for (const language of languages.flatMap((one) => one.languages))
  speakers.set(language, (speakers.get(language) ?? 0) + 1);

/** The countries of Europe: capitals, languages, independence and population, each in a file of its own. */
export const countriesOfEurope = brought(
  'countriesOfEurope',
  'ro',
  [
    'country-by-capital-city.json',
    'country-by-languages.json',
    'country-by-independence-date.json',
    'country-by-population.json',
  ],
  worldOf({ country: peopled.map(({ country }) => country), languages: speakers.keys() }),
  [
    ro('care e capitala la Iceland?', capitalOf('Iceland'), 'city'),
    ro('ce țară are capitala Ljubljana', named(capitals.filter(({ city }) => city === 'Ljubljana')), 'city'),
    ro('în ce țări se vorbește Romanian', named(speaking('Romanian')), 'languages'),
    ro('cate limbi se vorbesc in Russia', () => says(spokenIn('Russia').length), 'languages'),
    ro('din ce an e independentă Romania?', () => says(since('Romania')), 'independence'),
    ro('ce țări sunt independente din 1991', named(freedIn(1991)), 'independence'),
    ro('care tara are cea mai mare populatie', named(most(peopled, (one) => one.population)), 'population'),
    ro('ce populație are Bulgaria', () => says(population('Bulgaria')), 'population'),
    ro(
      'câte țări au peste 50 de milioane de locuitori?',
      () => says(peopled.filter((one) => one.population > 50_000_000).length),
      'population',
    ),
    ro(
      'tari cu mai putin de 50000 de locuitori',
      named(peopled.filter((one) => one.population < 50_000)),
      'population',
    ),
    ro(
      'care e cea mai veche independență',
      named(most(independent, ({ independence }) => -(independence ?? NaN))),
      'independence',
    ),
    ro('se vorbește Hungarian în Slovakia?', () => is(spokenIn('Slovakia').includes('Hungarian')), 'languages'),
    ro('ce limbi se vorbesc in Switzerland', those(...spokenIn('Switzerland')), 'languages'),
    ro(
      'are Poland mai mulți locuitori decât Spain',
      () => is(population('Poland') > population('Spain')),
      'population',
    ),
    ro('ce limbă se vorbește în cele mai multe țări?', those(...mostCounted(speakers)), 'languages'),
    ro(
      'populatia totala din Estonia, Latvia si Lithuania',
      () => says(sum(['Estonia', 'Latvia', 'Lithuania'].map(population))),
      'population',
    ),
    ro(
      'câte țări nu au trecut anul independenței (independence)',
      () => says(independent.filter(({ independence }) => independence === null).length),
      'independence',
    ),
    ro('ce monedă are Norway', NOTHING),
    ro('cine e presedintele Romaniei', NOTHING),
    ro('care e capitala din Japan', NOTHING),
    ro('ce suprafață are France?', NOTHING),
  ],
);
