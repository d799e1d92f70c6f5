import { expect, test } from 'vitest';

import { firstBehind, marksOf, marksWithin, passagesOf, piecesOf } from './passages.js';
import { type Thing } from './proposal.js';

const thing = (id: string, ...spans: (readonly [number, number])[]): Thing => ({
  ...{ id, kind: 'person', label: 'Person', name: id, confidence: 1 },
  mentions: spans.map(([start, end]) => ({ start, end, text: '' })),
});

test('passages hold the whole text once, end with paragraphs, and cut no sentence', () => {
  const text = `One. Two.\n\n${'Three is long. '.repeat(400).trim()}`;
  const sentences = [...text.matchAll(/[^.]+\./gu)].map(({ index, 0: said }) => ({
    start: index + said.length - said.trimStart().length,
    end: index + said.length,
  }));
  const passages = passagesOf(text, sentences);
  expect(passages.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
  expect(text.slice(0, passages[0]?.end).trim()).toBe('One. Two.');
  expect(passages.length).toBeGreaterThan(3);
  for (const { start, end } of passages) {
    expect(end - start).toBeLessThan(1600);
    expect(sentences.some((sentence) => sentence.start < end && end < sentence.end)).toBe(false);
  }
});

test('a text that was not taken apart is passages too', () => {
  expect(passagesOf('x'.repeat(4000), []).map(({ start, end }) => end - start)).toEqual([1500, 1500, 1000]);
});

test('marks are in the order of the text, the longer of two that overlap, and found by where they stand', () => {
  const marks = marksOf([thing('a', [10, 14], [0, 3]), thing('b', [10, 20]), thing('c', [30, 31])]);
  expect(marks.map(({ thing: { id }, start }) => `${id}${String(start)}`)).toEqual(['a0', 'b10', 'c30']);
  expect(marksWithin(marks, { start: 3, end: 30 }).map(({ start }) => start)).toEqual([10]);
  expect(firstBehind(marks, 31)).toBe(3);
});

test('a passage is taken apart at its marks and at the sentence that is asked for', () => {
  const marks = marksOf([thing('a', [5, 8], [20, 24])]);
  const pieces = piecesOf({ start: 0, end: 30 }, marks, { start: 5, end: 15 });
  expect(pieces.map(({ start, end, mark, isTold }) => [start, end, mark?.thing.id, isTold])).toEqual([
    [0, 5, undefined, false],
    [5, 8, 'a', true],
    [8, 15, undefined, true],
    [15, 20, undefined, false],
    [20, 24, 'a', false],
    [24, 30, undefined, false],
  ]);
});
