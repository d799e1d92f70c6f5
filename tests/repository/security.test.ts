import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

const document = readFileSync('docs/security.md', 'utf8');
/** A proof: a file, and the beginning or the whole of the name of a test in it. */
const proofs = [...document.matchAll(/`([^`\s]+\.(?:test|spec|cases)\.tsx?)` › “([^”]+)”/g)].map(
  ([, file = '', name = '']) => ({ file, name }),
);
/** Requirements of ASVS 5.0 in chapters 6 and 7 of levels 1 and 2. */
const SECTIONS = { '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 };
const SESSIONS = { '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 };
const required = Object.entries({ ...SECTIONS, ...SESSIONS }).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, nth) => `${section}.${nth + 1}`),
);

const read = (file: string) => readFileSync(file, 'utf8').replace(/\s+/g, ' ').replaceAll("\\'", "'");

describe('docs/security.md', () => {
  test('has one row for each requirement of levels 1 and 2', () => {
    const rows = [...document.matchAll(/^\| (\d+\.\d+\.\d+) +\|/gm)].map(([, number]) => number);
    expect(rows).toEqual(required);
  });

  test('names proofs', () => expect(proofs.length).toBeGreaterThan(20));

  test.each(proofs)('names a test that exists: $file › $name', ({ file, name }) => {
    expect(existsSync(file)).toBe(true);
    expect(read(file)).toContain(name);
  });
});
