import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { FORMS } from '../../../domain/query/forms.js';
import { AGGREGATES, TEXT_TESTS } from '../../../domain/query/Query.js';
import { OPERATORS, PACKS } from '../../../server/assistant/language/Pack.js';
import { RULES } from '../../../server/assistant/grammar/rules.js';

const folder = 'server/assistant/grammar';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
/** What stands in quotes in a file. Templates put together what is data, and are not looked at. */
const quoted = (text: string) =>
  [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/gu)].map(([, one, other]) => one ?? other ?? '');
/** Names of forms of the query, and of categories and properties of the code beside it, that happen to be words as well. */
const CODE_NAMES: readonly string[] = [
  ...Object.values(FORMS).flatMap((forms) => Object.keys(forms)),
  ...Object.keys(FORMS),
  ...AGGREGATES,
  ...TEXT_TESTS,
  ...['list', 'name', 'any', 'out', 'is', 'cat'],
];
/** What a rule is called, and its example, are for whoever reads it. */
const told = new Set(RULES.flatMap(({ name, example }) => [name, example]));
const identifiers = new Set<string>(OPERATORS);

describe('the code of the grammar', () => {
  test.each(files)('has no word of a language in quotes: %s', (file) => {
    const words = new Set(
      Object.values(PACKS).flatMap(({ operators, neutral, dimensions }) =>
        [...Object.values(operators).flat(), ...neutral, ...Object.keys(dimensions)].filter(
          (word) => /[ăâîșț ]/u.test(word) || !identifiers.has(word),
        ),
      ),
    );
    const code = readFileSync(path.join(folder, file), 'utf8')
      .replace(/\/\*\*?[\s\S]*?\*\/|\/\/.*$/gmu, '')
      .replace(/^import .*$/gmu, '');
    const found = quoted(code)
      .map((one) => one.replaceAll("\\'", "'"))
      .filter((one) => !told.has(one) && words.has(one) && one.length > 1);
    expect(found.filter((one) => !CODE_NAMES.includes(one))).toEqual([]);
  });
});

describe('the rules', () => {
  test('each have a name of their own and an example', () => {
    const names = RULES.map(({ name, left, right }) => `${name} ${left} ${right}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { example } of RULES) expect(example.length).toBeGreaterThan(3);
  });
});
