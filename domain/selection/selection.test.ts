import { describe, expect, test } from 'vitest';

import { type ElementRef } from '../elements/elements';
import { chosen, NOTHING_SELECTED, remaining, toggledIn } from './selection';

const ref = (id: string): ElementRef => ({ kind: 'node', id });
const ids = (refs: readonly ElementRef[]) => refs.map(({ id }) => id).join('');
const ab = [ref('a'), ref('b')];

describe('a selection', () => {
  test('holds each element once, the last chosen last', () => {
    expect(ids(chosen(NOTHING_SELECTED, [...ab, ...ab], 'only'))).toBe('ab');
    expect(ids(chosen(ab, [ref('c')], 'only'))).toBe('c');
    expect(ids(chosen(ab, [ref('c'), ref('a')], 'also'))).toBe('bca');
    expect(ids(chosen(ab, [ref('a'), ref('x')], 'without'))).toBe('b');
  });
  test('puts in and takes out', () => {
    expect(ids(toggledIn(ab, ref('c')))).toBe('abc');
    expect(ids(toggledIn(ab, ref('a')))).toBe('b');
  });
  test('is the same object when nothing of it goes', () => {
    expect(remaining(ab, ['c'])).toBe(ab);
    expect(ids(remaining(ab, ['b', 'c']))).toBe('a');
  });
});
