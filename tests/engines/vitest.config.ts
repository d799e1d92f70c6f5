import { defineConfig } from 'vitest/config';

/** How long a test may take is for the benches to say; this only ends what hangs. */
const LONGEST_MS = 300_000;

/** Suites that need a server, whose address `scripts/engines/engineSuites.mjs` gives them. */
export default defineConfig({
  test: {
    root: '.',
    isolate: false,
    include: ['tests/engines/**/*.test.ts'],
    testTimeout: LONGEST_MS,
    hookTimeout: LONGEST_MS,
  },
});
