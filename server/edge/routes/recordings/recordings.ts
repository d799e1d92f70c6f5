import { type FastifyInstance, type FastifyRequest } from 'fastify';

import { MEDIA_TYPES, RECORDING_SIZES } from '../../../../domain/audio/recording.js';
import { type TranscriptFormat } from '../../../../domain/audio/transcriptFiles.js';
import * as contract from '../../../contract/operations/recordings.js';
import { bearerToken } from '../../../people/identity/authenticate.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type ByteRange } from '../../../media/recordings/RecordingFiles.js';
import { sendFile } from '../exports/sendFile.js';
import { uploadedFiles } from '../imports/imports.js';
import { serveDirect, serveValue } from '../serve.js';
import { type Services } from '../services.js';

const CONTENT_TYPES: Readonly<Record<TranscriptFormat, string>> = {
  txt: 'text/plain; charset=utf-8',
  srt: 'application/x-subrip; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** What of a file a `Range` header asks for (RFC 9110, 14.1.2): a range, all of it, or what it does not have. */
type WantedRange = ByteRange | 'whole' | 'unsatisfiable';

/** Reads one range of bytes; several at once, and other units, are answered with the whole file, as the standard lets one. */
function wantedRange(header: string | undefined, bytes: number): WantedRange {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/u.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '') return to === '0' ? 'unsatisfiable' : { start: Math.max(0, bytes - Number(to)), end: bytes - 1 };
  const start = Number(from);
  const end = to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (start >= bytes) return 'unsatisfiable';
  return end < start ? 'whole' : { start, end };
}

/** The one file of a form. Throws `FILE_INVALID` for none and for one that is larger than a piece. */
async function pieceOf(request: FastifyRequest): Promise<Buffer> {
  for await (const { stream } of uploadedFiles(request)) {
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of stream) {
      length += chunk.length;
      if (length > RECORDING_SIZES.piece) throw new ProblemError('FILE_INVALID', { detail: 'The piece is too large' });
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }
  throw new ProblemError('FILE_INVALID', { detail: 'There is no file in the request' });
}

async function* whole(text: string): AsyncGenerator<string> {
  yield text;
}

/** Recordings with their transcripts. What is sent as one is never taken for anything that could be run. */
export function serveRecordings(
  app: FastifyInstance,
  { audio, soundTickets }: Pick<Services, 'audio' | 'soundTickets'>,
): void {
  serveValue(app, contract.transcribing, async () => audio.transcribing());
  serveValue(app, contract.recordings, ({ scope, query }) => audio.list(scope, query));
  serveValue(app, contract.addRecording, ({ scope, body }) => audio.add(scope, body));
  serveValue(app, contract.addRecordingPiece, async ({ scope, params, query, request }) =>
    audio.addPiece(scope, params.recordingId, { ...query, bytes: await pieceOf(request) }),
  );
  serveValue(app, contract.updateRecording, ({ scope, params, body }) => audio.update(scope, params.recordingId, body));
  serveValue(app, contract.deleteRecording, ({ scope, params }) => audio.remove(scope, params.recordingId));
  serveValue(app, contract.listenToRecording, async ({ scope, params: { recordingId }, request }) => {
    // Nobody gets a ticket for what they could not hear with it.
    await audio.file(scope, recordingId);
    const { ticket, expiresAt } = await soundTickets.issue(recordingId, bearerToken(request.headers.authorization));
    return { ticket, expiresAt: new Date(expiresAt).toISOString() };
  });
  serveDirect(app, contract.recordingFile, async ({ scope, params, request, reply }) => {
    const { type, bytes, read } = await audio.file(scope, params.recordingId);
    const range = wantedRange(request.headers.range, bytes);
    if (range === 'unsatisfiable') {
      void reply.header('content-range', `bytes */${bytes}`);
      throw new ProblemError('RANGE_INVALID', { detail: `It has ${bytes} bytes` });
    }
    // Its bytes never change: another recording has another id.
    void reply
      .type(MEDIA_TYPES[type])
      .header('accept-ranges', 'bytes')
      .header('cache-control', 'private, max-age=31536000, immutable');
    if (range === 'whole') return reply.header('content-length', bytes).send(read());
    void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
    return reply.header('content-length', range.end - range.start + 1).send(read(range));
  });
  serveValue(app, contract.transcribeRecording, ({ scope, params }) => audio.transcribe(scope, params.recordingId));
  serveValue(app, contract.recordingTranscript, ({ scope, params }) => audio.transcript(scope, params.recordingId));
  serveValue(app, contract.editTranscript, ({ scope, params, body }) => audio.edit(scope, params.recordingId, body));
  serveDirect(app, contract.downloadTranscript, async ({ scope, params, query, reply }) => {
    const { name, text } = await audio.download(scope, params.recordingId, query.format);
    return sendFile(reply, { fileName: name, contentType: CONTENT_TYPES[query.format], chunks: whole(text) });
  });
  serveValue(app, contract.processRecording, ({ scope, params }) => audio.process(scope, params.recordingId));
}
