import { expect, test } from 'vitest';

import { type SourceFile } from '../Format.js';
import { openImport } from './openImport.js';

const LONGER_THAN_A_SAMPLE = 12_000;

const fileOf = (name: string, lines: readonly string[]): SourceFile => {
  const bytes = Buffer.from(lines.join('\n'));
  return {
    ...{ name, size: bytes.length },
    async *open() {
      yield bytes;
    },
  };
};

const players = Array.from({ length: LONGER_THAN_A_SAMPLE }, (_, at) => `pl${10_000 + at},Player ${at},${at % 90}`);
const PEOPLE = fileOf('people.csv', ['player,name,age', ...players]);
const honoursOf = (at: (nth: number) => number) =>
  fileOf('honours.csv', [
    'player,honour,year',
    ...Array.from({ length: 2400 }, (_, nth) => `pl${at(nth % 2000)},Cup ${nth % 7},${1980 + (nth % 40)}`),
  ]);

/** What becomes of the column that may refer to people. */
async function proposedFor(honours: SourceFile) {
  const { mapping, recognised } = await openImport([honours, PEOPLE]);
  expect(JSON.stringify(recognised.tables), 'what was weighed is not kept').not.toContain('known');
  return {
    proposed: mapping.tables
      .find(({ table }) => table === 'honours')
      ?.columns.find(({ column }) => column === 'player'),
    found: recognised.tables.find(({ name }) => name === 'honours')?.columns.find(({ name }) => name === 'player'),
  };
}

test('rows that stand behind the sample of a long table are found by those that refer to them', async () => {
  const last = 10_000 + LONGER_THAN_A_SAMPLE - 1;
  const { proposed, found } = await proposedFor(honoursOf((nth) => last - nth));
  expect(proposed).toMatchObject({ use: 'reference', table: 'people' });
  expect(found?.links, 'all of its values, also those of its last rows').toContainEqual({
    table: 'people',
    by: 'player',
    rate: 1,
  });
});

test('rows of no other table are referred to by nothing, however alike their codes look', async () => {
  const { proposed } = await proposedFor(honoursOf((nth) => 50_000 + nth));
  expect(proposed).not.toMatchObject({ use: 'reference' });
});
