import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, expect, vi } from 'vitest';

declare global {
  var settingsOfTestingLibrary: ReturnType<typeof getConfig> | undefined;
}

// Files share their modules, and with them these settings: each begins with those that the library has by itself.
const byItself = (globalThis.settingsOfTestingLibrary ??= getConfig());
// By itself it gives up after a second, which a machine with other work may need.
configure({ ...byItself, asyncUtilTimeout: 60_000 });

// And a page: the next file finds nothing in it, and nothing that stands in the place of something else.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (typeof document === 'undefined') return;
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  const left = [...document.body.children].filter((each) => each.getAttribute('aria-hidden') !== 'true');
  expect(left, 'what is left on the page after the file').toEqual([]);
});
