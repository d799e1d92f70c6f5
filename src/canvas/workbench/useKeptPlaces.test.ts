// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useKeptPlaces } from './useKeptPlaces';

it('who leaves the canvas right after a node was moved finds it there', () => {
  const saved: (readonly string[])[] = [];
  const save = (ids: readonly string[]) => {
    saved.push(ids);
    return Promise.resolve();
  };
  const canvas = renderHook(() => useKeptPlaces(save));
  canvas.result.current(['ana']);
  canvas.result.current(['bob', 'ana']);
  expect(saved).toEqual([]);
  canvas.unmount();
  expect(saved).toEqual([['ana', 'bob']]);
});
