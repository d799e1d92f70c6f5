import { type Spoken, type SpokenSegment, type Transcript } from './transcript.js';

/** What was heard in a part of a recording that begins at this second. */
interface PlacedPart {
  readonly from: number;
  readonly language?: string | undefined;
  readonly segments: readonly SpokenSegment[];
}

const shifted = <T extends Spoken>(spoken: T, by: number): T => ({
  ...spoken,
  start: spoken.start + by,
  end: spoken.end + by,
});

/** Segments so many seconds later, with their words. */
export const later = (segments: readonly SpokenSegment[], by: number): SpokenSegment[] =>
  segments.map(({ words, ...segment }) => ({
    ...shifted(segment, by),
    ...(words && { words: words.map((word) => shifted(word, by)) }),
  }));

/** What was heard in parts as one: each in the seconds of the recording. The language is the one in which most was said. */
export function joinParts(parts: readonly PlacedPart[]): Transcript {
  const said = new Map<string, number>();
  for (const { language, segments } of parts)
    if (language !== undefined)
      said.set(language, (said.get(language) ?? 0) + segments.reduce((sum, { text }) => sum + text.length, 0));
  const [language] = [...said].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return {
    ...(language !== undefined && { language }),
    segments: parts.flatMap(({ from, segments }) => later(segments, from)),
  };
}
