import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { deletionMachineOf, type DeletionRequest } from '../../../machines/deletionMachine';
import { useToast } from '../../components/toast/useToast';
import { type Conversation } from './conversationList';
import { deleteConversations } from '../calls/conversationCalls';
import { tellHere } from '../calls/tellHere';

const conversationDeletion = deletionMachineOf<Conversation>();

/** Deletes a conversation after asking. @param onDeleted called when it is gone */
export function useConversationDeletion(onDeleted: (id: string) => void) {
  const { t } = useTranslation('chat');
  const client = useApolloClient();
  const { show } = useToast();
  const [snapshot, send] = useActor(
    conversationDeletion.provide({
      actors: {
        remove: fromPromise<unknown, DeletionRequest<Conversation>>(({ input: { target } }) =>
          deleteConversations(client, [target.id]),
        ),
      },
      actions: {
        announce: ({ context: { target: conversation } }) => {
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
