import { useActor } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';

import { lookupMachineOf, type LookupRequest } from '../../../machines/lookupMachine';
import { useLiveEvent, useMissed } from '../../live/useLiveEvent';
import { loadTranscript, type RecordingTranscript, type WantedRecording } from '../recordingCalls';

const transcriptLookup = lookupMachineOf<WantedRecording, RecordingTranscript>({ patience: 0 });

/** A recording with its transcript, read anew when it is transcribed or corrected. */
export function useTranscript({ id, projectId }: WantedRecording) {
  const [machine] = useState(() =>
    transcriptLookup.provide({
      actors: {
        ask: fromPromise<RecordingTranscript, LookupRequest<WantedRecording>>(({ input }) =>
          loadTranscript(input.question),
        ),
      },
    }),
  );
  const [snapshot, send] = useActor(machine);
  useEffect(() => send({ type: 'ASKED', question: { id, projectId } }), [send, id, projectId]);
  const { answer, error } = snapshot.context;
  const readAnew = () => send({ type: 'RETRIED' });
  useMissed('user:notifications', readAnew, snapshot.matches('failed'));
  useLiveEvent('user:notifications', 'job', ({ job }) => {
    if (job.id === answer?.recording.job?.id && job.endedAt !== undefined) readAnew();
  });
  return { whole: answer, error: snapshot.matches('failed') ? error : null, readAnew };
}
