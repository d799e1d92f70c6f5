import { type components } from '../../graphql/generated/rest';

/** A format that train examples come and go in. */
export type ExamplesFormat = components['schemas']['ExamplesFormat'];

/** Most characters of a file; the backend takes no more. */
export const MOST_CHARACTERS = 5_000_000;

const ENDINGS: readonly (readonly [RegExp, ExamplesFormat])[] = [
  [/\.(jsonl|ndjson)$/i, 'jsonl'],
  [/\.json$/i, 'json'],
  [/\.(csv|tsv)$/i, 'csv'],
];

/** The format of a file by its name; by how it begins where the name does not say. A JSON file of lines is JSONL. */
export function formatOf(name: string, text: string): ExamplesFormat {
  const named = ENDINGS.find(([ending]) => ending.test(name))?.[1];
  const beginning = text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .charAt(0);
  if (named === 'json' && beginning === '{' && /\}\s*[\r\n]\s*\{/.test(text)) return 'jsonl';
  return named ?? (beginning === '[' ? 'json' : beginning === '{' ? 'jsonl' : 'csv');
}
