import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { checkFiles } from '../../../server/imports/checkFiles.js';
import { fixtureNames, fixtures } from './fixtures.js';

/** What each file is refused for: code, row, column. */
const REFUSED: Readonly<Record<string, readonly [code: string, row?: number, column?: string]>> = {
  'bad-boolean.csv': ['BAD_BOOLEAN', 2, 'alive:boolean'],
  'bad-date.csv': ['BAD_DATE', 2, 'born:date'],
  'bad-kind.harta.json': ['INVALID_ELEMENT', 6, 'born'],
  'bad-list.csv': ['BAD_NUMBER', 2, 'scores:int[]'],
  'bad-number.csv': ['BAD_NUMBER', 3, 'age:int'],
  'bad-number.graphml': ['BAD_NUMBER', 6, 'weight'],
  'broken-structure.cyjs': ['BAD_JSON', 4],
  'broken.cyjs': ['BAD_JSON', 3],
  'broken.graphml': ['BAD_XML', 3],
  'duplicate-id.csv': ['DUPLICATE_ID', 4],
  'empty.csv': ['EMPTY_FILE'],
  'future.harta.json': ['UNSUPPORTED_VERSION', 3],
  'half-array.cyjs': ['TRUNCATED', 4],
  'half.cyjs': ['TRUNCATED', 4],
  'half.graphml': ['TRUNCATED', 5],
  'long-label.csv': ['INVALID_ELEMENT', 2, 'labels'],
  'long-row.csv': ['ROW_LENGTH', 2],
  'missing-end.csv': ['MISSING_END', 3, 'target'],
  'missing-id-nodes.csv': ['MISSING_COLUMN', 1, ':ID'],
  'missing-target.csv': ['MISSING_COLUMN', 1, 'target'],
  'no-data.cyjs': ['BAD_ELEMENT', 2],
  'no-id.csv': ['MISSING_ID', 3],
  'no-labels.harta.json': ['INVALID_ELEMENT', 5, 'labels'],
  'no-node.cyjs': ['UNKNOWN_END', 3],
  'no-node.graphml': ['UNKNOWN_END', 4],
  'no-nodes.json': ['NOTHING_FOUND'],
  'only-spaces.csv': ['EMPTY_FILE'],
  'open-quote.csv': ['BROKEN_QUOTING', 3],
  'prose.txt': ['UNKNOWN_FORMAT'],
  'recording.csv': ['NOT_TEXT'],
  'relationships-alone.csv': ['NODES_FILE_MISSING'],
  'short-row.csv': ['ROW_LENGTH', 3],
  'stray-quote.csv': ['BROKEN_QUOTING', 3],
  'twice-a-column.csv': ['DUPLICATE_COLUMN', 1, 'since'],
  'unknown-kind.csv': ['UNKNOWN_KIND', 1, 'age:number9'],
  'zeros.csv': ['NOT_TEXT'],
};

const nothing = () => undefined;

describe('a corrupt or half file', () => {
  test('of every kind in the folder is told apart here', async () => {
    expect(Object.keys(REFUSED).sort()).toEqual(await fixtureNames('invalid'));
  });

  test.each(Object.entries(REFUSED))('%s is refused, saying where', async (name, [code, row, column]) => {
    const { refused, issues } = await checkFiles(fixtures('invalid', name), nothing);
    expect(refused).toBe(true);
    const issue = issues.find(({ fatal }) => fatal);
    expect(issue).toMatchObject({ file: name, code });
    expect([issue?.row, issue?.column]).toEqual([row, column]);
    expect(issue?.detail).not.toBe('');
  });

  test('two files of the same half are refused', async () => {
    const files = [...fixtures('valid', 'plain-nodes.csv'), ...fixtures('valid', 'admin-nodes.csv')];
    expect((await checkFiles(files, nothing)).issues).toMatchObject([
      { code: 'SAME_PART_TWICE', file: 'admin-nodes.csv' },
    ]);
  });

  test('three files, or two of a format that has one, are refused', async () => {
    const [one = ''] = fixtures('valid', 'graph.cyjs').map(({ path }) => path);
    const file = { name: 'graph.cyjs', path: one };
    for (const files of [
      [file, file],
      [file, file, file],
    ]) {
      expect((await checkFiles(files, nothing)).issues[0]?.code).toBe('TOO_MANY_FILES');
    }
  });

  test('with the same fault in very many rows is told of it once, with its number and its first rows', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'harta-faults-'));
    const file = { name: 'many.csv', path: path.join(folder, 'many.csv') };
    await writeFile(file.path, `source,target,type\n${'a,,b\n'.repeat(250)}`);
    const { issues, issuesTotal } = await checkFiles([file], nothing);
    await rm(folder, { recursive: true });
    expect(issues).toMatchObject([{ code: 'MISSING_END', count: 250, rows: [2, 3, 4, 5, 6], row: 2 }]);
    expect(issuesTotal).toBe(1);
  });
});
