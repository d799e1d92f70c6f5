import { expect, test } from 'vitest';

import { type Family, FORMS } from './forms.js';
import { MEANINGS } from './meanings.js';
import { queryNotation } from './notation.js';
import { QUERY_SCHEMA } from './schema.js';

const notation = queryNotation();
const formsOf = (family: string) => Object.entries(FORMS[family as Family] as Record<string, Record<string, unknown>>);
const isTold = (family: string, kind: string): boolean =>
  (MEANINGS[family as Family] as Record<string, unknown> | undefined)?.[kind] !== null;
const forms = Object.keys(FORMS).flatMap((family) => formsOf(family).filter(([kind]) => isTold(family, kind)));

test.each(forms)('tells the form %s with its fields', (kind, fields) => {
  const line = notation.split('\n').find((one) => new RegExp(`(^|\\|)${kind}[|(]`, 'u').test(one));
  expect(line).toBeDefined();
  for (const field of Object.keys(fields)) expect(notation).toMatch(new RegExp(`[({ ]${field}\\??:`, 'u'));
});

test('leaves out what another form says', () => {
  const [query] = notation.split('\nSet:');
  expect(query).not.toContain('aggregate(');
  expect(notation).not.toContain('over(');
});

test('tells how differences and ratios of sets are asked for, and groups of relationships', () => {
  expect(notation.split('\nSet:')[0]).toContain('measure(of:Measure)');
  expect(notation).toContain('ofSet(set:Set, along?:Along, total:Total)');
  expect(notation).toContain('group(set:Set, along?:Along, by:Key');
});

test('names what is met more than once, and is far shorter than the schema', () => {
  expect(notation).toContain('Step = {types:name[], direction:"out"|"in"|"either", where?:Predicate}');
  expect(notation).toContain('Order = "most"|"least"');
  expect(notation.length).toBeLessThan(JSON.stringify(QUERY_SCHEMA).length / 2);
  console.info(`${notation}\n${notation.length}`);
});
