import { afterAll, expect, vi } from 'vitest';

declare global {
  var timeoutOfNode: typeof setTimeout | undefined;
}

const real = (globalThis.timeoutOfNode ??= setTimeout);

// The next suite of this process would wait for ever on a clock that a suite stopped and left behind.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(setTimeout, 'the timers of Node after the suite').toBe(real);
});
