import { expect, test } from 'vitest';

import { fold } from '../../../domain/folding/fold.js';
import { readAll } from '../files/readAll.js';
import ENGLISH from './english.json' with { type: 'json' };
import ROMANIAN from './romanian.json' with { type: 'json' };

/** A table with the words that people would call one of its rows. */
interface NamedTable {
  readonly file: string;
  readonly language: string;
  readonly expected: readonly string[];
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

type Verdict = 'proposed' | 'offered' | 'missing';

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
const csvOf = ({ headings, rows }: NamedTable): string =>
  [headings, ...rows].map((row) => row.map(quoted).join(',')).join('\n');

async function verdictOf(table: NamedTable): Promise<Verdict> {
  const { opened } = await readAll(
    { [`${table.file}.csv`]: csvOf(table) },
    { language: table.language as 'en' | 'ro' },
  );
  const isExpected = (label: string): boolean => table.expected.map(fold).includes(fold(label));
  const [mapping] = opened.mapping.tables;
  if (mapping?.becomes === 'nodes' && isExpected(mapping.label)) return 'proposed';
  return opened.recognised.tables[0]?.labels?.some(isExpected) === true ? 'offered' : 'missing';
}

/** Figures of the first run, and of later ones, stand in README.md. */
test.each([
  { language: 'English', tables: ENGLISH, proposed: 2, known: 4 },
  { language: 'Romanian', tables: ROMANIAN, proposed: 11, known: 14 },
])('what a row of a $language table is called is proposed by rules', async ({ language, tables, proposed, known }) => {
  const verdicts: Verdict[] = [];
  for (const table of tables) verdicts.push(await verdictOf(table));
  const count = (...wanted: readonly Verdict[]) => verdicts.filter((verdict) => wanted.includes(verdict)).length;
  console.info(
    `${language}: ${count('proposed')} proposed, ${count('offered')} more among the choices, of ${tables.length}`,
  );
  expect(count('proposed')).toBeGreaterThanOrEqual(proposed);
  expect(count('proposed', 'offered')).toBeGreaterThanOrEqual(known);
});
