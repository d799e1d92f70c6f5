import { expect, test } from 'vitest';

import { type FileHead } from '../Format.js';
import { jsonTree } from './jsonTree.js';

const headOf = (value: unknown): FileHead => {
  const text = JSON.stringify(value);
  const bytes = Buffer.from(text);
  // oxlint-disable-next-line typescript/require-await
  async function* open() {
    yield bytes;
  }
  return { file: { name: 'plants.json', size: bytes.length, open }, text, whole: true };
};

async function recordsOf(value: unknown): Promise<readonly Record<string, unknown>[] | undefined> {
  const table = await jsonTree(headOf(value));
  if (table === undefined) return undefined;
  const found: Record<string, unknown>[] = [];
  for await (const rows of table.rows())
    for (const { cells } of rows)
      found.push(
        Object.fromEntries(table.columns.names.flatMap((name, at) => (cells[at] == null ? [] : [[name, cells[at]]]))),
      );
  return found;
}

test('a tree is all that is in it, its root too, each with the way to it and to its parent', async () => {
  const tree = {
    taxon: 'Rosales',
    below: [
      {
        taxon: 'Rosaceae',
        below: [
          { taxon: 'Rosa', species: 300 },
          { taxon: 'Malus', below: [] },
        ],
      },
      { taxon: 'Moraceae' },
    ],
  };
  expect(await recordsOf(tree)).toEqual([
    { taxon: 'Rosales', path: '/' },
    { taxon: 'Rosaceae', path: '/1', parent: '/' },
    { taxon: 'Rosa', species: 300, path: '/1/1', parent: '/1' },
    { taxon: 'Malus', path: '/1/2', parent: '/1' },
    { taxon: 'Moraceae', path: '/2', parent: '/' },
  ]);
});

test('what things say under those names stays theirs', async () => {
  const tree = { name: 'a', children: [{ name: 'b', path: 'x', parent: 'y' }] };
  expect(await recordsOf(tree)).toEqual([
    { name: 'a', _path: '/' },
    { name: 'b', path: 'x', parent: 'y', _path: '/1', _parent: '/' },
  ]);
});

test('a list of records in a file is no tree, and neither is what only looks like a file', async () => {
  expect(await recordsOf({ total: 2, films: [{ title: 'Heat', cast: [{ name: 'Al' }] }] })).toBeUndefined();
  expect(await jsonTree({ ...headOf({}), text: '{"name": ' })).toBeUndefined();
});
