import { RECORDING_SIZES } from '../../../domain/audio/recording';
import { restFetch } from '../../apollo/rest';
import { ProblemFailure } from '../../apollo/ProblemFailure';

/** A file that is to be kept as a recording. */
export interface NewRecording {
  readonly projectId: string;
  readonly file: File;
  /** Without one it is found out. */
  readonly language?: 'en' | 'ro';
}

/** As much of a recording as its sender needs to know: which it is, and how many bytes of it are there. */
interface Begun {
  readonly id: string;
  readonly received: number;
}

/** What is asked and told on the way. */
interface Sending {
  readonly signal: AbortSignal;
  onSent(begun: Begun): void;
}

/** So much of each end of a file tells it from others of its name and size. */
const TELLING = 1024 * 1024;
/** How often a piece is sent that does not arrive, and how long is waited before, in milliseconds. */
const ATTEMPTS = 6;
const FIRST_REST_MS = 500;

async function digestOf(bytes: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const post = (path: string, body: BodyInit, headers: HeadersInit = {}) =>
  restFetch(path, { method: 'POST', headers, body });

/** What failed on its way may arrive at another attempt; what was refused will not, but for a damaged piece. */
const mayArrive = (error: unknown): boolean =>
  !(error instanceof ProblemFailure) || ['UNAVAILABLE', 'PIECE_DAMAGED', 'RATE_LIMITED'].includes(error.code);

async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !mayArrive(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_REST_MS * 2 ** attempt));
    }
  }
}

async function sendPiece({ id, received }: Begun, { projectId, file }: NewRecording): Promise<Begun> {
  const piece = file.slice(received, received + RECORDING_SIZES.piece);
  const query = new URLSearchParams({ projectId, start: String(received), sha256: await digestOf(piece) });
  const form = new FormData();
  form.set('file', piece, 'piece');
  return (await (await post(`/api/audio/recordings/${id}/pieces?${query}`, form)).json()) as Begun;
}

/**
 * Sends a recording in pieces, each with its checksum; of one that did not come whole before, what is missing.
 * @throws what the client throws, `RECORDING_…` for what is not taken
 */
export async function sendRecording(recording: NewRecording, { signal, onSent }: Sending): Promise<void> {
  const { file, projectId, language } = recording;
  const fingerprint = await digestOf(new Blob([file.slice(0, TELLING), file.slice(-TELLING)]));
  const name = file.name.slice(-RECORDING_SIZES.name);
  const body = JSON.stringify({ projectId, name, bytes: file.size, fingerprint, ...(language && { language }) });
  const begin = () => post('/api/audio/recordings', body, { 'content-type': 'application/json' });
  let begun = (await (await patiently(begin)).json()) as Begun;
  while (begun.received < file.size) {
    signal.throwIfAborted();
    onSent(begun);
    begun = await patiently(() => sendPiece(begun, recording));
  }
}
