import { type ProjectId, type RecordingId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type Recording, type Transcriber } from '../../../contract/recordings.js';
import { type KeptRecording, type NewRecording } from './RecordingStore.js';

/** Most recordings of one person. */
const MOST = 500;

/** What a person may keep is counted before the first byte comes. @param known what there is. Throws `QUOTA_RECORDINGS` */
export function limitRecordings(
  known: { readonly total: number; readonly bytes: number },
  { bytes, mostBytes }: Pick<NewRecording, 'bytes' | 'mostBytes'>,
): void {
  if (known.total >= MOST)
    throw new ProblemError('QUOTA_RECORDINGS', { detail: `At most ${MOST} recordings are kept for one person` });
  if (known.bytes + bytes > mostBytes)
    throw new ProblemError('QUOTA_RECORDINGS', {
      detail: `At most ${mostBytes} bytes of them are kept for one person`,
    });
}

/** A recording as it is stored, without its transcript. */
export interface RecordingRow {
  readonly id: RecordingId;
  readonly project: ProjectId;
  readonly name: string;
  readonly type: Recording['type'];
  readonly bytes: number;
  readonly received: number;
  readonly seconds: number | null;
  readonly language: Recording['language'] | null;
  readonly heard_language: string | null;
  readonly state: KeptRecording['state'];
  readonly attempt: number;
  readonly transcriber: string | null;
  readonly words: number;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A recording as it is answered. */
export function recordingOf(row: RecordingRow): KeptRecording {
  const { project, seconds, language, heard_language, transcriber, created_at, updated_at, ...plain } = row;
  return {
    ...plain,
    projectId: project,
    ...(seconds !== null && { seconds }),
    ...(language != null && { language }),
    ...(heard_language !== null && { heardLanguage: heard_language }),
    ...(transcriber !== null && { transcriber: JSON.parse(transcriber) as Transcriber }),
    createdAt: created_at,
    updatedAt: updated_at,
  };
}
