import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const FOLDER = 'docs/decisions';

test('the index of decisions leads to every page once, by its title', () => {
  const pages = readdirSync(FOLDER).filter((file) => /^\d{4}-/u.test(file));
  const titled = pages.map(
    (file) => `[${readFileSync(path.join(FOLDER, file), 'utf8').split('\n')[0]?.slice(2)}](${file})`,
  );
  const index = readFileSync(path.join(FOLDER, 'README.md'), 'utf8');
  const named = [...index.matchAll(/^- (.+)$/gmu)].map(([, link]) => link);
  expect(pages.length).toBeGreaterThan(50);
  expect(named.toSorted()).toEqual(titled.toSorted());
});
