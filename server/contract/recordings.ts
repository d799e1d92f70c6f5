import { type Static, Type } from 'typebox';

import { RECORDING_STATES, RECORDING_TYPES, TRANSCRIBER_KINDS } from '../../domain/audio/recording.js';
import { TRANSCRIPT_FORMATS } from '../../domain/audio/transcriptFiles.js';
import { LanguageChoice } from './account.js';
import { projectId, ProjectQuery, recordingId } from './ids.js';
import { Job } from './jobs.js';
import { page, PageQuery } from './pages.js';
import { DateTime, ref, words } from './schema.js';
import { DigestSchema, RecordingNameSchema, SegmentTextSchema } from './texts.js';

const closed = { additionalProperties: false };
const version = () => Type.Integer({ minimum: 1 });

export const RecordingType = words(RECORDING_TYPES, { $id: 'RecordingType' });
export const RecordingState = words(RECORDING_STATES, {
  $id: 'RecordingState',
  description: '`waiting`: it is kept, and transcribed once something here can',
});
export const TranscriberKind = words(TRANSCRIBER_KINDS, {
  $id: 'TranscriberKind',
  description: '`whisper` runs here; `pocketsphinx` makes rough drafts, of English alone',
});
export const TranscriptFormat = words(TRANSCRIPT_FORMATS, { $id: 'TranscriptFormat' });

export const Transcriber = Type.Object(
  {
    kind: ref(TranscriberKind),
    model: Type.Optional(Type.String({ description: 'Which model heard it' })),
  },
  { $id: 'Transcriber', description: 'Who transcribes' },
);
export type Transcriber = Static<typeof Transcriber>;

export const Recording = Type.Object(
  {
    id: recordingId(),
    projectId: projectId(),
    name: ref(RecordingNameSchema),
    type: ref(RecordingType),
    bytes: Type.Integer({ minimum: 1 }),
    received: Type.Integer({ minimum: 0, description: 'How many of its bytes are here' }),
    seconds: Type.Optional(Type.Number({ description: 'Its length; absent where its file does not tell' })),
    language: Type.Optional(ref(LanguageChoice)),
    heardLanguage: Type.Optional(Type.String({ description: 'In which it was heard to be' })),
    state: ref(RecordingState),
    transcriber: Type.Optional(ref(Transcriber)),
    words: Type.Integer({ description: 'How many words its transcript has' }),
    problem: Type.Optional(Type.String({ description: 'Code of what its transcription failed for' })),
    version: version(),
    createdAt: DateTime('When it began to come in'),
    updatedAt: DateTime('When it was last changed'),
    job: Type.Optional(ref(Job)),
  },
  {
    $id: 'Recording',
    description: 'A recording; with the job that transcribes it. Without a language that is found out',
  },
);
export type Recording = Static<typeof Recording>;
export const RecordingList = page(Recording, 'RecordingList');
export type RecordingList = Static<typeof RecordingList>;
export const RecordingsQuery = Type.Object({ ...ProjectQuery, ...PageQuery }, closed);
export type RecordingsQuery = Static<typeof RecordingsQuery>;

export const AddRecordingInput = Type.Object(
  {
    ...ProjectQuery,
    name: ref(RecordingNameSchema),
    bytes: Type.Integer({ minimum: 0 }),
    fingerprint: ref(DigestSchema),
    language: Type.Optional(ref(LanguageChoice)),
  },
  {
    $id: 'AddRecordingInput',
    ...closed,
    description:
      'One with the same name, size and fingerprint that has not come whole is answered in place of a new one: it goes on from `received`',
  },
);
export type AddRecordingInput = Static<typeof AddRecordingInput>;
export const UpdateRecordingInput = Type.Object(
  {
    ...ProjectQuery,
    version: version(),
    name: Type.Optional(ref(RecordingNameSchema)),
    language: Type.Optional(ref(LanguageChoice)),
  },
  { $id: 'UpdateRecordingInput', ...closed },
);
export type UpdateRecordingInput = Static<typeof UpdateRecordingInput>;
export const RecordingInput = Type.Object(ProjectQuery, { $id: 'RecordingInput', ...closed });
export const RecordingDeleted = Type.Object({ id: recordingId() }, { $id: 'RecordingDeleted' });

const second = () => Type.Number({ minimum: 0, description: 'Seconds from the beginning' });
const spoken = { start: second(), end: second(), text: Type.String() };
export const SpokenWord = Type.Object(spoken, { $id: 'SpokenWord' });
export const SpokenSegment = Type.Object(
  { ...spoken, words: Type.Optional(Type.Array(ref(SpokenWord))) },
  { $id: 'SpokenSegment', description: 'With its words where who transcribed told when each was said' },
);
export const Transcript = Type.Object(
  { language: Type.Optional(Type.String()), segments: Type.Array(ref(SpokenSegment)) },
  { $id: 'Transcript', description: 'What is said in a recording, and when' },
);
export const RecordingTranscript = Type.Object(
  { recording: ref(Recording), transcript: ref(Transcript) },
  { $id: 'RecordingTranscript', description: 'Nothing is said in one that is not transcribed' },
);
export type RecordingTranscript = Static<typeof RecordingTranscript>;
export const SoundTicket = Type.Object(
  {
    ticket: Type.String({ description: 'The parameter `ticket` of the address of the file' }),
    expiresAt: DateTime('When it is over at the latest'),
  },
  { $id: 'SoundTicket' },
);
export const EditTranscriptInput = Type.Object(
  {
    ...ProjectQuery,
    version: version(),
    segment: Type.Integer({ minimum: 0, description: 'Place of the segment in the transcript' }),
    text: ref(SegmentTextSchema),
  },
  { $id: 'EditTranscriptInput', ...closed },
);
export type EditTranscriptInput = Static<typeof EditTranscriptInput>;

export const Transcribing = Type.Object(
  {
    transcribers: Type.Array(ref(Transcriber), { description: 'Who transcribes here, the best first' }),
    largestBytes: Type.Integer({ description: 'Largest file that is taken' }),
  },
  { $id: 'Transcribing', description: 'What is done with recordings here' },
);
export type Transcribing = Static<typeof Transcribing>;
