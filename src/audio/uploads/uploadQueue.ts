import { type ActorRefFrom, createActor, fromPromise } from 'xstate';

import { type Submission, submissionMachineOf } from '../../../machines/submissionMachine';
import { onSessionChange } from '../../auth/session';
import { type NewRecording, sendRecording } from './sendRecording';

const sending = submissionMachineOf<NewRecording>();

/** A file on its way, whichever page is shown meanwhile. */
export interface Upload {
  readonly key: number;
  readonly recording: NewRecording;
  readonly sent: number;
  /** Which recording it becomes, once that is begun. */
  readonly id?: string;
  readonly state: 'queued' | 'sending' | 'notSent';
  /** Why it was not sent. */
  readonly error: unknown;
}

interface Entry {
  readonly upload: Upload;
  readonly actor: ActorRefFrom<typeof sending>;
}

let entries: readonly Entry[] = [];
let uploads: readonly Upload[] = [];
let last = 0;
/** One file after the other: they share the way. */
let turn: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

function keep(next: readonly Entry[]): void {
  entries = next;
  uploads = next.map(({ upload }) => upload);
  for (const listener of listeners) listener();
}
const change = (key: number, changes: Partial<Upload>) =>
  keep(
    entries.map((entry) => (entry.upload.key === key ? { ...entry, upload: { ...entry.upload, ...changes } } : entry)),
  );

/** Takes a file off the list that was not sent, or that waits. */
export function dismissUpload(key: number): void {
  entries.find(({ upload }) => upload.key === key)?.actor.stop();
  keep(entries.filter(({ upload }) => upload.key !== key));
}

function inTurn(key: number, recording: NewRecording, signal: AbortSignal): Promise<void> {
  const mine = turn.then(async () => {
    signal.throwIfAborted();
    change(key, { state: 'sending' });
    await sendRecording(recording, { signal, onSent: ({ id, received }) => change(key, { id, sent: received }) });
  });
  turn = mine.catch(() => undefined);
  return mine;
}

/** Sends a file in its turn. */
function addUpload(recording: NewRecording): void {
  last += 1;
  const key = last;
  const actor = createActor(
    sending.provide({
      actors: {
        send: fromPromise<unknown, Submission<NewRecording>>(({ input, signal }) => inTurn(key, input.content, signal)),
      },
      actions: { announce: () => dismissUpload(key) },
    }),
  );
  actor.subscribe((snapshot) => {
    if (snapshot.matches('failed')) change(key, { state: 'notSent', error: snapshot.context.error });
  });
  keep([...entries, { upload: { key, recording, sent: 0, state: 'queued', error: null }, actor }]);
  actor.start();
  actor.send({ type: 'SUBMITTED', content: recording });
}

/** Sends files, one after the other. What one is refused for stops none of the others. */
export function addUploads(recordings: readonly NewRecording[]): void {
  for (const recording of recordings) addUpload(recording);
}

/** Sends a file again that was not sent: what arrived of it is not sent twice. */
export function retryUpload(key: number): void {
  const entry = entries.find(({ upload }) => upload.key === key);
  if (entry === undefined) return;
  change(key, { state: 'queued', error: null });
  entry.actor.send({ type: 'SUBMITTED', content: entry.upload.recording });
}

/** The files on their way, for `useSyncExternalStore`. */
export const uploadQueue = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): readonly Upload[] => uploads,
};

// Files of one person are nothing for the next.
onSessionChange(() => {
  for (const { key } of uploads) dismissUpload(key);
});
