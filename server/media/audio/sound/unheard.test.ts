import { expect, test } from 'vitest';

import { WINDOW } from './cuts.js';
import { unheard } from './unheard.js';

/** Loudness of so many seconds of a quiet room, in which somebody speaks from when to when. */
function loudIn(
  seconds: number,
  speech: readonly (readonly [from: number, to: number, loudness?: number])[],
): number[] {
  return Array.from({ length: Math.round(seconds / WINDOW) }, (_, at) => {
    const [, , loudness = 4000] = speech.find(([from, to]) => at * WINDOW >= from && at * WINDOW < to) ?? [0, 0, 10];
    return loudness;
  });
}
/** Words that follow each other from when to when, each of about so many seconds. */
function said(from: number, to: number, each = 0.5) {
  const total = Math.max(1, Math.round((to - from) / each));
  const at = (place: number) => from + (place * (to - from)) / total;
  const words = Array.from({ length: total }, (_, place) => ({ text: 'la', start: at(place), end: at(place + 1) }));
  return { start: from, end: to, text: words.map(({ text }) => text).join(' '), words };
}
const rounded = (stretches: ReturnType<typeof unheard>) =>
  stretches.map(({ from, to }) => [from.toFixed(1), to.toFixed(1)]);

const SPEECH = [
  [1, 4],
  [5, 8],
  [9, 12],
  [14, 19],
] as const;

test('nothing is heard again where each utterance has its words', () => {
  expect(
    unheard(
      loudIn(20, SPEECH),
      SPEECH.map(([from, to]) => said(from, to)),
    ),
  ).toEqual([]);
  // Times of words are about right, no more.
  expect(
    unheard(
      loudIn(20, SPEECH),
      SPEECH.map(([from, to]) => said(from + 0.6, to + 0.6)),
    ),
  ).toEqual([]);
});

test('sentences without a word are heard again from pause to pause, those that follow each other at once', () => {
  const loud = loudIn(20, SPEECH);
  expect(rounded(unheard(loud, [said(1, 4), said(14, 19)]))).toEqual([['4.5', '12.5']]);
  expect(rounded(unheard(loud, [said(1, 4), said(9, 12)]))).toEqual([
    ['4.5', '8.5'],
    ['13.5', '19.5'],
  ]);
});

test('the last word of a sentence that is told at the place of the next hides no sentence', () => {
  const loud = loudIn(9, [
    [1, 4],
    [5, 7.3],
  ]);
  const heard = said(1, 4);
  const last = { text: 'them.', start: 5.1, end: 7 };
  const over = { ...heard, end: 7, words: [...heard.words, last] };
  expect(rounded(unheard(loud, [over]))).toEqual([['4.5', '7.8']]);
  // A long word, or a short utterance, may be said alone.
  expect(unheard(loud, [{ ...over, words: [...heard.words, { ...last, text: 'internationally' }] }])).toEqual([]);
  // All of a sentence is told a little early: its last word alone begins where it is said.
  const early = { ...said(4.4, 5.1), end: 7, words: [...said(4.4, 5.1).words, last] };
  expect(unheard(loud, [said(1, 4), early])).toEqual([]);
  const short = loudIn(9, [
    [1, 4],
    [5, 6.2],
  ]);
  expect(unheard(short, [over])).toEqual([]);
});

test('one word that is told to last over all that was lost hides nothing', () => {
  const heard = said(1, 4);
  const long = [{ text: 'la', start: 3.9, end: 20 }];
  expect(rounded(unheard(loudIn(20, SPEECH), [heard, { start: 3.9, end: 20, text: 'la', words: long }]))).toEqual([
    ['4.5', '19.5'],
  ]);
  // Two of them neither.
  const two = [
    { text: 'la', start: 13, end: 15.9 },
    { text: 'la', start: 15.9, end: 20 },
  ];
  const others = SPEECH.slice(0, 3).map(([from, to]) => said(from, to));
  expect(rounded(unheard(loudIn(20, SPEECH), [...others, { start: 13, end: 20, text: 'la la', words: two }]))).toEqual([
    ['13.5', '19.5'],
  ]);
});

test('several words that are told as one stand for the time that they take', () => {
  const one = { text: 'twenty-two-began-to-speak-here', start: 14, end: 19 };
  const others = SPEECH.slice(0, 3).map(([from, to]) => said(from, to));
  expect(unheard(loudIn(20, SPEECH), [...others, { ...one, words: [one] }])).toEqual([]);
});

test('a short noise, and what is no louder than a quiet room, are not listened to again', () => {
  const loud = loudIn(20, [
    [1, 4],
    [6, 6.4],
    [9, 14, 60],
  ]);
  expect(unheard(loud, [said(1, 4)])).toEqual([]);
});

test('a segment that tells no words is believed', () => {
  expect(unheard(loudIn(20, SPEECH), [{ start: 0, end: 20, text: 'la la' }])).toEqual([]);
  expect(rounded(unheard(loudIn(20, SPEECH), [{ start: 0, end: 12, text: 'la la' }]))).toEqual([['13.5', '19.5']]);
});
