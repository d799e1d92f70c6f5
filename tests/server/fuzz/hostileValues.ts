import fc from 'fast-check';

const NOBODY = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const nested = (levels: number): unknown => (levels === 0 ? [] : [nested(levels - 1)]);

const TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  'ș'.repeat(200),
  '👩‍🚀'.repeat(300),
  '\u202e\u200b',
  'x'.repeat(20_000),
  '..',
  '../..',
  '..\\..',
  '%2e%2e%2f',
  '%00',
  '%zz',
  '/',
  '?a=b#c',
  '__proto__',
  'constructor',
  "'; DROP TABLE node; --",
  '"*" OR NEAR(',
  '${7*7}',
  '2026-02-31',
  '1e999',
  NOBODY,
  NOBODY.toLowerCase(),
  `${NOBODY}\n`,
  '8ZZZZZZZZZZZZZZZZZZZZZZZZZ',
];
const NUMBERS = [0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 5e-324, 1_000_000_000_000];
const OTHERS = [null, true, false, [], {}, [[]], [null], { a: { b: {} } }, nested(40), { length: 5 }];

/** Texts that something along the way may take for more than a text. */
export const hostileText = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 60 }));
/** Values of any type that no field wants, or wants only just. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(...NUMBERS, ...OTHERS),
  fc.jsonValue({ maxDepth: 3 }),
);
/** Bodies that are no JSON, or more than JSON. */
export const hostileBody = fc.oneof(
  fc.constantFrom('', '{', '[', 'null', '"x"', '7', '[]', '{"a":1,}', '{"__proto__":{}}', '\ufeff{}', '{"a":1e999}'),
  fc.constantFrom('['.repeat(5000), '{"a":'.repeat(5000), `[${'0,'.repeat(20_000)}0]`, `"${'x'.repeat(70_000)}"`),
  fc.string({ maxLength: 80 }),
);
