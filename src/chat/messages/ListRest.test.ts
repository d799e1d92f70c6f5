import { expect, test, vi } from 'vitest';

import { ListRest } from './ListRest';

test('a list stands still until it is scrolled, and calls those who wait once when it comes to rest', () => {
  const rest = new ListRest();
  expect(rest.isStill()).toBe(true);
  const comesLate = vi.fn();
  rest.onStill(comesLate);
  expect(comesLate).toHaveBeenCalledOnce();
  rest.note(true);
  expect(rest.isStill()).toBe(false);
  const [waits, gone] = [vi.fn(), vi.fn()];
  rest.onStill(waits);
  rest.onStill(gone)();
  expect(waits).not.toHaveBeenCalled();
  rest.note(false);
  expect(rest.isStill()).toBe(true);
  rest.note(true);
  rest.note(false);
  expect(waits).toHaveBeenCalledOnce();
  expect(gone).not.toHaveBeenCalled();
  expect(comesLate).toHaveBeenCalledOnce();
});
