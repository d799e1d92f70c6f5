import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import {
  type Deletion,
  type DeletionTarget,
  notificationDeletionMachine,
} from '../../../../machines/notificationDeletionMachine';
import { useProblemText } from '../../../components/problem/problemText';
import { useToast } from '../../../components/toast/useToast';
import { removeNotifications } from '../../../notifications/calls/removeNotifications';
import { tellHere } from '../../../notifications/calls/tellHere';
import { useRestore } from '../../../notifications/calls/useRestore';

const NOTHING: Deletion = { deletion: null, deleted: 0 };

/**
 * Deletes notifications: asks first, and offers to undo it in a toast, which stays when the page is left.
 * @param onDeleted called when they are gone, before anything else on the page learns of it
 */
export function useDeletion(onDeleted: (target: DeletionTarget) => void) {
  const { t } = useTranslation('notifications');
  const client = useApolloClient();
  const restore = useRestore();
  const { show } = useToast();
  const problemText = useProblemText();
  const [snapshot, send] = useActor(
    notificationDeletionMachine.provide({
      actors: {
        remove: fromPromise<Deletion, DeletionTarget | null>(async ({ input }) => {
          if (input === null) return NOTHING;
          const removed = await removeNotifications(client, input);
          onDeleted(input);
          if (removed !== null) tellHere(removed.unreadTotal);
          return removed ?? NOTHING;
        }),
      },
      actions: {
        offerUndo: (_, { deletion, deleted }) => {
          if (deletion === null) return;
          const action = { label: t('toast.undo'), onPress: () => void restore(deletion) };
          show({ tone: 'success', title: t('toast.deleted', { count: deleted }), action });
        },
        tellFailure: (_, { error }) =>
          void show({ tone: 'error', title: t('toast.deleteFailed'), description: problemText(error) }),
      },
    }),
  );
  return {
    isAsking: !snapshot.matches('idle'),
    isDeleting: snapshot.matches('deleting'),
    target: snapshot.context.target,
    ask: (target: DeletionTarget) => send({ type: 'DELETE.ASKED', target }),
    confirm: () => send({ type: 'CONFIRMED' }),
    decline: () => send({ type: 'DECLINED' }),
  };
}

/** See {@link useDeletion}. */
export type DeletionFlow = ReturnType<typeof useDeletion>;
