import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const page = readFileSync('docs/architecture.md', 'utf8');
/** Beyond this nobody follows. */
const MOST_FILES = 20;

test('docs/architecture.md follows a property edit through files that are there, and through few', () => {
  const [, chapter = ''] = /^## A property edit, file by file$([\s\S]*?)^## /mu.exec(page) ?? [];
  const files = [...chapter.matchAll(/^\d+\. \[`([^`]+)`\]\(([^)]+)\): /gmu)];
  expect(files.length).toBeGreaterThan(10);
  expect(files.length).toBeLessThanOrEqual(MOST_FILES);
  for (const [, shown = '', link = ''] of files) {
    expect(path.join('docs', link)).toBe(shown);
    expect([shown, existsSync(shown)]).toEqual([shown, true]);
  }
});

test('every folder that docs/architecture.md describes is there', () => {
  const rows = [...page.matchAll(/^\| (`[^|]+) \|/gmu)].flatMap(
    ([, cell = '']) => cell.match(/(?<=`)[^`<]+\/(?=`|<)/gu) ?? [],
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const folder of rows) expect([folder, existsSync(folder)]).toEqual([folder, true]);
});
