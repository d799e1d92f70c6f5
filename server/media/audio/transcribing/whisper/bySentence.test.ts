import { expect, test } from 'vitest';

import { bySentence, withoutSounds } from './bySentence.js';

/** Words of half a second each. */
const said = (text: string) => text.split(' ').map((word, at) => ({ text: word, start: at / 2, end: at / 2 + 0.5 }));

test('each sentence is a segment, a shortened title ends none, and no word is lost', () => {
  const words = said('And Mr. John Dashwood had then leisure. He was not an ill-disposed young man!');
  const segments = bySentence(words, 'en');
  expect(segments.map(({ text, start, end }) => [text, start, end])).toEqual([
    ['And Mr. John Dashwood had then leisure.', 0, 3.5],
    ['He was not an ill-disposed young man!', 3.5, 7],
  ]);
  expect(segments.flatMap((segment) => segment.words)).toEqual(words);
});

test('speech without points is divided by its length', () => {
  const words = said(Array.from({ length: 100 }, (_, at) => `w${at}`).join(' '));
  const segments = bySentence(words, 'ro');
  expect(segments.length).toBeGreaterThan(2);
  expect(Math.max(...segments.map(({ start, end }) => end - start))).toBeLessThanOrEqual(20);
  expect(segments.flatMap((segment) => segment.words)).toEqual(words);
});

test('nothing that is said is no segment', () => {
  expect(bySentence([], undefined)).toEqual([]);
});

test('names of sounds are not said', () => {
  const text = (from: string) =>
    withoutSounds(said(from))
      .map((word) => word.text)
      .join(' ');
  expect(text('[BLANK_AUDIO] So (speaking in foreign language) he said ♪ la la ♪')).toBe('So he said la la');
  expect(text('an (open bracket that never ends')).toBe('an (open bracket that never ends');
});
