import { type ApolloClient } from '@apollo/client';
import { fromCallback } from 'xstate';

import { type ChatLineInput, type ChatTurnEvent } from '../../../machines/chatTurnMachine';
import { present } from '../../../domain/wire/present';
import { onLiveEvent, onRejoin } from '../../live/liveEvents';
import { sendMessage } from './chatCalls';

/** What is heard of one turn: over the channel, and from the call that sends the message when it is still to be sent. */
export const turnLine = (client: ApolloClient) =>
  fromCallback<ChatTurnEvent, ChatLineInput>(({ input, sendBack }) => {
    const { uid, conversationId } = input.question;
    let isOver = false;
    const tell = (event: ChatTurnEvent) => {
      if (!isOver) sendBack(event);
    };
    const deaf = [
      onLiveEvent('user:chat', 'turn', ({ turn }) => {
        if (turn.question.uid === uid) tell({ type: 'TURN.BEGUN', turn: present(turn) });
      }),
      onLiveEvent('user:chat', 'delta', (piece) => {
        if (piece.conversationId === conversationId) tell({ type: 'PIECE.CAME', piece });
      }),
      onLiveEvent('user:chat', 'done', ({ answer }) => {
        if (answer.answers === uid) tell({ type: 'ANSWERED', answer: present(answer) });
      }),
      onRejoin('user:chat', () => tell({ type: 'JOINED' })),
    ];
    if (input.answer === null)
      sendMessage(client, input).then(
        (answer) => tell({ type: 'ANSWERED', answer }),
        (error: unknown) => tell({ type: 'REFUSED', error }),
      );
    return () => {
      isOver = true;
      for (const stop of deaf) stop();
    };
  });
