import { expect, test } from 'vitest';

import { checkFiles } from '../../../server/graph/imports/checkFiles.js';
import { fixtureNames, fixtures } from './fixtures.js';

/** What each file holds all the same, and what is noted of it: code, row, column. */
const NOTED: Readonly<
  Record<
    string,
    { nodes: number; relationships: number; note?: readonly [code: string, row?: number, column?: string] }
  >
> = {
  'bad-boolean.csv': { nodes: 1, relationships: 0, note: ['KEPT_AS_TEXT', 2, 'alive:boolean'] },
  'bad-date.csv': { nodes: 1, relationships: 0, note: ['KEPT_AS_TEXT', 2, 'born:date'] },
  'bad-list.csv': { nodes: 1, relationships: 0, note: ['KEPT_AS_TEXT', 2, 'scores:int[]'] },
  'bad-number.csv': { nodes: 2, relationships: 0, note: ['KEPT_AS_TEXT', 3, 'age:int'] },
  'duplicate-id.csv': { nodes: 2, relationships: 0, note: ['SAME_KEY', 4] },
  'long-row.csv': { nodes: 2, relationships: 1, note: ['LONG_ROW', 2, 'D'] },
  'missing-end.csv': { nodes: 2, relationships: 1, note: ['MISSING_REFERENCE', 3, 'target'] },
  'missing-id-nodes.csv': { nodes: 1, relationships: 0 },
  'missing-target.csv': { nodes: 1, relationships: 0 },
  'no-id.csv': { nodes: 2, relationships: 0, note: ['MISSING_KEY', 3] },
  'relationships-alone.csv': { nodes: 2, relationships: 1, note: ['NODES_FILE_MISSING'] },
  'short-row.csv': { nodes: 4, relationships: 2 },
  'stray-quote.csv': { nodes: 4, relationships: 2 },
  'twice-a-column.csv': { nodes: 2, relationships: 1 },
  'unknown-kind.csv': { nodes: 1, relationships: 0, note: ['KIND_AS_TEXT', 1, 'age:number9'] },
};

test('every file of the folder is told apart here', async () => {
  expect(Object.keys(NOTED).sort()).toEqual(await fixtureNames('noted'));
});

test.each(Object.entries(NOTED))('%s is read as far as it can be, saying where it cannot', async (name, expected) => {
  const { refused, issues, nodes, relationships } = await checkFiles(fixtures('noted', name), () => undefined);
  expect({ refused, nodes, relationships }).toEqual({
    ...{ refused: false, nodes: expected.nodes, relationships: expected.relationships },
  });
  expect(issues.map(({ code, row, column }) => [code, row, column])).toEqual(
    expected.note === undefined ? [] : [[expected.note[0], expected.note[1], expected.note[2]]],
  );
});
