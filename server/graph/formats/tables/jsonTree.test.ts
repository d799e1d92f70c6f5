import { expect, test } from 'vitest';

import { headOf, rowsOf } from '../../../../tests/imports/jsonHead.js';
import { jsonTree } from './jsonTree.js';

async function recordsOf(value: unknown): Promise<readonly Record<string, unknown>[] | undefined> {
  const table = await jsonTree(headOf('plants.json', value));
  return table === undefined ? undefined : rowsOf(table);
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
  expect(await jsonTree({ ...headOf('plants.json', {}), text: '{"name": ' })).toBeUndefined();
});
