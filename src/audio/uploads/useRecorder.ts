import { useActor } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';

import { type Submission, submissionMachineOf } from '../../../machines/submissionMachine';

/** What is recorded is sent under the name that it has from its beginning. */
const recording = submissionMachineOf<string>();

/** What browsers record, the best first, with the end of the name that such a file has. */
const KINDS = [
  ['audio/webm', 'webm'],
  ['audio/mp4', 'm4a'],
  ['audio/ogg', 'ogg'],
] as const;

/** A microphone, and what it records at the time. */
class Microphone {
  #recorder: MediaRecorder | null = null;

  /** Records until it is stopped. Rejects where there is no microphone, or none that may be used. */
  async record(name: string, signal: AbortSignal): Promise<File> {
    const [type, end] = KINDS.find(([kind]) => MediaRecorder.isTypeSupported(kind)) ?? KINDS[0];
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    const chunks: Blob[] = [];
    const recorder = new MediaRecorder(stream, { mimeType: type });
    this.#recorder = recorder;
    try {
      return await new Promise<File>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
        recorder.addEventListener('stop', () => resolve(new File(chunks, `${name}.${end}`, { type })));
        recorder.addEventListener('error', () => reject(new Error('The recorder failed')));
        recorder.start(1000);
      });
    } finally {
      for (const track of stream.getTracks()) track.stop();
    }
  }

  stop(): void {
    this.#recorder?.stop();
  }
}

/** Records with the microphone; what was recorded until the page is left is dropped. @param nameNow called when it begins */
export function useRecorder(nameNow: () => string, onRecorded: (file: File) => void) {
  const [microphone] = useState(() => new Microphone());
  const [seconds, setSeconds] = useState(0);
  const [snapshot, send] = useActor(
    recording.provide({
      actors: {
        send: fromPromise<unknown, Submission<string>>(async ({ input, signal }) => {
          setSeconds(0);
          onRecorded(await microphone.record(input.content, signal));
        }),
      },
    }),
  );
  const isRecording = snapshot.matches('sending');
  useEffect(() => {
    if (!isRecording) return undefined;
    const ticking = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(ticking);
  }, [isRecording]);
  return {
    isPossible: typeof MediaRecorder !== 'undefined' && navigator.mediaDevices !== undefined,
    isRecording,
    seconds,
    isRefused: snapshot.matches('failed'),
    start: () => send({ type: 'SUBMITTED', content: nameNow() }),
    stop: () => microphone.stop(),
  };
}
