import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { type ChatMessage } from '../../../domain/chat/message';
import { useProblemText } from '../../components/problem/problemText';
import { useCopyText } from '../../components/toast/useCopyText';
import { useToast } from '../../components/toast/useToast';
import { rateMessage } from '../calls/chatCalls';
import { type ConversationRef } from './useConversation';

/** Copies a message, and says that it did. */
export function useCopy(): (message: ChatMessage) => void {
  const { t } = useTranslation('chat');
  const copy = useCopyText({ copied: t('copied'), failed: t('copyFailed') });
  return useCallback(({ text }) => copy(text), [copy]);
}

/** Says whether an answer was good; a failure is told. */
export function useRate(conversation: ConversationRef): (answer: ChatMessage, rating: ChatMessage['rating']) => void {
  const client = useApolloClient();
  const { t } = useTranslation('chat');
  const { show } = useToast();
  const problemText = useProblemText();
  return useCallback(
    ({ uid }, rating) =>
      void rateMessage(client, uid, rating).then(
        (message) => conversation.send({ type: 'MESSAGE.CHANGED', message }),
        (error: unknown) => show({ tone: 'error', title: t('rateFailed'), description: problemText(error) }),
      ),
    [client, conversation, show, t, problemText],
  );
}
