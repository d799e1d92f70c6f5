import { availableParallelism } from 'node:os';
import path from 'node:path';

import { defineConfig } from 'vitest/config';

/** Node by default; a file that needs a page says `// @vitest-environment jsdom` at its top. */
export default defineConfig({
  // The mesh is loaded by Node itself; all must see the one instance of graphql that Node knows.
  resolve: { alias: [{ find: /^graphql$/, replacement: path.resolve('node_modules/graphql/index.js') }] },
  test: {
    include: [
      'server/**/*.test.ts',
      'machines/**/*.test.ts',
      'src/**/*.test.{ts,tsx}',
      'locales/**/*.test.ts',
      'graphql/**/*.test.{ts,js}',
      'tests/{server,machines,repository,conformance,scenarios,assistant}/**/*.test.ts',
    ],
    // By itself it would leave one of two cores to nobody.
    maxWorkers: availableParallelism(),
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
