import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { deletionMachineOf, type DeletionRequest } from '../../../../machines/deletionMachine';
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
export function useDeletion(onDeleted: (target: DeletionTarget) => void) {
  const { t } = useTranslation('notifications');
  const client = useApolloClient();
  const restore = useRestore();
  const { show } = useToast();
  const [snapshot, send] = useActor(
    notificationDeletion.provide({
      actors: {
        remove: fromPromise<Deletion, DeletionRequest<DeletionTarget>>(async ({ input: { target } }) => {
          const removed = await removeNotifications(client, target);
          onDeleted(target);
          if (removed !== null) tellHere(removed.unreadTotal);
          return removed ?? NOTHING;
        }),
      },
      actions: {
        announce: ({ context: { deleted } }) => {
          const { deletion, deleted: count } = deleted ?? NOTHING;
          if (deletion === undefined) return;
          const action = { label: t('toast.undo'), projectId: undefined, onPress: () => void restore(deletion) };
          show({ tone: 'success', title: t('toast.deleted', { count }), action });
        },
      },
    }),
  );
  return {
    isAsking: !snapshot.matches('idle'),
    isDeleting: snapshot.matches('deleting'),
    target: snapshot.context.target,
    error: snapshot.context.error,
    ask: (target: DeletionTarget) => send({ type: 'DELETE.WANTED', target }),
    confirm: () => send({ type: 'CONFIRMED' }),
    decline: () => send({ type: 'DECLINED' }),
  };
}

/** See {@link useDeletion}. */
export type DeletionFlow = ReturnType<typeof useDeletion>;
