import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { checkFiles } from '../../../server/graph/imports/checkFiles.js';
import { fixtureNames, fixtures } from './fixtures.js';

/** What each file is refused for: code, row, column. */
const REFUSED: Readonly<Record<string, readonly [code: string, row?: number, column?: string]>> = {
  'broken-structure.cyjs': ['BAD_JSON', 4],
  'broken.cyjs': ['BAD_JSON', 3],
  'broken.graphml': ['BAD_XML', 3],
  'empty.csv': ['EMPTY_FILE'],
  'future.harta.json': ['UNSUPPORTED_VERSION', 3],
  'half-array.cyjs': ['TRUNCATED', 4],
  'half.cyjs': ['TRUNCATED', 4],
  'half.graphml': ['TRUNCATED', 5],
  'no-data.cyjs': ['NOTHING_FOUND'],
  'no-nodes.json': ['NOTHING_FOUND'],
  'only-spaces.csv': ['EMPTY_FILE'],
  'open-quote.csv': ['BROKEN_QUOTING', 3],
  'prose.txt': ['UNKNOWN_FORMAT'],
  'recording.csv': ['FOREIGN_MEDIA'],
  'zeros.csv': ['NOT_TEXT'],
};

/** What is told of files with one bad element, which are read without it: code, row, column, and the nodes and relationships that are left. */
const READ_WITHOUT: Readonly<
  Record<string, readonly [code: string, row: number, column: string | undefined, counts: string]>
> = {
  'bad-kind.harta.json': ['INVALID_PART', 6, 'born', '1/0'],
  'bad-number.graphml': ['KEPT_AS_TEXT', 6, 'weight', '1/1'],
  'long-label.csv': ['INVALID_PART', 2, 'labels', '1/0'],
  'no-labels.harta.json': ['LABEL_MISSING', 5, 'labels', '1/0'],
  'no-node.cyjs': ['MISSING_NODE', 3, undefined, '2/1'],
  'no-node.graphml': ['MISSING_NODE', 4, undefined, '2/1'],
};

const nothing = () => undefined;

describe('a corrupt or half file', () => {
  test('of every kind in the folder is told apart here', async () => {
    expect([...Object.keys(REFUSED), ...Object.keys(READ_WITHOUT)].sort()).toEqual(await fixtureNames('invalid'));
  });

  test.each(Object.entries(REFUSED))('%s is refused, saying where', async (name, [code, row, column]) => {
    const { refused, issues } = await checkFiles(fixtures('invalid', name), nothing);
    expect(refused).toBe(true);
    const issue = issues.find(({ fatal }) => fatal);
    expect(issue).toMatchObject({ file: name, code });
    expect([issue?.row, issue?.column]).toEqual([row, column]);
    expect(issue?.detail).not.toBe('');
    expect(issue?.detail, 'the words of a library').not.toMatch(/Error\b/);
  });

  test.each(Object.entries(READ_WITHOUT))(
    '%s is read without its bad element, saying where',
    async (name, expected) => {
      const { refused, issues, nodes, relationships } = await checkFiles(fixtures('invalid', name), nothing);
      const issue = issues.find(({ code }) => code === expected[0]);
      expect([issue?.code, issue?.row, issue?.column, `${nodes}/${relationships}`]).toEqual(expected);
      expect(refused).toBe(false);
    },
  );

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

  test('that ends within a statement is read up to there, and told so', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'harta-faults-'));
    const file = { name: 'cut.cypher', path: path.join(folder, 'cut.cypher') };
    await writeFile(file.path, 'CREATE (a:Person {name: "Ana"});\nCREATE (b:Person {name: "Dan"\n');
    const { issues, nodes } = await checkFiles([file], nothing);
    await rm(folder, { recursive: true });
    expect(nodes).toBe(1);
    expect(issues).toMatchObject([{ code: 'IGNORED_PART', detail: 'Left out: a statement. It ends too early' }]);
  });

  test('with the same fault in very many rows is told of it once, with its number and its first rows', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'harta-faults-'));
    const file = { name: 'many.csv', path: path.join(folder, 'many.csv') };
    await writeFile(file.path, `source,target,type\n${'a,,b\n'.repeat(250)}`);
    const { issues, issuesTotal } = await checkFiles([file], nothing);
    await rm(folder, { recursive: true });
    expect(issues).toMatchObject([
      { code: 'NOTHING_FOUND' },
      { code: 'MISSING_REFERENCE', count: 250, rows: [2, 3, 4, 5, 6], row: 2 },
    ]);
    expect(issuesTotal).toBe(2);
  });
});
