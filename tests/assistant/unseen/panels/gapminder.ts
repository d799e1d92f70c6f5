import { brought } from '../brought/rows.js';
import { en, is, NOTHING, ro, says } from '../Gold.js';
import { distinct } from '../publicFiles/rows.js';
import { mean, most, sum, those, worldOf } from '../tabled/rows.js';
import { panelRows, Series, values } from './rows.js';

const rows = panelRows('gapminder.csv');
const countries = distinct(rows, 'country');
const of = (heading: string): Series =>
  new Series(
    rows.map((row) => ({ thing: row['country'] ?? '', year: Number(row['year']), value: Number(row[heading]) })),
  );
const continentOf = new Map(rows.map((row) => [row['country'] ?? '', row['continent'] ?? '']));
const isIn = (continent: string) => (one: { readonly thing: string }) => continentOf.get(one.thing) === continent;

export const life = of('lifeExp');
export const people = of('pop');
const income = of('gdpPercap');

/** Life expectancy, population and income of 142 countries, every five years. */
export const gapminder = brought(
  'gapminder',
  'en',
  ['gapminder.csv'],
  worldOf({ country: countries, continent: distinct(rows, 'continent'), year: distinct(rows, 'year') }),
  [
    en('population of Brazil in 1992', values(people.at('Brazil', 1992)), 'pop'),
    en('What was the life expectancy in Japan in 2007?', values(life.at('Japan', 2007)), 'lifeExp'),
    en('Which country had the highest population in 2007?', those(people.highest(2007)), 'pop'),
    en('gdp per capita of Norway in 1972', values(income.at('Norway', 1972)), 'gdpPercap'),
    en('Which country had the lowest life expectancy in 1952?', those(life.lowest(1952)), 'lifeExp'),
    en('top 3 countries by gdpPercap in 2007', those(...income.first(2007, 3)), 'gdpPercap'),
    en(
      'How did life expectancy in Peru change between 1962 and 2002?',
      values(life.at('Peru', 1962), life.at('Peru', 2002)),
      'lifeExp',
    ),
    en(
      'Which country grew fastest in population since 1987?',
      those(most(people.growth(1987, 2007), ({ ratio }) => ratio)[0]?.thing ?? ''),
      'pop',
    ),
    en(
      'In which country did lifeExp rise the most between 1952 and 2007?',
      those(most(life.growth(1952, 2007), ({ value }) => value)[0]?.thing ?? ''),
      'lifeExp',
    ),
    en('How many countries are there?', () => says(countries.length), 'country'),
    en(
      'average life expectancy in Africa in 1977',
      values(
        mean(
          life
            .in(1977)
            .filter(isIn('Africa'))
            .map(({ value }) => value),
        ),
      ),
      'lifeExp',
    ),
    en(
      'Which countries in Europe had a life expectancy above 80 in 2007?',
      those(
        ...life
          .in(2007)
          .filter(isIn('Europe'))
          .filter(({ value }) => value > 80)
          .map(({ thing }) => thing),
      ),
      'lifeExp',
    ),
    en(
      'total population of Oceania in 2002',
      values(
        sum(
          people
            .in(2002)
            .filter(isIn('Oceania'))
            .map(({ value }) => value),
        ),
      ),
      'pop',
    ),
    en(
      'In what year was life expectancy in Rwanda lowest?',
      () => says(most(life.of('Rwanda'), ({ value }) => -value)[0]?.year ?? 0),
      'lifeExp',
    ),
    en(
      'Did the population of Bulgaria fall between 1987 and 2007?',
      () => is(people.at('Bulgaria', 2007) < people.at('Bulgaria', 1987)),
      'pop',
    ),
    en('unemployment in Brazil in 1992', NOTHING),
    en('population of Brazil in 1941', NOTHING),
    en('Which continent is Peru on?', those('Americas'), 'continent'),
    ro('populația Braziliei în 1972', values(people.at('Brazil', 1972)), 'pop'),
    ro('Ce țară avea cea mai mare populație în 1952?', those(people.highest(1952)), 'pop'),
    ro('speranța de viață în Chile în 1997', values(life.at('Chile', 1997)), 'lifeExp'),
    ro(
      'Cum s-a schimbat speranța de viață în Peru între 1962 și 2002?',
      values(life.at('Peru', 1962), life.at('Peru', 2002)),
      'lifeExp',
    ),
  ],
);
