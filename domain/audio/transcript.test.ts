import { describe, expect, test } from 'vitest';

import { joinParts } from './joinParts.js';
import { reworded, spokenAt, turnsOf } from './transcript.js';
import { transcriptFile } from './transcriptFiles.js';

const word = (text: string, start: number) => ({ text, start, end: start + 0.5 });
const SEGMENT = {
  start: 0,
  end: 4,
  text: 'one two three four',
  words: [word('one', 0), word('two', 1), word('three', 2), word('four', 3)],
};

describe('a corrected segment', () => {
  test('keeps the times of words at both ends, and spreads those between', () => {
    const { text, words } = reworded(SEGMENT, ' one  zwei und drei four ');
    expect(text).toBe('one zwei und drei four');
    expect(words?.map(({ text: said }) => said)).toEqual(['one', 'zwei', 'und', 'drei', 'four']);
    expect([words?.[0], words?.[4]]).toEqual([SEGMENT.words[0], SEGMENT.words[3]]);
    expect(words?.[1]?.start).toBe(0.5);
    expect(words?.[3]?.end).toBeCloseTo(3);
  });

  test('uses no word twice where words are left out or said again', () => {
    expect(reworded(SEGMENT, 'one four').words).toEqual([SEGMENT.words[0], SEGMENT.words[3]]);
    const again = reworded({ ...SEGMENT, text: 'a a', words: [word('a', 0), word('a', 1)] }, 'a');
    expect(again.words).toEqual([word('a', 0)]);
  });

  test('has no words with times where it had none', () => {
    expect(reworded({ start: 1, end: 2, text: 'x' }, 'y z')).toEqual({ start: 1, end: 2, text: 'y z' });
  });
});

test('what is heard is the last that has begun', () => {
  expect([-1, 0, 0.7, 1, 99].map((second) => spokenAt(SEGMENT.words, second))).toEqual([-1, 0, 0, 1, 3]);
});

test('a pause ends a turn', () => {
  const said = (start: number, end: number) => ({ start, end, text: 'x' });
  const turns = turnsOf([said(0, 1), said(1.2, 2), said(3, 4)]);
  expect(turns.map(({ segments }) => segments.map(({ at }) => at))).toEqual([[0, 1], [2]]);
});

test('parts are joined in the seconds of the whole, in the language of most of it', () => {
  const part = (from: number, language: string, text: string) => ({
    ...{ from, language },
    segments: [{ start: 1, end: 2, text, words: [{ start: 1, end: 2, text }] }],
  });
  const joined = joinParts([part(0, 'en', 'yes'), { from: 50, segments: [] }, part(100, 'ro', 'da, desigur')]);
  expect(joined.language).toBe('ro');
  expect(joined.segments.map(({ start, words }) => [start, words?.[0]?.start])).toEqual([
    [1, 1],
    [101, 101],
  ]);
});

test('subtitles tell hours, and nothing in a text is read as a time or an end', () => {
  const transcript = { segments: [{ start: 3661.5, end: 3662.0004, text: 'a --> b\n\nc' }] };
  expect(transcriptFile(transcript, 'vtt')).toBe('WEBVTT\n\n01:01:01.500 --> 01:01:02.000\na → b c\n');
});
