import { useState } from 'react';
import { useTranslation } from 'react-i18next';

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

/** Downloads a file; what came of it is told in a toast. */
export function useDownload(): { readonly busy: boolean; download(file: Download): Promise<void> } {
  const { t } = useTranslation('files');
  const { show } = useToast();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const download = async ({ fileName, ask }: Download) => {
    setBusy(true);
    try {
      const saved = await saveAnswer(await ask(), fileName);
      show({ tone: 'success', title: t('export.done'), description: saved });
    } catch (error) {
      show({ tone: 'error', title: t('export.failed'), description: problemText(error) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
}
