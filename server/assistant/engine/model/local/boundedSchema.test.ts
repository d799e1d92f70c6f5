import { expect, test } from 'vitest';

import { boundedSchema } from './boundedSchema.js';

type Json = Record<string, unknown>;
const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
const object = (properties: Json, required = Object.keys(properties)) => ({ type: 'object', properties, required });

test('a definition that leads to itself is there once a level, and ends', () => {
  const set = { anyOf: [object({ kind: { const: 'all' } }), object({ kind: { const: 'not' }, of: ref('set') })] };
  const { $defs, ...root } = boundedSchema({ ...object({ set: ref('set') }), $defs: { set } }) as Json;
  expect(root).toEqual({ type: 'object', properties: { set: ref('set7') } });
  const levels = $defs as Json;
  expect(Object.keys(levels).toSorted()).toEqual(Array.from({ length: 8 }, (_, level) => `set${level}`));
  const all = { type: 'object', properties: { kind: { const: 'all' } } };
  expect(levels['set0']).toEqual(all);
  expect(levels['set1']).toEqual({
    oneOf: [all, { type: 'object', properties: { kind: { const: 'not' }, of: ref('set0') } }],
  });
});

test('what leads no further is there once', () => {
  const { $defs } = boundedSchema({
    ...object({ one: ref('a'), two: ref('name') }),
    $defs: { a: object({ name: ref('name') }), name: { type: 'string', enum: ['x', 'y'] } },
  }) as { $defs: Json };
  expect($defs['name']).toEqual({ enum: ['x', 'y'] });
  expect(Object.keys($defs).toSorted()).toEqual(['a7', 'name']);
});

test('what may be left out makes an object of each way', () => {
  const made = boundedSchema(object({ a: { type: 'null' }, b: { type: 'null' }, c: { type: 'null' } }, ['b'])) as {
    oneOf: { properties: Json }[];
  };
  expect(made.oneOf.map(({ properties }) => Object.keys(properties).join(''))).toEqual(['b', 'bc', 'ab', 'abc']);
  const many = boundedSchema(object(Object.fromEntries([...'abcdef'].map((name) => [name, { type: 'null' }])), []));
  expect((many as { oneOf: unknown[] }).oneOf).toHaveLength(7);
});

test('lists of what leads on are short, others as long as they may be', () => {
  const made = boundedSchema({
    ...object({
      a: { type: 'array', minItems: 1, items: ref('set') },
      b: { type: 'array', items: { type: 'string', minLength: 1, maxLength: 128 } },
      c: { type: 'array', items: { type: 'integer', minimum: 1 }, maxItems: 9 },
    }),
    $defs: { set: { type: 'null' } },
  }) as { properties: Json };
  expect(made.properties).toEqual({
    a: { type: 'array', items: ref('set'), minItems: 1, maxItems: 4 },
    b: { type: 'array', items: { type: 'string' } },
    c: { type: 'array', items: { type: 'integer' }, maxItems: 9 },
  });
});

test('a schema that only goes deeper is refused', () => {
  expect(() => boundedSchema({ ...ref('a'), $defs: { a: object({ a: ref('a') }) } })).toThrow('deeper');
});
