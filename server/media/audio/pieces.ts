import { createHash } from 'node:crypto';

import { RECORDING_SIZES } from '../../../domain/audio/recording.js';
import { type RecordingId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type GraphScope } from '../../graph/ports/scope.js';
import { lengthOf } from '../recordings/formats/lengthOf.js';
import { sniffFile, TELLING } from '../recordings/formats/sniff.js';
import { type RecordingFiles } from '../recordings/RecordingFiles.js';
import { type KeptRecording, type RecordingStore } from '../../people/records/recordings/RecordingStore.js';
import { type JobRequest } from '../../people/records/jobs/JobStore.js';
import { type SentPiece } from './Audio.js';

/** What pieces are kept with. */
export interface PieceParts {
  readonly store: RecordingStore;
  readonly files: RecordingFiles;
  /** Which job is to transcribe a recording that has come whole; undefined where nobody can. */
  readonly jobOf: (kept: KeptRecording) => JobRequest | undefined;
}

/** Refuses a piece that is not what was promised, or does not follow what is here. */
function refusePiece({ bytes: whole, received }: KeptRecording, { start, sha256, bytes }: SentPiece): void {
  if (bytes.length === 0 || bytes.length > RECORDING_SIZES.piece || start + bytes.length > whole)
    throw new ProblemError('FILE_INVALID', {
      detail: `A piece has 1 to ${RECORDING_SIZES.piece} bytes, within the file`,
    });
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new ProblemError('PIECE_DAMAGED');
  if (start > received) throw new ProblemError('PIECE_OUT_OF_PLACE', { detail: `The next byte is ${received}` });
}

/** The first bytes must be those of what the name says. */
async function refuseOther({ type }: KeptRecording, path: string): Promise<void> {
  const sniffed = await sniffFile(path);
  if (sniffed === undefined) throw new ProblemError('RECORDING_NOT_AUDIO');
  if (sniffed !== type) throw new ProblemError('RECORDING_OTHER_FORMAT', { detail: `It is ${sniffed}, not ${type}` });
}

/** Keeps a piece. What proves to be no audio goes, with its row. */
async function keep({ store, files, jobOf }: PieceParts, scope: GraphScope, present: KeptRecording, piece: SentPiece) {
  const { id, bytes: whole } = present;
  const { start, bytes } = piece;
  const received = start + bytes.length;
  await files.putPiece(scope.ownerId, present, start, bytes);
  try {
    const path = await files.incoming(scope.ownerId, present);
    if (received >= Math.min(whole, TELLING)) await refuseOther(present, path);
    if (received < whole) return await store.noteReceived(scope, id, { received });
    const seconds = await lengthOf(path, present.type);
    if (seconds === 'damaged') throw new ProblemError('RECORDING_NOT_AUDIO');
    await files.finish(scope.ownerId, present);
    const length = seconds === 'unknown' ? {} : { seconds };
    return await store.noteReceived(scope, id, { received, whole: length, asks: jobOf(present) });
  } catch (error) {
    if (error instanceof ProblemError && /^RECORDING_(?:NOT_AUDIO|OTHER_FORMAT)$/u.test(error.code))
      await files.remove(scope.ownerId, await store.removeRecording(scope, id));
    throw error;
  }
}

/** Takes the pieces of recordings, those of one after the other. */
export function openPieces(parts: PieceParts) {
  const last = new Map<RecordingId, Promise<unknown>>();

  async function take(scope: GraphScope, id: RecordingId, piece: SentPiece): Promise<KeptRecording> {
    const present = await parts.store.recording(scope, id);
    // An answer was lost on its way: what was sent again is here.
    if (piece.start + piece.bytes.length <= present.received) return present;
    if (present.state !== 'uploading') throw new ProblemError('RECORDING_STATE');
    refusePiece(present, piece);
    return keep(parts, scope, present, piece);
  }

  return async (scope: GraphScope, id: RecordingId, piece: SentPiece): Promise<KeptRecording> => {
    const before = last.get(id) ?? Promise.resolve();
    const taking = before.catch(() => undefined).then(() => take(scope, id, piece));
    last.set(id, taking);
    try {
      return await taking;
    } finally {
      if (last.get(id) === taking) last.delete(id);
    }
  };
}
