import { withHeardAgain } from '../../../../domain/audio/heardAgain.js';
import { later } from '../../../../domain/audio/joinParts.js';
import { PROSE_LANGUAGES } from '../../../../domain/processing/document.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type HeardPart, type KeptRecording } from '../../../people/records/recordings/RecordingStore.js';
import { isHushed, loudness } from '../sound/cuts.js';
import { samplesOf, type Sound, type Stretch, wavOf } from '../sound/Sound.js';
import { unheard } from '../sound/unheard.js';
import { type SoundFile, type Transcriber } from './Transcriber.js';

/** Who hears which recording. */
export interface Hearing<Of = Pick<KeptRecording, 'id'>> {
  readonly recording: Of & Pick<SoundFile, 'language'>;
  readonly transcriber: Transcriber;
  readonly signal: AbortSignal;
}

/** What is lost is looked for so many times: what was heard again may lack something itself. */
const ROUNDS = 2;

async function heardIn({ recording, transcriber, signal }: Hearing, sound: Sound, stretch: Stretch) {
  const bytes = await wavOf(sound, stretch);
  const { id: name, language } = recording;
  const heard = await transcriber.transcribe({ name, type: 'wav', bytes, language }, signal);
  // One that tells no times said it somewhere in the stretch.
  const end = stretch.to - stretch.from;
  const segments = heard.segments.map((segment) => (segment.end > 0 ? segment : { ...segment, end }));
  return { segments, ...(heard.language !== undefined && { language: heard.language }) };
}

/** One that refuses a few seconds of a part has heard the part all the same. */
async function unlessRefused(hearing: Promise<HeardPart>): Promise<HeardPart> {
  try {
    return await hearing;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { segments: [] };
  }
}

/** Sound in which something was heard: its place in the recording, how loud it is, and what was heard, in seconds of it. */
interface HeardOnce {
  readonly part: Stretch;
  readonly loud: readonly number[];
  readonly first: HeardPart;
}

/**
 * Hears again, alone, where sound is loud and nothing was heard in it: engines hear window after window, and what one of them lost as the end of a
 * window is found as the beginning of another.
 */
export async function withLost(hearing: Hearing, sound: Sound, { part, loud, first }: HeardOnce): Promise<HeardPart> {
  // A few seconds tell less of the language than all of the part.
  const language = hearing.recording.language ?? PROSE_LANGUAGES.find((each) => each === first.language);
  const alone = { ...hearing, recording: { ...hearing.recording, language } };
  const tried = new Set<number>();
  let { segments }: HeardPart = first;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { from, to } of unheard(loud, segments)) {
      if (tried.has(from)) continue;
      tried.add(from);
      const stretch = { from: part.from + from, to: part.from + to };
      const again = await unlessRefused(heardIn(alone, sound, stretch));
      segments = withHeardAgain(segments, { from, to, segments: later(again.segments, from) });
    }
  return { ...first, segments };
}

/** What is said in a part of a recording, with what was lost at first. */
export async function heardPart(hearing: Hearing, sound: Sound, part: Stretch): Promise<HeardPart> {
  const loud = loudness(await samplesOf(sound, part));
  if (isHushed(loud)) return { segments: [] };
  return withLost(hearing, sound, { part, loud, first: await heardIn(hearing, sound, part) });
}
