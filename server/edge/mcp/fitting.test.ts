import { expect, test } from 'vitest';

import { fitting } from './fitting.js';

const long = (length: number) => 'x'.repeat(length);

test('what fits is left as it is', () => {
  const answer = { total: 2, nodes: [{ id: 'a' }, { id: 'b' }], text: null };
  expect(fitting(answer)).toEqual({ value: answer, leftOut: {} });
});

test('of what does not fit the longest list is cut, then the next, and each says by how much', () => {
  const nodes = Array.from({ length: 100 }, (_, id) => ({ id, note: long(100) }));
  const ties = Array.from({ length: 50 }, (_, id) => ({ id, note: long(50) }));
  const { value, leftOut } = fitting({ result: { ties }, nodes }, 3_000);
  const cut = value as { result: { ties: unknown[] }; nodes: unknown[] };
  expect(JSON.stringify(value).length).toBeLessThanOrEqual(3_000);
  expect(leftOut).toEqual({ nodes: 100 - cut.nodes.length, 'result/ties': 50 - cut.result.ties.length });
  expect(cut.nodes[0]).toEqual({ id: 0, note: long(100) });
});

test('one item is always left, and long texts are cut within it', () => {
  const { value, leftOut } = fitting({ nodes: [{ note: long(9_000) }, { note: long(9_000) }] }, 100);
  const [node, other] = (value as { nodes: { note: string }[] }).nodes;
  expect(node?.note).toBe(`${long(2_000)}…`);
  expect(other).toBeUndefined();
  expect(leftOut).toEqual({ nodes: 1 });
});
