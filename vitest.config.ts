import { defineConfig } from 'vitest/config';

/** Node by default; a file that needs a page says `// @vitest-environment jsdom` at its top. */
export default defineConfig({
  test: {
    include: [
      'server/**/*.test.ts',
      'machines/**/*.test.ts',
      'src/**/*.test.{ts,tsx}',
      'locales/**/*.test.ts',
      'graphql/**/*.test.{ts,js}',
      'tests/{server,machines,repository}/**/*.test.ts',
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
