import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** A path in the folders of the project, as documents name it. */
const PATH = /`((?:bench|docs|domain|graphql|locales|machines|scripts|server|src|tests)\/[\w./-]+)`/gu;
/** Written by the build. */
const BUILT = /^graphql\/generated\//u;

test('every file and folder that a document names is there', () => {
  const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n');
  const named = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(PATH)].map(([, path = '']) => ({ document, path })),
  );
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ path }) => !BUILT.test(path) && !existsSync(path))).toEqual([]);
});
