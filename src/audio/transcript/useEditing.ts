import { useActor } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fromPromise, waitFor } from 'xstate';

import { type Submission, submissionMachineOf } from '../../../machines/submissionMachine';
import { useProblemText } from '../../components/problem/problemText';
import { useToast } from '../../components/toast/useToast';
import { editTranscript, type WantedRecording } from '../recordingCalls';

interface Edit {
  readonly version: number;
  readonly segment: number;
  readonly text: string;
}

const editing = submissionMachineOf<Edit>();

/** Corrects segments, one at a time, each of the version that is seen. */
export function useEditing(wanted: WantedRecording, version: number, readAnew: () => void) {
  const { t } = useTranslation('audio');
  const { show } = useToast();
  const problemText = useProblemText();
  const [snapshot, send, actor] = useActor(
    editing.provide({
      actors: {
        send: fromPromise<unknown, Submission<Edit>>(({ input }) => editTranscript(wanted, input.content)),
      },
      actions: { announce: () => void show({ tone: 'success', title: t('transcript.saved') }) },
    }),
  );
  return {
    isBusy: snapshot.matches('sending'),
    /** Resolves to whether it was saved. */
    edit: async (segment: number, text: string): Promise<boolean> => {
      send({ type: 'SUBMITTED', content: { version, segment, text } });
      const ended = await waitFor(actor, (state) => !state.matches('sending'));
      if (ended.matches('failed'))
        show({ tone: 'error', title: t('transcript.notSaved'), description: problemText(ended.context.error) });
      readAnew();
      return ended.matches('sent');
    },
  };
}
