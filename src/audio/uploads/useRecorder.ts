import { useActor } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';

import { type Submission, submissionMachineOf } from '../../../machines/submissionMachine';
import { Microphone } from './Microphone';

/** What is recorded is sent under the name that it has from its beginning. */
const recording = submissionMachineOf<string>();

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
    isPossible: Microphone.isPossible,
    isRecording,
    seconds,
    isRefused: snapshot.matches('failed'),
    start: () => send({ type: 'SUBMITTED', content: nameNow() }),
    stop: () => microphone.stop(),
  };
}
