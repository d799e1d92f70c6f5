import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { RestoreNotificationsDocument } from '../../../graphql/generated/notifications';
import { useProblemText } from '../../components/problem/problemText';
import { useToast } from '../../components/toast/useToast';
import { tellHere } from './tellHere';

/** Undoes a deletion, and says so; a failure is told. */
export function useRestore(): (deletion: string) => Promise<void> {
  const { t } = useTranslation('notifications');
  const [restore] = useMutation(RestoreNotificationsDocument);
  const { show } = useToast();
  const problemText = useProblemText();
  return useCallback(
    async (deletion) => {
      try {
        const { data } = await restore({ variables: { deletion } });
        if (!data?.restoreNotifications) return;
        tellHere(data.restoreNotifications.unreadTotal);
        show({ tone: 'success', title: t('toast.restored', { count: data.restoreNotifications.restored }) });
      } catch (error) {
        show({ tone: 'error', title: t('toast.restoreFailed'), description: problemText(error) });
      }
    },
    [restore, show, t, problemText],
  );
}
