import { type Static, Type } from 'typebox';

import { accepts } from '../../../contract/accepts.js';
import { MEDIA_TYPES } from '../../../../domain/audio/recording.js';
import { type Spoken, type SpokenSegment } from '../../../../domain/audio/transcript.js';
import { type ModelSettings } from '../../../platform/config/modelServer.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type Heard, type SoundFile, type Transcriber } from './Transcriber.js';

/** Largest file that such servers take. */
const LARGEST = 25 * 1024 ** 2;
/** What is longer is cut, so that a part is answered in time and an end half way costs no more than one. */
const LONGEST_WHOLE = 10 * 60;
const PART_SECONDS = 2 * 60;
/** Longest time that an answer may take, in milliseconds. */
const PATIENCE_MS = 300_000;

const spoken = { start: Type.Number(), end: Type.Number() };
const Answer = Type.Object({
  text: Type.String(),
  language: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  duration: Type.Optional(Type.Union([Type.Number(), Type.String(), Type.Null()])),
  segments: Type.Optional(Type.Union([Type.Null(), Type.Array(Type.Object({ ...spoken, text: Type.String() }))])),
  words: Type.Optional(Type.Union([Type.Null(), Type.Array(Type.Object({ ...spoken, word: Type.String() }))])),
});
type Answer = Static<typeof Answer>;

/** Servers say the name of a language in English, or its code. */
const codes = new Map(
  ['en', 'ro'].map((code) => [new Intl.DisplayNames('en', { type: 'language' }).of(code)?.toLowerCase() ?? code, code]),
);
const languageOf = (said: string | null | undefined): string | undefined =>
  said ? (codes.get(said.toLowerCase()) ?? said.toLowerCase().slice(0, 40)) : undefined;

const trimmed = ({ start, end, text }: Spoken): Spoken => ({ start, end: Math.max(start, end), text: text.trim() });

/** Words lie beside the segments, not in them: each belongs to the last that had begun when it did. */
function withWords(segments: readonly Spoken[], words: readonly Spoken[]): SpokenSegment[] {
  const held = segments.map((): Spoken[] => []);
  let at = 0;
  for (const word of words) {
    while (at + 1 < segments.length && word.start >= (segments[at + 1] as Spoken).start - 0.01) at += 1;
    held[at]?.push(word);
  }
  return segments.map((segment, index) => {
    const own = held[index] ?? [];
    return own.length === 0 ? segment : { ...segment, words: own };
  });
}

/** What a server answered, as what was heard. One that gives no segments is a single one. */
function heardOf({ text, language, duration, segments, words }: Answer): Heard {
  const seconds = Number(duration ?? NaN);
  const heardLanguage = languageOf(language);
  const told = (segments ?? []).map(trimmed).filter((segment) => segment.text !== '');
  const whole =
    text.trim() === '' ? [] : [{ start: 0, end: Number.isFinite(seconds) ? seconds : 0, text: text.trim() }];
  const said = (words ?? [])
    .map(({ word, ...times }) => trimmed({ ...times, text: word }))
    .filter((word) => word.text !== '');
  return {
    segments: withWords(told.length > 0 ? told : whole, said),
    ...(heardLanguage !== undefined && { language: heardLanguage }),
    ...(Number.isFinite(seconds) && seconds > 0 && { seconds }),
  };
}

/** A server that is busy or broken may take it later; one that says no says it again. */
function refusalOf(status: number, text: string): Error {
  const told = text.slice(0, 500);
  if (status === 408 || status === 429 || status >= 500)
    return new Error(`The transcriber answered ${status}: ${told}`);
  return new ProblemError('TRANSCRIBER_REFUSED', { detail: `${status} ${told}` });
}

function formOf({ name, type, bytes, language }: SoundFile, model: string, isTimed: boolean): FormData {
  const form = new FormData();
  form.set('file', new File([bytes], `${name}.${type}`, { type: MEDIA_TYPES[type] }));
  form.set('model', model);
  if (language !== undefined) form.set('language', language);
  form.set('response_format', isTimed ? 'verbose_json' : 'json');
  if (isTimed) for (const what of ['segment', 'word']) form.append('timestamp_granularities[]', what);
  return form;
}

/** A server that speaks OpenAI's `/audio/transcriptions`. One whose model tells no times is asked again without them. */
export function endpointTranscriber({ baseUrl, model, apiKey }: ModelSettings): Transcriber {
  const ask = (sound: SoundFile, isTimed: boolean, signal: AbortSignal) =>
    fetch(`${baseUrl}/audio/transcriptions`, {
      method: 'POST',
      headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
      body: formOf(sound, model, isTimed),
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
  return {
    is: { kind: 'endpoint', model },
    largestWhole: LARGEST,
    longestWhole: LONGEST_WHOLE,
    partSeconds: PART_SECONDS,
    async transcribe(sound, signal) {
      const timed = await ask(sound, true, signal);
      const tellsNoTimes =
        timed.status === 400 && /response_format|timestamp_granularities/u.test(await timed.clone().text());
      const response = tellsNoTimes ? await ask(sound, false, signal) : timed;
      const text = await response.text();
      if (!response.ok) throw refusalOf(response.status, text);
      const answer: unknown = JSON.parse(text);
      if (!accepts(Answer, answer))
        throw new ProblemError('TRANSCRIBER_REFUSED', { detail: 'Its answer is no transcription' });
      return heardOf(answer);
    },
  };
}
