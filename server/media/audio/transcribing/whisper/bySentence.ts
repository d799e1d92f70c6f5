import { type Spoken, type SpokenSegment } from '../../../../../domain/audio/transcript.js';
import { PROSE_LANGUAGES } from '../../../../../domain/processing/document.js';
import { resourceOf } from '../../../processing/offline/language/ProseResource.js';
import { sentencesOf } from '../../../processing/offline/sentences.js';

/** A segment is no longer than so many seconds where it may be divided: it is read in one look, and as a subtitle. */
const LONGEST = 20;

/** Words that follow each other as one segment. */
const asSegment = (words: readonly Spoken[]): SpokenSegment => ({
  start: words[0]?.start ?? 0,
  end: words.at(-1)?.end ?? 0,
  text: words.map(({ text }) => text).join(' '),
  words,
});

/** A sentence as segments: one, or as many as its length asks for. */
function* divided(words: readonly Spoken[]): Generator<SpokenSegment> {
  let first = 0;
  for (let at = 1; at <= words.length; at += 1) {
    const isLong = (words[at]?.end ?? 0) - (words[first]?.start ?? 0) > LONGEST;
    if (at < words.length && !isLong) continue;
    yield asSegment(words.slice(first, at));
    first = at;
  }
}

/** Names of sounds have at most so many words. */
const LONGEST_SOUND = 8;

/** Words without the names of sounds (music, laughter, a foreign language), which Whisper puts between brackets: nobody says them. */
export function withoutSounds(words: readonly Spoken[]): Spoken[] {
  const said: Spoken[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const opens = /^[[(♪*]/u.test(words[at]?.text ?? '');
    const length = words.slice(at, at + LONGEST_SOUND).findIndex(({ text }) => /[\])♪*][.,]?$/u.test(text));
    if (opens && length >= 0) at += length;
    else said.push(words[at] as Spoken);
  }
  return said;
}

/** Words with the points that Whisper writes as segments: one for each sentence. */
export function bySentence(words: readonly Spoken[], language: string | undefined): SpokenSegment[] {
  const text = words.map((word) => word.text).join(' ');
  const known = PROSE_LANGUAGES.find((each) => each === language) ?? 'en';
  const segments: SpokenSegment[] = [];
  let [at, place] = [0, 0];
  for (const { end } of sentencesOf(text, resourceOf(known))) {
    const first = at;
    while (at < words.length && place < end) {
      place += (words[at]?.text.length ?? 0) + 1;
      at += 1;
    }
    segments.push(...divided(words.slice(first, at)));
  }
  return segments;
}
