import { expect, test } from 'vitest';

import { type ElementRef } from '../../../domain/elements/elements';
import { MOST_WANTED, wantedIn, wantedState } from './wantedSet';

const ROADS: readonly ElementRef[] = ['a', 'b'].map((id) => ({ kind: 'relationship', id }));

test('the elements that somebody comes for are those that were given, in their project alone', () => {
  const { state } = wantedState('p', ROADS);
  expect(wantedIn(JSON.parse(JSON.stringify(state)), 'p')).toEqual({ refs: ROADS, isAlone: false });
  expect(wantedIn(state, 'other').refs).toEqual([]);
});

test('no more come than a canvas can say something with; of a result, which is alone, more', () => {
  const many = Array.from({ length: MOST_WANTED + 1 }, (_, at): ElementRef => ({ kind: 'node', id: String(at) }));
  expect(wantedIn(wantedState('p', many).state, 'p').refs).toHaveLength(MOST_WANTED);
  expect(wantedIn(wantedState('p', many, true).state, 'p')).toEqual({ refs: many, isAlone: true });
});

test('what others wrote there is nothing', () => {
  for (const state of [null, undefined, 3, { wanted: 3 }, { wanted: { projectId: 'p', refs: 'a' } }])
    expect(wantedIn(state, 'p').refs).toEqual([]);
  const refs = [3, null, 'a', { kind: 'view', id: 'a' }, { kind: 'node', id: 3 }, { kind: 'node', id: 'a' }];
  expect(wantedIn({ wanted: { projectId: 'p', refs } }, 'p').refs).toEqual([{ kind: 'node', id: 'a' }]);
});
