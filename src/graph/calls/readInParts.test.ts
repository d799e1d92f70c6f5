import { expect, test } from 'vitest';

import { readInParts } from './readInParts';

/** An answer whose bytes come so many at a time. */
function answer(text: string, atOnce: number): Response {
  const bytes = new TextEncoder().encode(text);
  let from = 0;
  return new Response(
    new ReadableStream({
      pull(controller) {
        if (from >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(from, from + atOnce));
        from += atOnce;
        return undefined;
      },
    }),
  );
}

const TRICKY = {
  nodes: [
    { id: 'a"]},{[', note: 'C:\\' },
    { id: 'ș', tags: [['x'], []] },
    { id: '"\\"', at: { x: 1.5, y: -2e3 } },
  ],
  relationships: [],
  counts: { labels: ['[', '}'], none: null },
  types: ['a,b', 'c]'],
  matrix: [[1, 2], [[3]], 4],
  head: 7,
  isWhole: true,
};

test.each([1, 2, 3, 7, 64, 10_000])(
  'an answer is what was sent, however it is cut: %i bytes at a time',
  async (atOnce) => {
    expect(await readInParts(answer(JSON.stringify(TRICKY), atOnce))).toEqual(TRICKY);
    expect(await readInParts(answer(JSON.stringify(TRICKY, null, 2), atOnce))).toEqual(TRICKY);
  },
);

test('lists longer than what is taken apart at once keep all their elements in order', async () => {
  const nodes = Array.from({ length: 20_000 }, (_, at) => ({ id: `n${at}`, labels: ['A'], name: `Person ${at}` }));
  expect(await readInParts(answer(JSON.stringify({ nodes, head: 1 }), 65_536))).toEqual({ nodes, head: 1 });
});

test('the page is free between parts', async () => {
  const text = JSON.stringify({
    nodes: Array.from({ length: 60_000 }, (_, at) => ({ id: `n${at}`, name: 'x'.repeat(80) })),
  });
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 0);
  await readInParts(answer(text, 65_536));
  clearInterval(turning);
  expect(turns).toBeGreaterThan(2);
});

test('an answer that breaks off is no answer', async () => {
  const text = JSON.stringify(TRICKY);
  await expect(readInParts(answer(text.slice(0, -20), 64))).rejects.toThrow(SyntaxError);
  await expect(readInParts(answer(text.slice(0, 30), 64))).rejects.toThrow(SyntaxError);
  await expect(readInParts(new Response(null))).rejects.toThrow(SyntaxError);
});
