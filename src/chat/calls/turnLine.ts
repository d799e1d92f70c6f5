import { type ApolloClient } from '@apollo/client';
import { fromCallback } from 'xstate';

import { type ChatTurnEvent, type ChatTurnInput } from '../../../machines/chatTurnMachine';
import { present } from '../../../domain/wire/present';
import { onLiveEvent, onRejoin } from '../../live/liveEvents';
import { whileOffline } from '../../live/liveStatus';
import { sendMessage } from './chatCalls';
import { turnWithoutChannel } from './turnWithoutChannel';

/** What is heard of one turn: over the channel, and from the call that sends the message when it is still to be sent. */
export const turnLine = (client: ApolloClient) =>
  fromCallback<ChatTurnEvent, ChatTurnInput>(({ input, sendBack }) => {
    const { uid, conversationId } = input.question;
    let isOver = false;
    const tell = (event: ChatTurnEvent) => {
      if (!isOver) sendBack(event);
    };
    const deaf = [
      onLiveEvent('user:chat', 'turn', ({ turn }) => {
        if (turn.question.uid === uid) tell({ type: 'TURN.CAME', turn: present(turn) });
      }),
      onLiveEvent('user:chat', 'delta', (piece) => {
        if (piece.conversationId === conversationId) tell({ type: 'PIECE.CAME', piece });
      }),
      onLiveEvent('user:chat', 'done', ({ answer }) => {
        if (answer.answers === uid) tell({ type: 'ANSWERED', answer: present(answer) });
      }),
      onLiveEvent('user:chat', 'changed', ({ conversationIds }) => {
        if (conversationIds.length === 0 || conversationIds.includes(conversationId)) tell({ type: 'CHANGED' });
      }),
      onRejoin('user:chat', () => tell({ type: 'CHANGED' })),
      whileOffline(() => turnWithoutChannel(client, uid, tell)),
    ];
    if (input.answer === null)
      sendMessage(client, input).then(
        (turn) => tell({ type: 'TURN.CAME', turn }),
        (error: unknown) => tell({ type: 'REFUSED', error }),
      );
    return () => {
      isOver = true;
      for (const stop of deaf) stop();
    };
  });
