import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';

import { type ChatMessage } from '../../../domain/chat/message';
import { withTurn } from '../../../machines/conversationMachine';
import { forgetOutgoing } from './newMessage';
import { type ConversationRef } from './useConversation';

/** How the turn stands that is under way: not at all, on its way, being answered, or not taken. */
export type TurnPhase = 'none' | 'sending' | 'answering' | 'stopping' | 'unsent';

/** The messages of a conversation with the turn that is under way, as they stand at this moment. */
export interface Talk {
  readonly messages: readonly ChatMessage[];
  readonly phase: TurnPhase;
  /** Why the message of the turn was not taken. */
  readonly error: unknown;
  stop(): void;
  retry(): void;
}

/** Follows a conversation and its turn. */
export function useTurn(conversation: ConversationRef): Talk {
  const known = useSelector(conversation, ({ context }) => context.messages);
  const turn = useSelector(conversation, ({ children }) => children.turn);
  const state = useSelector(turn, (snapshot) => snapshot);
  const messages = useMemo(() => (state === undefined ? known : withTurn(known, state.context)), [known, state]);
  const phase = phaseOf(state);
  useEffect(() => {
    // Nothing is on its way any more, or what is has arrived.
    if (phase !== 'sending' && phase !== 'unsent') forgetOutgoing(conversation.getSnapshot().context.conversationId);
  }, [phase, conversation]);
  return {
    messages,
    phase,
    error: state?.context.error,
    stop: () => turn?.send({ type: 'STOP' }),
    retry: () => turn?.send({ type: 'RETRY' }),
  };
}

type TurnSnapshot = ReturnType<
  NonNullable<ReturnType<ConversationRef['getSnapshot']>['children']['turn']>['getSnapshot']
>;

function phaseOf(state: TurnSnapshot | undefined): TurnPhase {
  if (state === undefined || state.status !== 'active') return 'none';
  if (state.matches('unsent')) return 'unsent';
  if (state.context.wantsStop || state.matches({ underWay: 'stopping' })) return 'stopping';
  return state.context.answer === null ? 'sending' : 'answering';
}
