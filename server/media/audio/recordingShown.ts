import { type Job } from '../../contract/jobs.js';
import { type Recording } from '../../contract/recordings.js';
import { type JobRequest } from '../../people/records/jobs/JobStore.js';
import { type KeptRecording } from '../../people/records/recordings/RecordingStore.js';

/** The kind of job that transcribes. */
export const TRANSCRIBE = 'transcribe';

/** Which job transcribes a recording: another one each time. */
export const transcriptionKey = ({ id, attempt }: Pick<KeptRecording, 'id' | 'attempt'>): string => `${id} ${attempt}`;

/** The job of an attempt to transcribe a recording. */
export const transcriptionJob = (
  { id, projectId }: Pick<KeptRecording, 'id' | 'projectId'>,
  attempt: number,
): JobRequest => ({
  kind: TRANSCRIBE,
  key: transcriptionKey({ id, attempt }),
  payload: { recordingId: id, projectId, attempt },
});

function stateOf({ state, attempt }: KeptRecording, job: Job | undefined): Recording['state'] {
  if (state !== 'kept') return state;
  if (attempt === 0) return 'waiting';
  if (job !== undefined && job.endedAt === undefined) return 'transcribing';
  return job?.state === 'failed' ? 'failed' : 'stopped';
}

/** A recording as it is answered. How its transcription stands is the job's to say. */
export function recordingShown(kept: KeptRecording, job: Job | undefined): Recording {
  const { attempt: _attempt, ...recording } = kept;
  const state = stateOf(kept, job);
  return {
    ...recording,
    state,
    ...(state === 'transcribing' && job !== undefined && { job }),
    ...(state === 'failed' && job?.problem !== undefined && { problem: job.problem }),
  };
}
