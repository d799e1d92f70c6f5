import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { useToast } from '../../../../components/toast/useToast';
import { useGraphCall } from '../../../../graph/calls/useGraphCall';
import { useUndo } from '../../../../graph/calls/useUndo';
import { changeText } from '../../../../graph/history/changeText';
import { lastChange } from '../../../../graph/history/lastChange';
import { useSaying } from '../../../../graph/history/useSaying';

/** Says in a toast what was done, with a way to undo exactly that: not when another change has come since. */
export function useUndoToast(): (title: string) => Promise<void> {
  const { client, projectId } = useGraphCall();
  const { show } = useToast();
  const undo = useUndo();
  const { t } = useTranslation('data');
  const saying = useSaying();

  return useCallback(
    async (title) => {
      // Said at once: a message that waited for a reading would take the place of what was said meanwhile.
      const said = show({ tone: 'success', title });
      const done = await lastChange(client, projectId).catch(() => undefined);
      const takeBack = async () => {
        const last = await lastChange(client, projectId).catch(() => undefined);
        if (last !== done) {
          show({ tone: 'error', title: t('undo.tooLate') });
          return;
        }
        // A failure is told by the call itself.
        const answer = await undo().catch(() => undefined);
        if (answer === undefined) return;
        show({ tone: 'success', title: saying.t('tookBack', { what: changeText(answer.change, saying) }) });
      };
      if (done !== undefined)
        said.update({ action: { label: t('undo.label'), projectId, onPress: () => void takeBack() } });
    },
    [client, projectId, show, t, undo, saying],
  );
}
