import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';

import { guardPath } from './pathArguments.js';

const schema = buildSchema('directive @httpOperation(path: String) on FIELD_DEFINITION\n type Query { a: Int }');
const fieldAt = (path) => ({
  extensions: { directives: { httpOperation: { path } } },
  resolve: (_root, args) => args,
});
const run = (value) =>
  guardPath(schema, fieldAt('/api/files/{args.name}'), 'file').resolve({}, { name: value }, {}, {});

describe('free text in a path', () => {
  test.each([
    ['a/b', 'a%2Fb'],
    ['../x', '..%2Fx'],
    ['%2e%2e', '%252e%252e'],
    ['?x=', '%3Fx%3D'],
    ['ana@example.org', 'ana%40example.org'],
    ['țară', '%C8%9Bar%C4%83'],
  ])('%s becomes one segment', (given, segment) => {
    expect(run(given)).toEqual({ name: segment });
  });

  test.each(['.', '..', '', null])('%j is refused', (given) => {
    expect(() => run(given)).toThrow(expect.objectContaining({ extensions: expect.objectContaining({ status: 422 }) }));
  });

  test('a field that does not say its path is not served at all', () => {
    expect(() => guardPath(schema, { extensions: {}, resolve: () => 1 }, 'mystery')).toThrow(/mystery/);
  });
});
