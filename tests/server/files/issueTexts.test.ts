import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from 'vitest';

import { ISSUES } from '../../../server/graph/formats/issues.js';

test.each(['en', 'ro'])('everything that can be wrong with a file is said in %s', async (language) => {
  const file = path.join(import.meta.dirname, '../../../locales', language, 'files.json');
  const texts = JSON.parse(await readFile(file, 'utf8')) as { issue: Record<string, string> };
  expect(Object.keys(texts.issue).sort()).toEqual(Object.keys(ISSUES).sort());
});
