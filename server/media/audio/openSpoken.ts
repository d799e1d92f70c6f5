import { transcriptProse } from '../../../domain/audio/transcriptProse.js';
import { type ProseLanguage, PROSE_LANGUAGES } from '../../../domain/processing/document.js';
import { type Spoken } from '../processing/Spoken.js';
import { type JobStore } from '../../people/records/jobs/JobStore.js';
import { type KeptRecording, type RecordingStore } from '../../people/records/recordings/RecordingStore.js';
import { recordingShown, TRANSCRIBE, transcriptionKey } from './recordingShown.js';

interface SpokenParts {
  readonly recordingStore: Pick<RecordingStore, 'recording' | 'transcript'>;
  readonly jobStore: Pick<JobStore, 'jobOfKey'>;
}

/** The language that was chosen for a recording, otherwise the one that was heard. */
const languageOf = ({ language, heardLanguage }: KeptRecording): ProseLanguage | undefined =>
  language ?? PROSE_LANGUAGES.find((each) => each === heardLanguage);

/** What is said in the recordings of an installation, for those who read texts. */
export const openSpoken = ({ recordingStore, jobStore }: SpokenParts): Spoken => ({
  async said(scope, id) {
    const kept = await recordingStore.recording(scope, id);
    const job = await jobStore.jobOfKey(scope.ownerId, TRANSCRIBE, transcriptionKey(kept));
    const { state } = recordingShown(kept, job);
    if (state === 'failed' || state === 'stopped') {
      // Words are kept before their job ends: where both came between these two looks, only another look tells.
      const now = await recordingStore.recording(scope, id);
      return { state: now.state === kept.state && now.attempt === kept.attempt ? 'failed' : 'waiting' };
    }
    const transcript = state === 'transcribed' ? await recordingStore.transcript(scope, id) : null;
    if (transcript === null) return { state: 'waiting' };
    const language = languageOf(kept);
    return { state: 'transcribed', prose: transcriptProse(transcript), ...(language && { language }) };
  },
});
