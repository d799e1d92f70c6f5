import { vi } from 'vitest';

/** What a field that grows with its text looks at; in jsdom nothing has a size. */
class NoSizes {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/** Stands in for the `ResizeObserver` that jsdom lacks. */
export const stubSizes = (): void => void vi.stubGlobal('ResizeObserver', NoSizes);
