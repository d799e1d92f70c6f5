import { brought, toldBy } from '../personalFiles/rows.js';
import { en, is, NOTHING, says } from '../Gold.js';
import { amountOf } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, most, mostCounted, those, worldOf } from '../ownTables/rows.js';
import { distinct, where } from '../publicFiles/rows.js';
import { bundledRows, listed } from './rows.js';

const films = bundledRows('films.csv');
export const film = cell('title');
const year = amountOf('year');
export const by = (director: string) => where(films, 'director', director);
export const of = (one: number) => films.filter((row) => year(row) === one);
const called = (title: string) => where(films, 'title', title)[0];
const speaking = (code: string) => films.filter((row) => listed(row['languages']).includes(code));
const years = counted(films, 'year');

/** How long a film runs, of `1h 36m`. */
export function minutes(row: (typeof films)[number] | undefined): number {
  const [, hours = '0', rest = '0'] = /^(?:(\d+)h)?\s*(?:(\d+)m)?$/u.exec(row?.['run_time'] ?? '') ?? [];
  return Number(hours) * 60 + Number(rest);
}
/** Gold of how long a film runs, as it stands in its cell or in minutes. */
const running = (title: string) => toldBy([cell('run_time')(called(title)), minutes(called(title))]);

/** Films in competition at Cannes since 2005. */
export const cannesFilms = brought(
  'cannesFilms',
  'en',
  ['films.csv'],
  worldOf({
    title: films.map(film),
    director: films.flatMap((row) => [cell('director')(row), ...listed(row['director'])]),
  }),
  [
    en('how many films are from 2019', () => says(of(2019).length), 'year'),
    en('Which films did Ken Loach direct?', those(...by('Ken Loach').map(film)), 'director'),
    en('who directed Melancholia', toldBy(['Lars von Trier']), 'director'),
    en('what year did Toni Erdmann come out', () => says(year(called('Toni Erdmann'))), 'year'),
    en('which films have ro among their languages', those(...speaking('ro').map(film)), 'languages'),
    en('longest film?', those(...most(films, minutes).map(film)), 'run_time'),
    en('how long is The Whistlers', running('The Whistlers'), 'run_time'),
    en(
      'films with love in the title',
      those(...films.filter((row) => film(row).toLowerCase().includes('love')).map(film)),
      'title',
    ),
    en('who directed the most movies on this list', those(...mostCounted(counted(films, 'director'))), 'director'),
    en('did Agnès Varda direct any of these films?', () => is(false), 'director'),
    en('what won the palme dor in 2007', NOTHING),
    en(
      'which films by Nuri Bilge Ceylan came out after 2010?',
      those(
        ...by('Nuri Bilge Ceylan')
          .filter((row) => year(row) > 2010)
          .map(film),
      ),
      'director',
      'year',
    ),
    en('how many different directors are there', () => says(distinct(films, 'director').length), 'director'),
    en(
      'which years had less than 19 films',
      toldBy(...[...years].filter(([, count]) => count < 19).map(([one]) => [one])),
      'year',
    ),
    en('films of 2021 that were directed by women', NOTHING),
    en(
      'the 2012 film by Michael Haneke',
      those(
        ...by('Michael Haneke')
          .filter((row) => year(row) === 2012)
          .map(film),
      ),
      'director',
      'year',
    ),
    en(
      'original title of Beyond the Hills',
      toldBy([cell('original_title')(called('Beyond the Hills'))]),
      'original_title',
    ),
    en(
      "how many films don't have an original title",
      () => says(where(films, 'original_title', '').length),
      'original_title',
    ),
    en('how much money did Okja make', NOTHING),
  ],
);
