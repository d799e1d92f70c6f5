// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { useDraft } from './useDraft';

beforeEach(() => sessionStorage.clear());

const form = () => renderHook(() => useDraft('node-form', { name: '' }));

it('what was typed is there again after the form was lost', () => {
  const first = form();
  act(() => first.result.current.set({ name: 'Ada' }));
  first.unmount();
  expect(form().result.current.value).toEqual({ name: 'Ada' });
});

it('what was sent is forgotten', () => {
  const first = form();
  act(() => first.result.current.set({ name: 'Ada' }));
  act(() => first.result.current.forget());
  expect(first.result.current.value).toEqual({ name: '' });
  expect(form().result.current.value).toEqual({ name: '' });
});
