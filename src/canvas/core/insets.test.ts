import { describe, expect, test } from 'vitest';

import { insetsOf, withCaptions, withMargin } from './insets';

const stage = { left: 0, top: 0, right: 1200, bottom: 800 };

describe('what covers the canvas', () => {
  test('nothing: the whole of it is free', () => {
    expect(insetsOf(stage, [])).toEqual({ top: 0, right: 0, bottom: 0, left: 0 });
  });
  test('a bar of tools over the top, a legend at the right, a list at the left, a line at the bottom', () => {
    const tools = { left: 12, top: 12, right: 1188, bottom: 56 };
    const line = { left: 12, top: 760, right: 300, bottom: 788 };
    const legend = { left: 960, top: 300, right: 1188, bottom: 740 };
    const list = { left: 12, top: 200, right: 312, bottom: 740 };
    expect(insetsOf(stage, [tools, line, legend])).toEqual({ top: 56, right: 240, bottom: 40, left: 0 });
    // The line lies below the list, which takes all of its width.
    expect(insetsOf(stage, [tools, line, legend, list])).toEqual({ top: 56, right: 240, bottom: 0, left: 312 });
  });
  test('what lies beside the canvas does not count', () => {
    expect(insetsOf(stage, [{ left: 1200, top: 0, right: 1500, bottom: 800 }]).right).toBe(0);
  });
  test('on a narrow canvas a legend is kept clear of from below', () => {
    const narrow = { left: 0, top: 0, right: 360, bottom: 640 };
    const legend = { left: 120, top: 340, right: 348, bottom: 580 };
    expect(insetsOf(narrow, [legend])).toEqual({ top: 0, right: 0, bottom: 300, left: 0 });
  });
  test('what would leave next to nothing is looked past', () => {
    const narrow = { left: 0, top: 0, right: 360, bottom: 300 };
    const [tools, legend] = [
      { left: 0, top: 0, right: 360, bottom: 100 },
      { left: 0, top: 120, right: 350, bottom: 290 },
    ];
    expect(insetsOf(narrow, [tools, legend])).toEqual({ top: 100, right: 0, bottom: 0, left: 0 });
  });
  test('a legend in a corner of a high canvas is kept clear of from below by what is wide, and from the side by what is high', () => {
    const high = { left: 0, top: 0, right: 820, bottom: 1056 };
    const legend = { left: 576, top: 682, right: 808, bottom: 992 };
    expect(insetsOf(high, [legend], { w: 1485, h: 1010 })).toEqual({ top: 0, right: 0, bottom: 374, left: 0 });
    expect(insetsOf(high, [legend], { w: 1000, h: 2000 })).toEqual({ top: 0, right: 244, bottom: 0, left: 0 });
  });
  test('a line in one corner and a column at the other side do not both take of the width of what is wide', () => {
    const usual = { left: 0, top: 0, right: 1440, bottom: 789 };
    const [line, column] = [
      { left: 12, top: 733, right: 320, bottom: 777 },
      { left: 1088, top: 73, right: 1428, bottom: 434 },
    ];
    const sides = { top: 0, right: 352, bottom: 56, left: 0 };
    expect(insetsOf(usual, [line, column], { w: 1485, h: 1010 })).toEqual(sides);
  });
  test('captions have room at the edges of the canvas as beside what lies over it', () => {
    const { left, right } = withCaptions({ top: 0, right: 240, bottom: 0, left: 0 }, 1920, 800);
    expect({ left, right: right - 240 }).toEqual({ left: 84, right: 84 });
  });
  test('on a narrow canvas captions leave the room to the graph', () => {
    expect(withCaptions({ top: 0, right: 0, bottom: 0, left: 0 }, 390, 800).left).toBe(48);
  });
  test('the margin shrinks with the room that is left', () => {
    const { left, right } = withMargin({ top: 0, right: 200, bottom: 0, left: 100 }, 360, 800);
    expect(left + right).toBeLessThan(325);
    expect(withMargin({ top: 0, right: 0, bottom: 0, left: 0 }, 1200, 800).top).toBe(40);
  });
});
