import { expect, test } from 'vitest';

import { FORMS } from './forms.js';
import { queryNotation } from './notation.js';
import { QUERY_SCHEMA } from './schema.js';

const notation = queryNotation();
const forms = Object.values(FORMS).flatMap((family) =>
  Object.entries(family as Record<string, Record<string, unknown>>),
);

test.each(forms)('tells the form %s with its fields', (kind, fields) => {
  const line = notation.split('\n').find((one) => new RegExp(`(^|\\|)${kind}[|(]`, 'u').test(one));
  expect(line).toBeDefined();
  for (const field of Object.keys(fields)) expect(notation).toMatch(new RegExp(`[({ ]${field}\\??:`, 'u'));
});

test('names what is met more than once, and is far shorter than the schema', () => {
  expect(notation).toContain('Step = {types:name[], direction:Direction, where?:Predicate}');
  expect(notation).toContain('Direction = "out"|"in"|"either"');
  expect(notation.length).toBeLessThan(JSON.stringify(QUERY_SCHEMA).length / 2);
  console.info(`${notation}\n${notation.length}`);
});
