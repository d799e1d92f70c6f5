import { useActor } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { type Submission, submissionMachineOf } from '../../machines/submissionMachine';
import { useProblemText } from '../components/problem/problemText';
import { useToast } from '../components/toast/useToast';
import { saveAnswer } from './saveAnswer';

/** A file that the backend can be asked for. */
export interface Download {
  /** Its name where the backend does not say one. */
  readonly fileName: string;
  /** @throws ProblemFailure */
  ask(): Promise<Response>;
}

const fileRequest = submissionMachineOf<Download>();

/** Downloads a file; what came of it is told in a toast, also when the page was left meanwhile. */
export function useDownload(): { readonly isBusy: boolean; download(file: Download): void } {
  const { t } = useTranslation('files');
  const { show } = useToast();
  const problemText = useProblemText();
  const save = async ({ fileName, ask }: Download) => {
    try {
      const saved = await saveAnswer(await ask(), fileName);
      show({ tone: 'success', title: t('export.done'), description: saved });
    } catch (error) {
      show({ tone: 'error', title: t('export.failed'), description: problemText(error) });
    }
  };
  const [snapshot, send] = useActor(
    fileRequest.provide({
      actors: { send: fromPromise<unknown, Submission<Download>>(({ input }) => save(input.content)) },
    }),
  );
  return {
    isBusy: snapshot.matches('sending'),
    download: (content) => send({ type: 'SUBMITTED', content }),
  };
}
