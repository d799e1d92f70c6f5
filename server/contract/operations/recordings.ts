import { Type } from 'typebox';

import { TextDocument } from '../documents.js';
import { ProjectQuery, recordingId } from '../ids.js';
import { defineOperation, TEXT_BODY } from '../operation.js';
import {
  AddRecordingInput,
  EditTranscriptInput,
  Recording,
  RecordingDeleted,
  RecordingInput,
  RecordingList,
  RecordingsQuery,
  RecordingTranscript,
  SoundTicket,
  Transcribing,
  TranscriptFormat,
  UpdateRecordingInput,
} from '../recordings.js';
import { ref } from '../schema.js';
import { DigestSchema } from '../texts.js';

const tag = 'audio';
const closed = { additionalProperties: false };
const params = Type.Object({ recordingId: recordingId() });
const ofProject = Type.Object(ProjectQuery, closed);
const NOT_THERE = ['PROJECT_NOT_FOUND', 'RECORDING_NOT_FOUND'] as const;

export const transcribing = defineOperation({
  method: 'GET',
  url: '/audio/transcribing',
  operationId: 'transcribing',
  tag,
  summary: 'Read what is done with recordings here: who transcribes them, and how large they may be',
  answer: ref(Transcribing),
});
export const recordings = defineOperation({
  method: 'GET',
  url: '/audio/recordings',
  operationId: 'recordings',
  tag,
  summary: 'List the recordings of a project, newest first',
  querystring: RecordingsQuery,
  answer: ref(RecordingList),
  problems: ['PROJECT_NOT_FOUND', 'PAGE_TOKEN_INVALID'],
});
export const addRecording = defineOperation({
  method: 'POST',
  url: '/audio/recordings',
  operationId: 'addRecording',
  tag,
  direct: true,
  summary: 'Begin to send a recording',
  description: 'Its bytes come in pieces afterwards. The end of its name must say what it is.',
  body: ref(AddRecordingInput),
  answer: ref(Recording),
  problems: [
    ...(['PROJECT_NOT_FOUND', 'RECORDING_EMPTY', 'RECORDING_TOO_LARGE', 'RECORDING_UNKNOWN_FORMAT'] as const),
    ...(['QUOTA_RECORDINGS', 'QUOTA_BYTES', 'TOO_MANY_WAITING'] as const),
  ],
});
export const addRecordingPiece = defineOperation({
  method: 'POST',
  url: '/audio/recordings/:recordingId/pieces',
  operationId: 'addRecordingPiece',
  tag,
  direct: true,
  summary: 'Send a piece of a recording',
  description:
    'multipart/form-data with one file of at most 4 MiB: the bytes from `start` on. What is acknowledged is kept; a piece that is there already is answered as one that has come. With the last one it is looked at, and its transcription begins. What proves to be no audio is not kept.',
  params,
  querystring: Type.Object({ ...ProjectQuery, start: Type.Integer({ minimum: 0 }), sha256: ref(DigestSchema) }, closed),
  uploads: true,
  answer: ref(Recording),
  problems: [
    ...NOT_THERE,
    ...(['RECORDING_STATE', 'PIECE_DAMAGED', 'PIECE_OUT_OF_PLACE', 'FILE_INVALID'] as const),
    ...(['RECORDING_NOT_AUDIO', 'RECORDING_OTHER_FORMAT', 'QUOTA_BYTES'] as const),
  ],
});
export const updateRecording = defineOperation({
  method: 'PUT',
  url: '/audio/recordings/:recordingId',
  operationId: 'updateRecording',
  tag,
  summary: 'Rename a recording, or say in which language it is',
  description: 'One that waited for that begins to be transcribed.',
  params,
  body: ref(UpdateRecordingInput),
  answer: ref(Recording),
  problems: [...NOT_THERE, 'VERSION_CONFLICT'],
});
export const deleteRecording = defineOperation({
  method: 'DELETE',
  url: '/audio/recordings/:recordingId',
  operationId: 'deleteRecording',
  tag,
  summary: 'Delete a recording with its transcript',
  description: 'Documents and elements that came of it stay.',
  params,
  querystring: ofProject,
  answer: ref(RecordingDeleted),
  problems: NOT_THERE,
});
export const listenToRecording = defineOperation({
  method: 'POST',
  url: '/audio/recordings/:recordingId/listening',
  operationId: 'listenToRecording',
  tag,
  direct: true,
  summary: 'Get a ticket for a player, which sends no Authorization header',
  description:
    'It is good for the file of this recording alone, for half an hour at the most, and ends with the session.',
  params,
  querystring: ofProject,
  answer: ref(SoundTicket),
  problems: [...NOT_THERE, 'RECORDING_STATE'],
});
export const recordingFile = defineOperation({
  method: 'GET',
  url: '/audio/recordings/:recordingId/file',
  operationId: 'recordingFile',
  tag,
  direct: true,
  summary: 'Read the file of a recording, or a range of it',
  params,
  querystring: Type.Object(
    {
      ...ProjectQuery,
      ticket: Type.Optional(
        Type.String({
          maxLength: 12_288,
          description: 'In place of the Authorization header: see `listenToRecording`',
        }),
      ),
    },
    closed,
  ),
  answer: Type.String({ description: 'The file' }),
  produces: ['audio/mpeg', 'audio/wav', 'audio/mp4', 'audio/ogg', 'audio/flac', 'audio/webm'],
  ranges: true,
  problems: [...NOT_THERE, 'RECORDING_STATE', 'RANGE_INVALID'],
});
export const transcribeRecording = defineOperation({
  method: 'POST',
  url: '/audio/recordings/:recordingId/transcribe',
  operationId: 'transcribeRecording',
  tag,
  summary: 'Transcribe a recording, or transcribe it again',
  description: 'A transcript that is there, with all that was corrected in it, goes once the new one is.',
  params,
  body: ref(RecordingInput),
  answer: ref(Recording),
  problems: [...NOT_THERE, 'RECORDING_STATE', 'NO_TRANSCRIBER', 'TOO_MANY_WAITING'],
});
export const recordingTranscript = defineOperation({
  method: 'GET',
  url: '/audio/recordings/:recordingId/transcript',
  operationId: 'recordingTranscript',
  tag,
  direct: true,
  summary: 'Read a recording with what is said in it, and when',
  params,
  querystring: ofProject,
  answer: ref(RecordingTranscript),
  problems: NOT_THERE,
});
export const editTranscript = defineOperation({
  method: 'PUT',
  url: '/audio/recordings/:recordingId/transcript',
  operationId: 'editTranscript',
  tag,
  direct: true,
  summary: 'Correct what is said in a segment of a transcript',
  description: 'Words that stay keep their times.',
  params,
  body: ref(EditTranscriptInput),
  largestBody: TEXT_BODY,
  answer: ref(RecordingTranscript),
  problems: [...NOT_THERE, 'RECORDING_STATE', 'VERSION_CONFLICT', 'VALIDATION_FAILED', 'QUOTA_BYTES'],
});
export const downloadTranscript = defineOperation({
  method: 'GET',
  url: '/audio/recordings/:recordingId/download',
  operationId: 'downloadTranscript',
  tag,
  direct: true,
  summary: 'Download a transcript as text, as subtitles or as JSON',
  params,
  querystring: Type.Object({ ...ProjectQuery, format: ref(TranscriptFormat) }, closed),
  answer: Type.String({ description: 'The file' }),
  produces: ['text/plain', 'application/x-subrip', 'text/vtt', 'application/json'],
  problems: [...NOT_THERE, 'RECORDING_STATE'],
});
export const processRecording = defineOperation({
  method: 'POST',
  url: '/audio/recordings/:recordingId/process',
  operationId: 'processRecording',
  tag,
  summary: 'Keep a transcript as a document, and begin to read it',
  description: 'Each sentence of the document knows its second, and so does what comes of it.',
  params,
  body: ref(RecordingInput),
  answer: ref(TextDocument),
  problems: [
    ...NOT_THERE,
    ...(['RECORDING_STATE', 'DOCUMENT_TOO_LARGE', 'QUOTA_DOCUMENTS', 'QUOTA_BYTES', 'TOO_MANY_WAITING'] as const),
  ],
});
