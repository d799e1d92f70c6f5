import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';

import { deletionMachineOf } from '../../../../machines/deletionMachine';
import { useDeletion } from '../../../components/confirm/useDeletion';
import { useToast } from '../../../components/toast/useToast';
import {
  type Deletion,
  type DeletionTarget,
  removeNotifications,
} from '../../../notifications/calls/removeNotifications';
import { tellHere } from '../../../notifications/calls/tellHere';
import { useRestore } from '../../../notifications/calls/useRestore';

const NOTHING: Deletion = { deleted: 0 };
const notificationDeletion = deletionMachineOf<DeletionTarget, Deletion>();

/**
 * Deletes notifications: asks first, and offers to undo it in a toast, which stays when the page is left.
 * @param onDeleted called when they are gone, before anything else on the page learns of it
 */
export function useNotificationDeletion(onDeleted: (target: DeletionTarget) => void) {
  const { t } = useTranslation('notifications');
  const client = useApolloClient();
  const restore = useRestore();
  const { show } = useToast();
  return useDeletion(notificationDeletion, {
    remove: async (target) => {
      const removed = await removeNotifications(client, target);
      onDeleted(target);
      if (removed !== null) tellHere(removed.unreadTotal);
      return removed ?? NOTHING;
    },
    announce: (_, { deletion, deleted: count }) => {
      if (deletion === undefined) return;
      const action = { label: t('toast.undo'), projectId: undefined, onPress: () => void restore(deletion) };
      show({ tone: 'success', title: t('toast.deleted', { count }), action });
    },
  });
}
