import { expect, test } from 'vitest';

import { MOST_WANTED, resultIn, wantedIn, wantedResult, wantedState } from './wantedSet';

test('the elements that somebody comes for are those that were given, in their project alone', () => {
  const { state } = wantedState('p', 'relationship', ['a', 'b']);
  expect(wantedIn(JSON.parse(JSON.stringify(state)), 'p')).toEqual([
    { kind: 'relationship', id: 'a' },
    { kind: 'relationship', id: 'b' },
  ]);
  expect(wantedIn(state, 'other')).toEqual([]);
});

test('no more come than a canvas can say something with', () => {
  const { state } = wantedState('p', 'node', Array.from({ length: MOST_WANTED + 1 }, String));
  expect(wantedIn(state, 'p')).toHaveLength(MOST_WANTED);
});

test('what others wrote there is nothing', () => {
  for (const state of [null, undefined, 3, { wanted: 3 }, { wanted: { projectId: 'p', ids: 'a' } }])
    expect(wantedIn(state, 'p')).toEqual([]);
  expect(wantedIn({ wanted: { projectId: 'p', ids: [3, 'a', null] } }, 'p')).toEqual([{ kind: 'node', id: 'a' }]);
});

test('a result comes with what joined it, in its project alone', () => {
  const { state } = wantedResult('p', [{ id: 'a' }], [{ id: 'r' }]);
  expect(resultIn(JSON.parse(JSON.stringify(state)), 'p')).toEqual([
    { kind: 'node', id: 'a' },
    { kind: 'relationship', id: 'r' },
  ]);
  expect(resultIn(state, 'other')).toEqual([]);
  expect(wantedIn(state, 'p')).toEqual([]);
  expect(resultIn({ wanted: { projectId: 'p', result: [3, null, { kind: 'view', id: 'a' }] } }, 'p')).toEqual([]);
});
