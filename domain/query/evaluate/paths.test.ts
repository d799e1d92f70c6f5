import { describe, expect, test } from 'vitest';

import { searchAtOnce, shortestPaths } from './paths.js';

/** Two ways of three steps from a to d, and one of four. */
const NEXT: Record<string, string[]> = {
  a: ['b', 'c', 'e'],
  b: ['x'],
  c: ['x'],
  e: ['f'],
  f: ['g'],
  g: ['d'],
  x: ['d'],
};
const leadsOf = (ids: readonly string[]) => new Map(ids.map((id) => [id, NEXT[id] ?? []]));
const search = (to: string, which: 'allShortest' | 'shortest' = 'allShortest') =>
  shortestPaths({ which }, { from: new Set(['a']), to: new Set([to]) });

describe('the shortest paths between two sets', () => {
  test('are found a layer at a time', () => {
    const asked: string[][] = [];
    const found = searchAtOnce(search('d'), (ids) => {
      asked.push([...ids]);
      return leadsOf(ids);
    });
    expect(asked).toEqual([['a'], ['b', 'c', 'e'], ['x', 'f']]);
    expect(found).toEqual({
      kind: 'paths',
      steps: 3,
      paths: [
        ['a', 'b', 'x', 'd'],
        ['a', 'c', 'x', 'd'],
      ],
      isCut: false,
    });
  });

  test('are the same over an engine that answers later', async () => {
    const later = search('d');
    let step = later.next();
    while (step.done !== true) step = later.next(await Promise.resolve(leadsOf(step.value)));
    expect(step.value).toEqual(searchAtOnce(search('d'), leadsOf));
  });

  test('need no layer where the sets meet', () => {
    const found = searchAtOnce(search('a', 'shortest'), () => {
      throw new Error('asked');
    });
    expect(found).toMatchObject({ steps: 0, paths: [['a']] });
  });

  test('are none where nothing leads there', () => {
    expect(searchAtOnce(search('nobody'), leadsOf)).toEqual({ kind: 'paths', steps: null, paths: [], isCut: false });
  });
});
