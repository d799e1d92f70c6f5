// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ToastPlace } from './ToastPlace';
import { toastActor } from './useToast';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: x.js'));
const show = (id: string, title: string) =>
  act(async () => toastActor.send({ type: 'TOAST.ADDED', toast: { id, content: { tone: 'error', title } } }));

it('a first toast that comes when nothing can be loaded still says what it says, and leaves the page as it is', async () => {
  render(
    <>
      <p>The page</p>
      <ToastPlace load={offline} />
    </>,
  );
  await show('a', 'Nobody answers');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('status').textContent).toContain('Nobody answers');
  expect(screen.getByText('The page')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.queryByRole('status')).toBeNull();
});

it('what draws toasts is loaded before there is one, once the page is at rest, and asked for again where that failed', async () => {
  const load = vi.fn(offline);
  act(() => toastActor.send({ type: 'TOAST.REMOVED', id: 'a' }));
  render(<ToastPlace load={load} />);
  expect(load).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(load).toHaveBeenCalledOnce();
  load.mockImplementation((() => Promise.resolve(() => <p>drawn</p>)) as never);
  await show('b', 'Saved');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('drawn')).toBeTruthy();
});
