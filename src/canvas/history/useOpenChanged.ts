import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { useToast } from '../../components/toast/useToast';
import { type Summarised, subjectOf } from '../../graph/history/changeText';
import { useSaying } from '../../graph/history/useSaying';
import { useFind } from '../landing/useFind';
import { useWorkbench } from '../workbench/Workbench';

/** Shows an element of a change on the canvas: selected, in view; or says that it is no longer there. */
export function useOpenChanged(): (element: Summarised) => Promise<void> {
  const { goTo } = useWorkbench();
  const { show } = useToast();
  const { t } = useTranslation('canvas');
  const find = useFind();
  const saying = useSaying();
  return useCallback(
    async (element) => {
      const ref = { kind: element.kind, id: element.id };
      const caption = element.kind === 'node' && element.caption !== '' ? element.caption : subjectOf(element, saying);
      try {
        if (await find(ref)) goTo(ref);
        else show({ tone: 'info', title: saying.t('gone', { caption }), description: t('landing.goneHint') });
      } catch {
        show({ tone: 'error', title: t('landing.failed') });
      }
    },
    [find, goTo, saying, show, t],
  );
}
