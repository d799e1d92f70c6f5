import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { useToast } from '../../components/toast/useToast';

/** What can be done with a set that changes nothing stored: a sentence each under `did`. */
type Done = 'hidden' | 'isolated' | 'pinned' | 'unpinned';

/** Tells what was done with so many elements of the view, and offers to take it back. */
export type Offer = (done: Done, count: number, takeBack: () => void) => void;

/** Toasts of steps that only the view takes. */
export function useOffering(): Offer {
  const { show } = useToast();
  const { t } = useTranslation('canvas');
  return useCallback(
    (done, count, takeBack) =>
      void show({
        tone: 'info',
        title: t(`did.${done}`, { count }),
        action: { label: t('action.undo'), onPress: takeBack },
      }),
    [show, t],
  );
}
