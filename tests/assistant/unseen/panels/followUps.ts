import { type Conversation } from '../conversations.js';
import { type Asked, en, type Field, ro } from '../Gold.js';
import { those } from '../tabled/rows.js';
import { births, fertility } from './fertility.js';
import { gapminder, life, people } from './gapminder.js';
import { grunfeld, value } from './grunfeld.js';
import { values } from './rows.js';

const talk = (field: Field, opening: string, ...asked: Asked[]): Conversation => ({ field, opening, asked });

/** Fifteen turns that go on to another year, thing or measure. */
export const PANEL_CONVERSATIONS: readonly Conversation[] = [
  talk(
    gapminder,
    'population of Brazil in 1992',
    en('and in 1982?', values(people.at('Brazil', 1982)), 'pop'),
    en('and Chile?', values(people.at('Chile', 1982)), 'pop'),
    en('and life expectancy?', values(life.at('Chile', 1982)), 'lifeExp'),
  ),
  talk(
    gapminder,
    'Which country had the highest population in 2007?',
    en('and in 1952?', those(people.highest(1952)), 'pop'),
    en('and the lowest?', those(people.lowest(1952)), 'pop'),
  ),
  talk(
    gapminder,
    'How did life expectancy in Peru change between 1962 and 2002?',
    en('and in Kenya?', values(life.at('Kenya', 1962), life.at('Kenya', 2002)), 'lifeExp'),
  ),
  talk(
    gapminder,
    'speranța de viață în Chile în 1997',
    ro('dar în 1952?', values(life.at('Chile', 1952)), 'lifeExp'),
    ro('și în Japan?', values(life.at('Japan', 1952)), 'lifeExp'),
  ),
  talk(
    grunfeld,
    'valoarea IBM în 1940',
    ro('dar în 1950?', values(value.at('IBM', 1950)), 'value'),
    ro('și Chrysler?', values(value.at('Chrysler', 1950)), 'value'),
  ),
  talk(grunfeld, 'primele 3 firme după valoare în 1935', ro('și în 1954?', those(...value.first(1954, 3)), 'value')),
  talk(
    fertility,
    'fertility of Brazil in 1990',
    en('and in 1960?', values(births.at('Brazil', 1960)), 'Fertility', '1960'),
    en('what about Peru?', values(births.at('Peru', 1960)), 'Fertility', '1960'),
  ),
  talk(
    fertility,
    'rata fertilității în România în 1967',
    ro('dar în 1990?', values(births.at('Romania', 1990)), 'Fertility', '1990'),
    ro('și în Ungaria?', values(births.at('Hungary', 1990)), 'Fertility', '1990'),
  ),
];
