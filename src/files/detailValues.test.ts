import { expect, test } from 'vitest';

import { valuesIn } from './detailValues';

test.each([
  ['Not number: "abc"', ['"abc"']],
  ['"a" lies in "b"', ['"a"', '"b"']],
  ['Kept under dotted names: {"lat":46.7,"lng":{"of":"x"}}', ['{"lat":46.7,"lng":{"of":"x"}}']],
  ['Kept as JSON text: [{"a":"} \\" ]"},2]', ['[{"a":"} \\" ]"},2]']],
  ['Not an object: {"id":"n1","name":"a long na…', ['{"id":"n1","name":"a long na…']],
  ['Not a type: {"a":{"b…', ['{"a":{"b…']],
  ['Version 7; 1 is known', []],
  ['Not an object: 7', ['7']],
  ['Not labels: null', ['null']],
  ['The row has no key', []],
  ['Left out: tags [] and "x"', ['[]', '"x"']],
  ['Left out: {"note":"a [ in a text"}', ['{"note":"a [ in a text"}']],
])('of %s a reader of another language sees the values whole', (detail, values) => {
  expect(valuesIn(detail)).toEqual(values);
});
