import { describe, expect, test } from 'vitest';

import { withHeardAgain } from './heardAgain.js';
import { type Spoken, type SpokenSegment } from './transcript.js';

/** Words of half a second each, from a second on; the last ends when it is told to. */
const words = (text: string, from: number, until?: number): Spoken[] =>
  text.split(' ').map((word, at, { length }) => ({
    text: word,
    start: from + at / 2,
    end: at + 1 === length && until !== undefined ? until : from + at / 2 + 0.5,
  }));
function segment(text: string, from: number, until?: number): SpokenSegment {
  const own = words(text, from, until);
  return { start: from, end: own.at(-1)?.end ?? from, text, words: own };
}
const texts = (segments: readonly SpokenSegment[]) => segments.map(({ text }) => text);

describe('what was heard again', () => {
  const lost = { from: 5, to: 15, segments: [segment('this is number seven', 5.5), segment('he was young', 8)] };

  test('stands between what was heard around it, and a word that lasted over it ends where it begins', () => {
    const before = [segment('as he said.', 2, 15), segment('Then he went.', 16)];
    const joined = withHeardAgain(before, lost);
    expect(texts(joined)).toEqual(['as he said.', 'this is number seven', 'he was young', 'Then he went.']);
    expect(joined[0]).toMatchObject({ end: 5, words: [{}, {}, { text: 'said.', start: 3, end: 5 }] });
    expect(joined[3]).toEqual(before[1]);
  });

  test('divides a sentence that was put together over it', () => {
    expect(
      texts(withHeardAgain([segment('as he said', 3.5, 5), segment('and', 4.9), segment('went', 16)], lost)),
    ).toEqual(['as he said', 'and', 'this is number seven', 'he was young', 'went']);
    const over = { start: 3, end: 17, text: 'he said went', words: [...words('he said', 3), ...words('went', 16)] };
    expect(texts(withHeardAgain([over], lost))).toEqual(['he said', 'this is number seven', 'he was young', 'went']);
  });

  test('takes the place of what was heard of it already, and of no word that was said before', () => {
    const partly = [
      segment('he came', 3),
      segment('in', 4.2, 7.6),
      segment('Number seven, he', 7.6),
      segment('went', 16),
    ];
    expect(texts(withHeardAgain(partly, lost))).toEqual([
      'he came',
      'in',
      'this is number seven',
      'he was young',
      'went',
    ]);
    const late = [segment('as he', 4), segment('said', 5.2), segment('one', 10)];
    expect(texts(withHeardAgain(late, lost))).toEqual(['as he', 'said', 'this is number seven', 'he was young']);
  });

  test('is left out where it is no more than what was heard before', () => {
    const full = [segment('this is number seven he was young', 6)];
    expect(withHeardAgain(full, lost)).toBe(full);
    expect(withHeardAgain(full, { ...lost, segments: [] })).toBe(full);
  });

  test('keeps the order of times, also where it is told to end behind its stretch', () => {
    const again = { from: 5, to: 8, segments: [segment('this is number seven', 5.5, 20)] };
    const joined = withHeardAgain([segment('so', 4.5, 18), segment('went', 7.9)], again);
    const starts = joined.flatMap((each) => (each.words ?? []).flatMap(({ start, end }) => [start, end]));
    expect(starts).toEqual([...starts].sort((one, other) => one - other));
    expect(texts(joined)).toEqual(['so', 'this is number seven']);
  });

  test('stands between segments that tell no words as well', () => {
    const wordless = [
      { start: 0, end: 4, text: 'He came.' },
      { start: 16, end: 18, text: 'He went.' },
    ];
    const again = { ...lost, segments: [{ start: 6, end: 9, text: 'He was young.' }] };
    expect(withHeardAgain(wordless, again)).toEqual([wordless[0], again.segments[0], wordless[1]]);
  });
});
