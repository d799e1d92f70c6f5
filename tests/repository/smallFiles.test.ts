import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** Half of what there were when small files were first counted. One more needs a reason: join it with the one that it is read with. */
const MOST_SMALL_FILES = 124;
const SMALL = 20;

/** The files of the product that git knows or would add, without declarations. */
const filesOf = (...folders: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', ...folders], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));

/** How many lines a file has; one that was deleted and not committed has as many as any. */
function linesOf(file: string): number {
  try {
    return readFileSync(file, 'utf8').split('\n').length - 1;
  } catch {
    return Infinity;
  }
}

test('no more than half of the small files of src/ and server/ are left', () => {
  const small = filesOf('src', 'server').filter((file) => linesOf(file) < SMALL);
  expect(small.length, small.join('\n')).toBeLessThanOrEqual(MOST_SMALL_FILES);
});
