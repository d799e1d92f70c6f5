import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { conversationDeletionMachine } from '../../../machines/conversationDeletionMachine';
import { type Conversation } from '../../../machines/conversationListMachine';
import { useToast } from '../../components/toast/useToast';
import { deleteConversation } from '../calls/conversationCalls';
import { tellHere } from '../calls/tellHere';

/** Deletes a conversation after asking. @param onDeleted called when it is gone */
export function useConversationDeletion(onDeleted: (id: string) => void) {
  const { t } = useTranslation('chat');
  const client = useApolloClient();
  const { show } = useToast();
  const [snapshot, send] = useActor(
    conversationDeletionMachine.provide({
      actors: {
        remove: fromPromise<void, Conversation | null>(async ({ input }) => {
          if (input !== null) await deleteConversation(client, input.id);
        }),
      },
      actions: {
        announce: (_, conversation) => {
          if (conversation === null) return;
          onDeleted(conversation.id);
          tellHere(conversation.id);
          show({ tone: 'success', title: t('list.deleted') });
        },
      },
    }),
  );
  return { snapshot, send };
}

/** See {@link useConversationDeletion}. */
export type ConversationDeletion = ReturnType<typeof useConversationDeletion>;
