import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { type HeldOutCase } from './HeldOutCase.js';
import { randomOf } from './random.js';

/** What the package says of one of its files. */
interface Resource {
  readonly path: string;
  readonly format: string;
  readonly bytes: number;
  readonly licenses?: readonly { readonly name?: string; readonly title?: string }[];
  readonly schema?: unknown;
}

const folder = (): string => path.join(path.dirname(createRequire(import.meta.url).resolve('vega-datasets')), '..');

/** Other tests are built on these. */
const KNOWN = ['airports.csv', 'flights-airport.csv', 'movies.json', 'miserables.json'];
const MOST_BYTES = 600_000;
const SEED = 20_261_122;
const COUNT = 10;
const LATER = 12;

/** How many rows a list or a table has, by counting; none of what is no list. */
function rowsIn(text: string, format: string): number {
  const json: unknown = format === 'json' ? JSON.parse(text) : undefined;
  return format === 'json' ? (Array.isArray(json) ? json.length : 1) : text.trim().split('\n').length - 1;
}

/** Tables of the package that nobody chose, in the order of a lot: those with a schema that are not too large. */
function drawn(): HeldOutCase[] {
  const { resources } = JSON.parse(readFileSync(path.join(folder(), 'datapackage.json'), 'utf8')) as {
    resources: readonly Resource[];
  };
  const random = randomOf(SEED);
  return resources
    .filter(
      ({ format, bytes, schema }) =>
        ['csv', 'tsv', 'json'].includes(format) && bytes < MOST_BYTES && schema !== undefined,
    )
    .filter(({ path: name }) => !KNOWN.includes(name))
    .map((resource) => ({ resource, lot: random.below(1_000_000) }))
    .sort((a, b) => a.lot - b.lot)
    .slice(0, COUNT + LATER)
    .map(({ resource: { path: name, format } }) => ({
      name: `vega-datasets ${name}`,
      files: { [name]: readFileSync(path.join(folder(), 'data', name)) },
      relationships: false,
      things: Math.min(4000, rowsIn(readFileSync(path.join(folder(), 'data', name), 'utf8'), format)),
    }));
}

/** The first ten of the lot. */
export const publishedCases = (): HeldOutCase[] => drawn().slice(0, COUNT);

/** A file that ships with another package, which has its own reasons for how it looks. */
function shipped(name: string, things: number): HeldOutCase {
  const file = name.split('/').at(-1) ?? name;
  return {
    name,
    files: { [file]: readFileSync(path.join(import.meta.dirname, '../../../node_modules', name)) },
    relationships: false,
    things,
  };
}

/** The second set: the next twelve of the lot, and three files that packages ship for their own use. */
export const laterCases = (): HeldOutCase[] => [
  ...drawn().slice(COUNT),
  shipped('world-countries/countries.json', 250),
  shipped('i18n-iso-countries/codes.json', 249),
  shipped('nodemailer/dist/well-known/services.json', 30),
];
