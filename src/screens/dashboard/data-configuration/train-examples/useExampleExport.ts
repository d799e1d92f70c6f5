import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useProblemText } from '../../../../components/problem/problemText';
import { useToast } from '../../../../components/toast/useToast';
import { saveAnswer } from '../../../../files/saveAnswer';
import { exportExamples } from './exampleCalls';
import { type ExamplesFormat } from './exampleFormat';

/** Downloads all examples; what came of it is told in a toast. */
export function useExampleExport(): { readonly busy: boolean; download(format: ExamplesFormat): Promise<void> } {
  const { t } = useTranslation('teaching');
  const { show } = useToast();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const download = async (format: ExamplesFormat) => {
    setBusy(true);
    try {
      const fileName = await saveAnswer(await exportExamples(format), `train-examples.${format}`);
      show({ tone: 'success', title: t('export.done'), description: fileName });
    } catch (error) {
      show({ tone: 'error', title: t('export.failed'), description: problemText(error) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
}
