import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { parse } from 'csv-parse/sync';

const require = createRequire(import.meta.url);

/** The package exports its programs only; its data lie in a folder beside them. */
const dataFolder = (): string => path.join(path.dirname(require.resolve('vega-datasets')), '..', 'data');

const textOf = (name: string): string => readFileSync(path.join(dataFolder(), name), 'utf8');

/** The rows of a CSV table of vega-datasets by their headings. */
export const vegaTable = (name: string): Record<string, string>[] =>
  parse(textOf(name), { columns: true, skip_empty_lines: true });

/** The content of a JSON file of vega-datasets; the caller says what it holds. */
export const vegaJson = <T>(name: string): T => JSON.parse(textOf(name)) as T;
