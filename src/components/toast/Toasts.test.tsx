// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

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
  act(
    () =>
      void toasts.show({ tone: 'success', title: 'Deleted', action: { label: 'Undo', projectId: undefined, onPress } }),
  );
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { code: 'F8', key: 'F8', bubbles: true })));
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(screen.getByRole('region').contains(document.activeElement)).toBe(true);
  const undo = screen.getByRole('button', { name: 'Undo' });
  // Without a look of ours it would have the browser's own.
  expect(undo.className).toContain('ant-btn-variant-');
  act(() => undo.click());
  expect(onPress).toHaveBeenCalledTimes(1);
});

describe('beside an open form', () => {
  const areas: Record<string, readonly [left: number, top: number, width: number, height: number]> = {};
  /** Nothing has a size here: what is named gets one. */
  const measures = () =>
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const [left, top, width, height] = areas[this.id || this.tagName] ?? [0, 0, 0, 0];
      const moved = this.tagName === 'OL' ? (this as HTMLElement).style.inset : '';
      const [movedTop, , , movedLeft] = moved === '' ? [] : moved.split(' ').map((one) => Number.parseFloat(one));
      return new DOMRect(movedLeft ?? left, movedTop ?? top, width, height);
    });
  const overlapsSend = () => {
    const [toast, send] = [document.querySelector('ol'), document.getElementById('send')].map((one) =>
      one!.getBoundingClientRect(),
    );
    return (
      toast!.left < send!.right && send!.left < toast!.right && toast!.top < send!.bottom && send!.top < toast!.bottom
    );
  };
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['wide', 1440, 900, [1008, 816, 416, 70], [1300, 850, 120, 32]],
    ['narrow', 360, 640, [8, 580, 344, 52], [230, 596, 120, 32]],
  ] as const)('it never lies over what sends the form, in a %s window', async (_, width, height, usual, send) => {
    Object.assign(areas, { OL: usual, send, field: [8, height / 2, width - 16, 32] });
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width);
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(height);
    measures();
    act(() => void toasts.show({ tone: 'success', title: 'Created' }));
    expect(overlapsSendOf(send, usual)).toBe(true);
    render(
      <div role="dialog">
        <input id="field" />
        <button id="send" type="submit">
          Create
        </button>
      </div>,
    );
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(overlapsSend()).toBe(false);
    act(() => void toasts.show({ tone: 'info', title: 'Another, while it is open' }));
    expect(overlapsSend()).toBe(false);
  });
});

type Sizes = readonly [left: number, top: number, width: number, height: number];
const overlapsSendOf = ([left, top, width, height]: Sizes, [x, y, wide, high]: Sizes) =>
  left < x + wide && x < left + width && top < y + high && y < top + height;
