import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActorRefFrom, fromPromise } from 'xstate';

import { type StoredTurn } from '../../../domain/chat/answer';
import { type ChatMessage } from '../../../domain/chat/message';
import { type ChatTurnInput, chatTurnMachine, type ChatTurnOutput } from '../../../machines/chatTurnMachine';
import {
  type ChosenReading,
  conversationMachine,
  type MessagePage,
  type MessageRequest,
} from '../../../machines/conversationMachine';
import { useProblemText } from '../../components/problem/problemText';
import { useToast } from '../../components/toast/useToast';
import { useLiveEvent, useMissed } from '../../live/useLiveEvent';
import { loadMessages, rereadAnswer, resumeTurn, stopAnswer } from '../calls/chatCalls';
import { present } from '../../../domain/wire/present';
import { turnLine } from '../calls/turnLine';
import { readOutgoing } from './newMessage';

/** The conversation of the page. */
export type ConversationRef = ActorRefFrom<typeof conversationMachine>;

/** An answer as it is kept; null when it is gone. */
export type AnswerEnd = Pick<ChatTurnOutput, 'answer'>;

interface ConversationPlace {
  readonly conversationId: string;
  /** Nothing was said in it yet. */
  readonly isNew: boolean;
  /** A turn came to its end, whichever window began it, or an answer was replaced here. */
  onEnd(end: AnswerEnd): void;
}

/** A conversation that follows what is said in it, here and in other windows; mount it anew for another one. */
export function useConversation({ conversationId, isNew, onEnd }: ConversationPlace): ConversationRef {
  const client = useApolloClient();
  const { t } = useTranslation('chat');
  const { show } = useToast();
  const problemText = useProblemText();
  const turn = chatTurnMachine.provide({
    actors: {
      line: turnLine(client),
      read: fromPromise<StoredTurn | null, ChatTurnInput>(({ input }) => resumeTurn(client, input)),
      stop: fromPromise<ChatMessage, ChatMessage | null>(({ input }) => stopAnswer(client, input)),
    },
    actions: {
      tellStopFailure: (_, { error }) =>
        void show({ tone: 'error', title: t('stopFailed'), description: problemText(error) }),
    },
  });
  const [outgoing] = useState(() => readOutgoing(conversationId));
  const actor = useActorRef(
    conversationMachine.provide({
      actors: {
        load: fromPromise<MessagePage, MessageRequest>(({ input }) => loadMessages(client, input)),
        turn,
        reread: fromPromise<ChatMessage, ChosenReading>(({ input }) => rereadAnswer(client, input)),
      },
      actions: {
        announce: (_, end) => onEnd(end),
        announceReading: (_, answer) => onEnd({ answer }),
        tellReadingFailure: (_, { error }) =>
          void show({ tone: 'error', title: t('rereadFailed'), description: problemText(error) }),
      },
    }),
    { input: { conversationId, isNew, outgoing } },
  );
  const changed = () => actor.send({ type: 'CHANGED' });
  useLiveEvent('user:chat', 'turn', (begun) => {
    if (begun.turn.conversation.id === conversationId) actor.send({ type: 'TURN.HEARD', turn: present(begun.turn) });
  });
  useLiveEvent('user:chat', 'changed', ({ conversationIds }) => {
    if (conversationIds.length === 0 || conversationIds.includes(conversationId)) changed();
  });
  useMissed(
    'user:chat',
    changed,
    useSelector(actor, (state) => state.matches({ list: 'failed' })),
  );
  return actor;
}
