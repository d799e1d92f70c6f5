// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Toasts } from './Toasts';
import { useToast } from './useToast';

const toasts = renderHook(useToast).result.current;

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toasts />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('is shown for 5000 ms, and then goes', async () => {
  act(() => void toasts.show({ tone: 'success', title: 'Saved', description: 'All of it' }));
  expect(screen.getByText('Saved')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(4900));
  expect(screen.queryByText('Saved')).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.queryByText('Saved')).toBeNull();
});

it('gives way to a newer one at once, and can be changed while it is open', () => {
  act(() => void toasts.show({ tone: 'info', title: 'First' }));
  let second: ReturnType<typeof toasts.show> | undefined;
  act(() => void (second = toasts.show({ tone: 'error', title: 'Second' })));
  expect(screen.queryByText('First')).toBeNull();
  act(() => second?.update({ title: 'Changed' }));
  expect(screen.getByText('Changed')).toBeTruthy();
  act(() => second?.dismiss());
  expect(screen.queryByText('Changed')).toBeNull();
});

it('F8 moves the focus to it, and its action can be pressed', async () => {
  const onPress = vi.fn();
  act(() => void toasts.show({ tone: 'success', title: 'Deleted', action: { label: 'Undo', onPress } }));
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { code: 'F8', key: 'F8', bubbles: true })));
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(screen.getByRole('region').contains(document.activeElement)).toBe(true);
  const undo = screen.getByRole('button', { name: 'Undo' });
  // Without a look of ours it would have the browser's own.
  expect(undo.className).toContain('ant-btn-variant-');
  act(() => undo.click());
  expect(onPress).toHaveBeenCalledTimes(1);
});
