import { expect, test } from 'vitest';

import { type NodeCaption } from './captionWays';
import { writeCaptions } from './writeCaptions';

/** What is written of a caption at a node of 20 units, at twice its size: each line, how it is aligned, and where. */
function writtenOf(caption: Partial<NodeCaption>) {
  const lines: { readonly text: string; readonly align: string; readonly x: number; readonly y: number }[] = [];
  const context = {
    ...{ textAlign: '', strokeText: () => undefined },
    fillText: (text: string, x: number, y: number) => lines.push({ text, align: context.textAlign, x, y }),
  };
  const written: NodeCaption = { lines: ['one', 'two'], fontSize: 10, at: 'below', ...caption };
  const nodes = [
    { id: 'a', x: 50, y: 50, size: 20, written },
    { id: 'b', x: 0, y: 0, size: 20 },
  ];
  const theme = { text: '', halo: '', fontFamily: 'sans' };
  writeCaptions(context as unknown as CanvasRenderingContext2D, nodes, theme, 2, { left: 7, top: 3 });
  return lines;
}

test('a caption is written line by line on its side of the node, and nothing in a node or without one', () => {
  const below = writtenOf({ shift: 4 });
  expect(below.map(({ text, align, x }) => [text, align, x])).toEqual([
    ['one', 'center', 115],
    ['two', 'center', 115],
  ]);
  expect(below[0]!.y).toBeGreaterThan(2 * 60 + 3);
  expect(below[1]!.y - below[0]!.y).toBe(25);
  expect(writtenOf({ at: 'right' })[0]).toMatchObject({ align: 'left', x: 2 * (50 + 10 + 9) + 7 });
  expect(writtenOf({ at: 'left' })[0]).toMatchObject({ align: 'right', x: 2 * (50 - 10 - 9) + 7 });
  expect(Math.max(...writtenOf({ at: 'above' }).map(({ y }) => y))).toBeLessThan(2 * 40 + 3);
  expect(writtenOf({ at: 'inside' })).toEqual([]);
});
