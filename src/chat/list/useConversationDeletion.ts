import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';

import { deletionMachineOf } from '../../../machines/deletionMachine';
import { useDeletion } from '../../components/confirm/useDeletion';
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
  return useDeletion(conversationDeletion, {
    remove: ({ id }) => deleteConversations(client, [id]),
    announce: ({ id }) => {
      onDeleted(id);
      tellHere(id);
      show({ tone: 'success', title: t('list.deleted') });
    },
  });
}
