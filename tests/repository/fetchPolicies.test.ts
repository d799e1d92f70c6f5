import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

/** Why a call passes the cache by is said here by a name, once. */
const SAID_IN = path.join('src', 'apollo', 'reading.ts');
const PASSING_BY = /etchPolicy['"]?:\s*['"](?:no-cache|network-only)['"]/u;

const saysAPolicy = (file: string): boolean => PASSING_BY.test(readFileSync(file, 'utf8'));

test(`a call takes a policy that passes the cache by from ${SAID_IN}, which says why`, () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/u.test(file))
    .map((file) => path.join('src', file));
  expect(sources.filter(saysAPolicy)).toEqual([SAID_IN]);
});
