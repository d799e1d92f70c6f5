import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

const document = readFileSync('docs/security.md', 'utf8');
/** A proof: a file, and the beginning or the whole of the name of a test in it. */
const proofs = [...document.matchAll(/`([^`\s]+\.(?:test|spec|cases)\.tsx?)` › “([^”]+)”/g)].map(
  ([, file = '', name = '']) => ({ file, name }),
);
/** Requirements of ASVS 5.0 of levels 1 and 2: chapters 6 and 7, then those on limited resources, APIs, files, data protection, logs and errors. */
const SECTIONS = { '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 };
const SESSIONS = { '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 };
const APIS = { '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 };
const FILES = { '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 };
const DATA = { '14.1': 2, '14.2': 4, '14.3': 3 };
const LOGS = { '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 };
const numbers = (sections: Readonly<Record<string, number>>) =>
  Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, nth) => `${section}.${nth + 1}`),
  );
const RESOURCES = ['2.4.1', '15.1.3', '15.2.2'];
const required = [
  ...numbers({ ...SECTIONS, ...SESSIONS }),
  ...RESOURCES,
  ...numbers({ ...APIS, ...FILES, ...DATA, ...LOGS }),
];
/** Rows that speak for themselves, or that a person has read. */
const WITHOUT_TEST = /\*\*(open|none)\*\*|\| (this page|by reading|none to test)|Does not apply/i;

const read = (file: string) => readFileSync(file, 'utf8').replace(/\s+/g, ' ').replaceAll("\\'", "'");

describe('docs/security.md', () => {
  test('has one row for each requirement of levels 1 and 2', () => {
    const rows = [...document.matchAll(/^\| (\d+\.\d+\.\d+) +\|/gm)].map(([, number]) => number);
    expect(rows).toEqual(required);
  });

  test('has in each row a test, or says that there is none', () => {
    const rows = document.split('\n').filter((line) => /^\| \d+\.\d+\.\d+ +\|/.test(line));
    expect(rows.filter((row) => !/\.(?:test|spec|cases)\.tsx?`/.test(row) && !WITHOUT_TEST.test(row))).toEqual([]);
  });

  test('names proofs', () => expect(proofs.length).toBeGreaterThan(20));

  test.each(proofs)('names a test that exists: $file › $name', ({ file, name }) => {
    expect(existsSync(file)).toBe(true);
    expect(read(file)).toContain(name);
  });
});
