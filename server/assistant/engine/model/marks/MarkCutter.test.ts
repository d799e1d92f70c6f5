import { describe, expect, test } from 'vitest';

import { Harmless } from './GroundedText.js';
import { MarkCutter, marksIn } from './MarkCutter.js';

const A = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const B = '01ARZ3NDEKTSV4RRFFQ69G5FAW';

/** The text in pieces of random sizes, the same for the same seed. */
function cutAnywhere(text: string, seed: number): string[] {
  const pieces: string[] = [];
  let state = seed;
  for (let at = 0; at < text.length;) {
    state = (state * 1103515245 + 12345) % 2147483648;
    const size = 1 + (state % 7);
    pieces.push(text.slice(at, at + size));
    at += size;
  }
  return pieces;
}

function cut(pieces: readonly string[]) {
  const cutter = new MarkCutter();
  const cuts = [...pieces.flatMap((piece) => cutter.push(piece)), ...cutter.end()];
  return { text: cuts.map(({ text }) => text).join(''), marks: cuts.flatMap(({ marks }) => marks) };
}

describe('marks', () => {
  test('name nodes, relationships, lookups, help, examples, or nothing; several may stand together', () => {
    expect(marksIn(`n:${A}, r:${B}`)).toEqual([
      { kind: 'n', key: A },
      { kind: 'r', key: B },
    ]);
    expect(marksIn('q:2 f:undo')).toEqual([
      { kind: 'q', key: '2' },
      { kind: 'f', key: 'undo' },
    ]);
    expect(marksIn('none')).toEqual([{ kind: 'none' }]);
    expect(marksIn(A)).toEqual([{ kind: 'n', key: A }]);
    expect(marksIn('see also')).toEqual([]);
  });

  test('are cut out wherever the text is cut into pieces', () => {
    const text = `Paris [[n:${A}]] and **Berlin**  [[n:${B}]][[q:1]].\n\nA [list] of [[x]] [1] and a[0].`;
    const whole = cut([text]);
    expect(whole.text).toBe('Paris and **Berlin**.\n\nA [list] of [1] and a[0].');
    expect(whole.marks).toHaveLength(3);
    for (let seed = 1; seed <= 500; seed += 1) expect(cut(cutAnywhere(text, seed))).toEqual(whole);
  });

  test('that are never closed are dropped, brackets that are none stay', () => {
    expect(cut([`Paris [[n:${A}`]).text).toBe('Paris');
    expect(cut(['an array [', '0] [']).text).toBe('an array [0] [');
  });
});

describe('text of a model', () => {
  test('leads nowhere, wherever it is cut', () => {
    const text =
      'a [b](https://x.example) ![c](d) [e][f]\n[f]: https://x.example <img src=y> <https://x.example> 1 < 2';
    for (let seed = 1; seed <= 500; seed += 1) {
      const harmless = new Harmless();
      const safe = cutAnywhere(text, seed)
        .map((piece) => harmless.push(piece))
        .join('');
      expect(safe.replaceAll('\\', '')).toBe(text);
      expect(safe).not.toMatch(/\][([:]/u);
      expect(safe).not.toMatch(/(?<!\\)</u);
    }
  });
});
