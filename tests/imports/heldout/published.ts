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

/** How many rows a list or a table has, by counting; none of what is no list. */
function rowsIn(text: string, format: string): number {
  const json: unknown = format === 'json' ? JSON.parse(text) : undefined;
  return format === 'json' ? (Array.isArray(json) ? json.length : 1) : text.trim().split('\n').length - 1;
}

/** Tables of the package that nobody chose: drawn by lot from those with a schema that are not too large. */
export function publishedCases(): HeldOutCase[] {
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
    .slice(0, COUNT)
    .map(({ resource: { path: name, format } }) => ({
      name: `vega-datasets ${name}`,
      files: { [name]: readFileSync(path.join(folder(), 'data', name)) },
      relationships: false,
      things: Math.min(4000, rowsIn(readFileSync(path.join(folder(), 'data', name), 'utf8'), format)),
    }));
}
