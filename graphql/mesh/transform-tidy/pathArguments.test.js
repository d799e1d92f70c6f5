import { describe, expect, test } from 'vitest';

import { pathFiller } from './pathArguments.js';

const run = (value) => pathFiller('/api/files/{args.name}/rows')({ name: value });

describe('free text in a path', () => {
  test.each([
    ['a/b', 'a%2Fb'],
    ['../x', '..%2Fx'],
    ['%2e%2e', '%252e%252e'],
    ['?x=', '%3Fx%3D'],
    ['ana@example.org', 'ana%40example.org'],
    ['țară', '%C8%9Bar%C4%83'],
  ])('%s becomes one segment', (given, segment) => {
    expect(run(given)).toBe(`/api/files/${segment}/rows`);
  });

  test.each(['.', '..', '', null, '\ud800', 'a\udfff'])('%j is refused', (given) => {
    expect(() => run(given)).toThrow(expect.objectContaining({ extensions: expect.objectContaining({ status: 422 }) }));
  });
});
