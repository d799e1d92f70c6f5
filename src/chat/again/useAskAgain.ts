import { useApolloClient } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { type ChatMessage } from '../../../domain/chat/message';
import { type Query } from '../../../domain/query/Query';
import { type QuestionAsked } from '../../canvas/landing/overviewAddress';
import { useProblemText } from '../../components/problem/problemText';
import { useToast } from '../../components/toast/useToast';
import { readMessage } from '../calls/chatCalls';
import { type ConversationRef } from '../conversation/useConversation';

/** The question that an answer belongs to, for it to be asked again. */
export const askedIn = ({ answers, uid, conversationId }: ChatMessage): QuestionAsked => ({
  questionUid: answers ?? uid,
  conversationId,
});

interface Again {
  /** The question that the address asks for, or its answer; null when it asks for none. */
  readonly uid: string | null;
  ask(text: string, replaces: string, query?: Query): void;
  /** The address has been heard. */
  onHeard(): void;
}

/** Asks the question again that the address names, for example after a wrong fact of its answer was corrected. */
export function useAskAgain(conversation: ConversationRef, { uid, ask, onHeard }: Again): void {
  const client = useApolloClient();
  const { t } = useTranslation('chat');
  const { show } = useToast();
  const problemText = useProblemText();
  const heard = useRef<string>(undefined);
  const isOpen = useSelector(
    conversation,
    ({ value, context }) => value.list === 'ready' && context.turn === null && context.messages.length > 0,
  );
  const askAgain = useEffectEvent(async (named: string) => {
    onHeard();
    try {
      const message = await readMessage(client, named);
      const question = message.answers === undefined ? message : await readMessage(client, message.answers);
      ask(question.text, question.uid, question.query);
    } catch (error) {
      show({ tone: 'error', title: t('failed'), description: problemText(error) });
    }
  });
  useEffect(() => {
    if (!isOpen || uid === null || heard.current === uid) return;
    heard.current = uid;
    void askAgain(uid);
  }, [isOpen, uid]);
}
