import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

import { defineConfig } from 'vitest/config';

/** How long a test may take is for the benches to say; this only ends what hangs, also on a machine that has other work. */
const LONGEST_MS = 300_000;
/** `npm run soak` gives a test ten thousand rounds. */
const LONGEST_SOAK_MS = 7_200_000;

/** Tests that draw components. */
const DRAWN = 'src/**/*.test.tsx';
/** Of those the ones that put another module in the place of one: where modules are shared, somebody has it already. */
const REPLACING = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.tsx'))
  .map((name) => `src/${name.replaceAll(path.sep, '/')}`)
  .filter((name) => readFileSync(name, 'utf8').includes('vi.mock('));
/** Tests that each need modules of their own. */
const APART = [...REPLACING, 'src/auth/tellDevice.test.ts', 'graphql/mesh/fetch.test.js'];

/** Node by default; a file that needs a page says `// @vitest-environment jsdom` at its top. */
export default defineConfig({
  // The mesh is loaded by Node itself; all must see the one instance of graphql that Node knows.
  resolve: { alias: [{ find: /^graphql$/, replacement: path.resolve('node_modules/graphql/index.js') }] },
  test: {
    globalSetup: ['tests/bundledWorkers.mjs'],
    // Processes that a test starts load what it does not need only when asked.
    env: { HARTA_LOAD_AHEAD: '0' },
    // A third of the time suites wait, for sockets, timers and disks: one more of them than cores leaves no core idle.
    maxWorkers: availableParallelism() + 1,
    testTimeout: process.env['HARTA_SOAK'] === undefined ? LONGEST_MS : LONGEST_SOAK_MS,
    hookTimeout: LONGEST_MS,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          // The files of a worker share its modules: to load them anew for each costs more than the tests do.
          isolate: false,
          setupFiles: ['tests/nothingLeft.ts'],
          include: [
            'domain/**/*.test.ts',
            'server/**/*.test.ts',
            'machines/**/*.test.ts',
            'src/**/*.test.ts',
            'locales/**/*.test.ts',
            'graphql/**/*.test.{ts,js}',
            'tests/{domain,server,machines,repository,conformance,scenarios,assistant,processing,imports}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', DRAWN, ...APART],
        },
      },
      {
        extends: true,
        test: {
          name: 'drawn',
          // As above: React, Ant Design and a page are loaded once a worker in place of once a file.
          isolate: false,
          setupFiles: ['tests/components/patience.ts'],
          include: [DRAWN],
          exclude: ['**/node_modules/**', ...APART],
        },
      },
      { extends: true, test: { name: 'apart', include: APART, setupFiles: ['tests/components/patience.ts'] } },
    ],
  },
});
