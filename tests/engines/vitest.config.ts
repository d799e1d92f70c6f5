import { availableParallelism } from 'node:os';
import path from 'node:path';

import { defineConfig } from 'vitest/config';

/** How long a test may take is for the benches to say; this only ends what hangs. */
const LONGEST_MS = 300_000;

/**
 * Suites on PostgreSQL, whose address `scripts/engines/engineSuites.mjs` gives them: those of the engine itself, and `tests/server` with all
 * that it stores kept there (`tests/server/engineUnderTest.ts`).
 */
export default defineConfig({
  // As in the configuration of all suites: the mesh and they must see one instance of graphql.
  resolve: { alias: [{ find: /^graphql$/, replacement: path.resolve('node_modules/graphql/index.js') }] },
  test: {
    root: '.',
    isolate: false,
    globalSetup: ['tests/bundledWorkers.mjs'],
    setupFiles: ['tests/nothingLeft.ts', 'tests/engines/dropped.ts'],
    env: { HARTA_LOAD_AHEAD: '0' },
    maxWorkers: availableParallelism() + 1,
    testTimeout: LONGEST_MS,
    hookTimeout: LONGEST_MS,
    projects: [
      // Suites of the engine open its databases themselves, and files beside them.
      {
        extends: true,
        test: { name: 'engines', include: ['tests/engines/**/*.test.ts'], env: { HARTA_TEST_ENGINE: '' } },
      },
      {
        extends: true,
        test: { name: 'server', include: ['tests/server/**/*.test.ts'], env: { HARTA_TEST_ENGINE: 'postgres' } },
      },
    ],
  },
});
