import { brought } from '../personalFiles/rows.js';
import { about, is, NOTHING, ro, says } from '../Gold.js';
import { mean, most, those, worldOf } from '../ownTables/rows.js';
import { publicJson } from './rows.js';

interface Observation {
  readonly country: string;
  readonly year: number;
  readonly fertility: number;
  readonly life_expect: number;
}

export const observations = publicJson('countries.json') as readonly Observation[];
const countries = [...new Set(observations.map(({ country }) => country))];
const years = [...new Set(observations.map(({ year }) => year))];
const inYear = (year: number) => observations.filter((one) => one.year === year);
const of = (country: string) => observations.filter((one) => one.country === country);
const the = (country: string, year: number) => of(country).find((one) => one.year === year);
const life = (country: string, year: number) => the(country, year)?.life_expect ?? NaN;
const born = (country: string, year: number) => the(country, year)?.fertility ?? NaN;
const named = (all: readonly Observation[]) => all.map(({ country }) => country);
const longest = (year: number, count: number) =>
  named(
    inYear(year)
      .toSorted((a, b) => b.life_expect - a.life_expect)
      .slice(0, count),
  );

/** Fertility and life expectancy of 62 countries, every five years. */
export const lifeExpectancy = brought(
  'lifeExpectancy',
  'en',
  ['countries.json'],
  worldOf({ country: countries, year: years.map(String) }),
  [
    ro('speranța de viață în Japan în 2000', () => says(life('Japan', 2000)), 'life_expect'),
    ro('cate tari sunt in fisier', () => says(countries.length), 'country'),
    ro(
      'Care țară avea cea mai mare fertilitate în 1955?',
      those(...named(most(inYear(1955), ({ fertility }) => fertility))),
      'fertility',
    ),
    ro('fertilitatea in Italia in 1980', () => says(born('Italy', 1980)), 'fertility'),
    ro(
      'in ce an a avut Rwanda cea mai mica speranta de viata',
      () => says(...most(of('Rwanda'), ({ life_expect }) => -life_expect).map(({ year }) => year)),
      'life_expect',
    ),
    ro(
      'tari cu speranta de viata peste 79 in 2000',
      those(...named(inYear(2000).filter(({ life_expect }) => life_expect > 79))),
      'life_expect',
    ),
    ro('media fertilității în 1960', () => about(mean(inYear(1960).map(({ fertility }) => fertility))), 'fertility'),
    ro(
      'a crescut speranța de viață în Brazilia între 1955 și 2000?',
      () => is(life('Brazil', 2000) > life('Brazil', 1955)),
      'life_expect',
    ),
    ro(
      'cu cat a crescut speranta de viata in China din 1955 pana in 2000',
      () => about(life('China', 2000) - life('China', 1955)),
      'life_expect',
    ),
    ro(
      'Unde se trăia mai mult în 1990, în Franța sau în Germania?',
      those(...most(['France', 'Germany'], (country) => life(country, 1990))),
      'life_expect',
    ),
    ro(
      'cea mai mica speranta de viata din tot tabelul',
      () => says(Math.min(...observations.map(({ life_expect }) => life_expect))),
      'life_expect',
    ),
    ro('ce ani apar?', those(...years.map(String)), 'year'),
    ro(
      'cate tari aveau fertilitatea sub 2 in 1995',
      () => says(inYear(1995).filter(({ fertility }) => fertility < 2).length),
      'fertility',
    ),
    ro('fertilitate Norway 1975', () => says(born('Norway', 1975)), 'fertility'),
    ro('top 3 țări după speranța de viață în 1970', those(...longest(1970, 3)), 'life_expect'),
    ro(
      'In ce tari a scazut speranta de viata din 1985 pana in 2000?',
      those(...countries.filter((country) => life(country, 2000) < life(country, 1985))),
      'life_expect',
    ),
    ro('câte observații are Cuba', () => says(of('Cuba').length), 'country'),
    ro('speranta de viata in Romania in 2000', NOTHING),
    ro('populatia Indiei in 1990', NOTHING),
    ro('câți șomeri erau în Spain în 1995', NOTHING),
    ro('Ce PIB are Polonia?', NOTHING),
    ro('fertilitatea Japoniei în 2010', NOTHING),
  ],
);
