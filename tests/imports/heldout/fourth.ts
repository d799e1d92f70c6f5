import { readFileSync } from 'node:fs';
import path from 'node:path';

import { type HeldOutCase } from './HeldOutCase.js';
import { programCases } from './programs.js';

const text = (name: string): string => readFileSync(path.join(import.meta.dirname, 'files', name), 'utf8');

/** Cells of a column of a table without quoted separators, as a person reads them. */
const column = (name: string, at: number): string[] =>
  text(name)
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => (line.split(',')[at] ?? '').trim().replaceAll('"', ''));

const file = (name: string, captions: readonly string[], more: Partial<HeldOutCase>): HeldOutCase => ({
  name,
  files: { [name]: text(name) },
  captions: [...new Set(captions)],
  relationships: false,
  ...more,
});

const records = <T>(name: string): T => JSON.parse(text(name)) as T;

/** Ten files of packages that have nothing to do with this project, some of them cut to a few rows (the README says whose they are). */
function filesOfOthers(): HeldOutCase[] {
  const medals = records<{ data: { name: string }[] }>('olympics2014.json').data;
  const airports = records<{ features: { attributes: { nam: string } }[] }>('airports.json').features;
  const countries = records<{ name: string }[]>('countries.json');
  const emoji = Object.values(records<Record<string, { name: string }>>('data-by-emoji.json'));
  const groups = records<{ name: string; emojis: { name: string }[] }[]>('data-by-group.json');
  const passengers = [...text('titanic_all.csv').matchAll(/^"([^"]+)"/gm)].map(([, name = '']) => name);
  const labels = [...text('test0.graphml').matchAll(/<data key="key2">([^<]+)</g)].map(([, name = '']) => name);
  return [
    file(
      'olympics2014.json',
      medals.map(({ name }) => name),
      { things: 87, labels: [/^olympics?$/i], says: { 'medals.silver': 6 } },
    ),
    file(
      'airports.json',
      airports.map(({ attributes }) => attributes.nam),
      { things: 50, labels: [/airport/i], places: true, says: { zv3: 1691 } },
    ),
    file(
      'countries.json',
      countries.map(({ name }) => name),
      { things: 50, labels: [/^countr/i] },
    ),
    file(
      'data-by-emoji.json',
      emoji.map(({ name }) => name),
      { things: 65, labels: [/emoji/i] },
    ),
    file(
      'data-by-group.json',
      groups.flatMap(({ name, emojis }) => [name, ...emojis.map((each) => each.name)]),
      { relationships: true, labels: [/emoji/i] },
    ),
    file('elements.csv', column('elements.csv', 2), {
      things: 59,
      labels: [/^element/i],
      says: { atomicNumber: 1, electronegativity: 2.2, symbol: 'He' },
    }),
    file('sprint.csv', column('sprint.csv', 0), { labels: [/sprint/i], says: { Time: 9.63, Year: 2012 } }),
    file('routes.csv', [...column('routes.csv', 2), ...column('routes.csv', 4)], { relationships: true }),
    file('titanic_all.csv', passengers, { things: 109, labels: [/titanic|passenger/i], says: { survived: 1 } }),
    file('test0.graphml', labels, { relationships: true, things: 36 }),
  ];
}

/** The fourth set: files of others, and what programs write that no other set had. Written before it was run; the README says what it found. */
export const fourthCases = async (): Promise<HeldOutCase[]> => [...filesOfOthers(), ...(await programCases())];
