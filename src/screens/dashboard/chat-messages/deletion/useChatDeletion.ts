import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';

import { useDeletion } from '../../../../components/confirm/useDeletion';
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
  return useDeletion(chatDeletion, {
    remove: (target) => deleteOfHistory(client, target),
    announce: (target, { messages }) => {
      show({ tone: 'success', title: t('toast.deleted', { count: messages }) });
      onDeleted(target);
      tellHere(target.kind === 'conversations' ? target.ids : []);
    },
  });
}
