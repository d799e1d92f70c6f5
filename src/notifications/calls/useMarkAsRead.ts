import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import {
  MarkAllNotificationsAsReadDocument,
  MarkNotificationAsReadDocument,
} from '../../../graphql/generated/notifications';
import { useProblemText } from '../../components/problem/problemText';
import { useToast } from '../../components/toast/useToast';
import { tellHere } from './tellHere';

/** Marks one notification as read; a failure is told. */
export function useMarkAsRead(): (uid: string) => Promise<void> {
  const { t } = useTranslation('notifications');
  const [mark] = useMutation(MarkNotificationAsReadDocument);
  const { show } = useToast();
  const problemText = useProblemText();
  return useCallback(
    async (uid) => {
      try {
        const { data } = await mark({ variables: { uid } });
        if (data?.markNotificationAsRead) tellHere(data.markNotificationAsRead.unreadTotal);
      } catch (error) {
        show({ tone: 'error', title: t('toast.markFailed'), description: problemText(error) });
      }
    },
    [mark, show, t, problemText],
  );
}

/** Marks every notification as read and says how many those were; a failure is told. */
export function useMarkAllAsRead(): () => Promise<void> {
  const { t } = useTranslation('notifications');
  const [mark] = useMutation(MarkAllNotificationsAsReadDocument);
  const { show } = useToast();
  const problemText = useProblemText();
  return useCallback(async () => {
    try {
      const { data } = await mark();
      if (!data?.markAllNotificationsAsRead) return;
      tellHere(data.markAllNotificationsAsRead.unreadTotal);
      show({ tone: 'success', title: t('toast.marked', { count: data.markAllNotificationsAsRead.marked }) });
    } catch (error) {
      show({ tone: 'error', title: t('toast.markFailed'), description: problemText(error) });
    }
  }, [mark, show, t, problemText]);
}
