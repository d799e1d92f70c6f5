import { type KeptRecording } from '../../../people/records/recordings/RecordingStore.js';
import { isHushed, loudness } from '../sound/cuts.js';
import { samplesOf, type Sound } from '../sound/Sound.js';
import { type Hearing, withLost } from './heardPart.js';
import { type Heard } from './Transcriber.js';

/** Where who transcribes counts a file so many seconds longer or shorter than it is decoded here, its times are not ours. */
const SAME_LENGTH = 1;

/** A recording that is heard whole. */
type Whole = Pick<KeptRecording, 'id' | 'type' | 'seconds'>;

/**
 * What is said in a recording that is sent as it came. Where it could be decoded, silence is not sent, since models make words up in it, and
 * what was lost is heard again; not where nothing was heard at all, since that would send all of it twice.
 * @param sound what it was decoded to; undefined where it could not be
 */
export async function heardWhole(hearing: Hearing<Whole>, bytes: Blob, sound: Sound | undefined): Promise<Heard> {
  const { recording, transcriber, signal } = hearing;
  const part = sound && { from: 0, to: sound.seconds };
  const loud = sound && part && loudness(await samplesOf(sound, part));
  if (loud !== undefined && isHushed(loud)) return { segments: [] };
  const { id: name, type, language } = recording;
  const heard = await transcriber.transcribe({ name, type, bytes, language }, signal);
  const seconds = heard.seconds ?? recording.seconds;
  // Who tells no times said it somewhere in the recording.
  const segments = heard.segments.map((segment) => (segment.end > 0 ? segment : { ...segment, end: seconds ?? 0 }));
  const first = { ...heard, segments, ...(seconds !== undefined && { seconds }) };
  if (sound === undefined || part === undefined || loud === undefined || segments.length === 0) return first;
  if (Math.abs((heard.seconds ?? part.to) - part.to) > SAME_LENGTH) return first;
  return { ...first, ...(await withLost(hearing, sound, { part, loud, first })) };
}
