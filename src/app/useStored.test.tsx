// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { useStored } from './useStored';

beforeEach(() => localStorage.clear());

test('a choice is none until a person makes one, and stays in the browser', () => {
  const page = renderHook(() => useStored('canvas.part'));
  expect(page.result.current[0]).toBeNull();
  act(() => page.result.current[1]('open'));
  expect(page.result.current[0]).toBe('open');
  page.unmount();
  expect(renderHook(() => useStored('canvas.part')).result.current[0]).toBe('open');
});

test('each part of a page has a choice of its own', () => {
  const [part, other] = ['canvas.part', 'canvas.other'].map((key) => renderHook(() => useStored(key)));
  act(() => part!.result.current[1]('open'));
  expect(other!.result.current[0]).toBeNull();
});
