import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { useProblemText } from '../../components/problem/problemText';
import { useToast } from '../../components/toast/useToast';
import { sendUndo } from '../../graph/calls/useUndo';
import { changeText } from '../../graph/history/changeText';
import { lastChange } from '../../graph/history/lastChange';
import { useSaying } from '../../graph/history/useSaying';

/** The change that was made. */
interface Receipt {
  readonly projectId: string;
  readonly change: { readonly id: string };
}

/** Says in a toast that a proposal was applied, with a way to undo exactly that: not when another change has come since. */
export function useUndoOffer(): (receipt: Receipt, count: number) => void {
  const client = useApolloClient();
  const { show } = useToast();
  const problemText = useProblemText();
  const { t } = useTranslation('chat');
  const saying = useSaying();
  return useCallback(
    ({ projectId, change }, count) => {
      const undo = async () => {
        if ((await lastChange(client, projectId)) !== change.id)
          return show({ tone: 'error', title: t('proposal.undo.tooLate') });
        const { change: undone } = await sendUndo(client, projectId);
        const what = changeText(undone, saying);
        return show({ tone: 'success', title: saying.t('tookBack', { what }) });
      };
      const tellFailure = (error: unknown) =>
        show({ tone: 'error', title: t('proposal.undo.failed'), description: problemText(error) });
      show({
        tone: 'success',
        title: t('proposal.appliedNow', { count }),
        action: { label: t('proposal.undo.label'), projectId, onPress: () => void undo().catch(tellFailure) },
      });
    },
    [client, show, problemText, t, saying],
  );
}
