import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { type DeletionRequest } from '../../../../../machines/deletionMachine';
import { type ChatDeleted } from '../../../../chat/calls/conversationCalls';
import { useToast } from '../../../../components/toast/useToast';
import { deliver } from '../../../../live/liveEvents';
import { deleteOfHistory } from '../historyCalls';
import { chatDeletion, type ChatDeletionTarget } from './chatDeletion';

/** Tells this window what the backend tells the others: that conversations changed; none means all. */
const tellHere = (conversationIds: readonly string[]): void =>
  deliver({ topic: 'user:chat', event: 'changed', payload: { conversationIds: [...conversationIds] } });

/**
 * Deletes messages, conversations or the whole history after a question.
 * @param onDeleted called when they are gone, before the lists of this window are read again
 */
export function useChatDeletion(onDeleted: (target: ChatDeletionTarget) => void) {
  const { t } = useTranslation('history');
  const client = useApolloClient();
  const { show } = useToast();
  const [snapshot, send] = useActor(
    chatDeletion.provide({
      actors: {
        remove: fromPromise<ChatDeleted, DeletionRequest<ChatDeletionTarget>>(({ input: { target } }) =>
          deleteOfHistory(client, target),
        ),
      },
      actions: {
        announce: ({ context: { target, deleted } }) => {
          if (target === null || deleted === null) return;
          show({ tone: 'success', title: t('toast.deleted', { count: deleted.messages }) });
          onDeleted(target);
          tellHere(target.kind === 'conversations' ? target.ids : []);
        },
      },
    }),
  );
  return { snapshot, send, ask: (target: ChatDeletionTarget) => send({ type: 'DELETE.WANTED', target }) };
}

/** See {@link useChatDeletion}. */
export type ChatDeletionFlow = ReturnType<typeof useChatDeletion>;
