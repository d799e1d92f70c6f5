import { useActor } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';

import { type Submission, submissionMachineOf } from '../../../machines/submissionMachine';
import { onSessionChange } from '../../auth/session';
import { Microphone } from './Microphone';

/** What is recorded is sent under the name that it has from its beginning. */
const recording = submissionMachineOf<string>();

/** Records with the microphone, until it is stopped or the page is left. @param nameNow called when it begins @param onRecorded called also after the page was left, but for nobody else than who spoke */
export function useRecorder(nameNow: () => string, onRecorded: (file: File) => void) {
  const [microphone] = useState(() => new Microphone());
  const [seconds, setSeconds] = useState<number>();
  const [snapshot, send] = useActor(
    recording.provide({
      actors: {
        send: fromPromise<unknown, Submission<string>>(async ({ input, signal }) => {
          setSeconds(undefined);
          let isSomebodyElse = false;
          const stopFollowing = onSessionChange(() => (isSomebodyElse = true));
          try {
            const file = await microphone.record(input.content, signal, (heard) => setSeconds(Math.floor(heard)));
            if (!isSomebodyElse) onRecorded(file);
          } finally {
            stopFollowing();
          }
        }),
      },
    }),
  );
  const isOn = snapshot.matches('sending');
  return {
    isPossible: Microphone.isPossible,
    /** The microphone is asked for, and no sound came yet. */
    isPreparing: isOn && seconds === undefined,
    isRecording: isOn && seconds !== undefined,
    /** How much was recorded. */
    seconds: seconds ?? 0,
    isRefused: snapshot.matches('failed'),
    start: () => send({ type: 'SUBMITTED', content: nameNow() }),
    stop: () => microphone.stop(),
  };
}
