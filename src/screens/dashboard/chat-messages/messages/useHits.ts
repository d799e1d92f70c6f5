import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';

import { type ChatHit, chatHistoryMachine, type HistoryRequest } from '../../../../../machines/chatHistoryMachine';
import { type Page } from '../../../../../domain/lists/pagedList';
import { loadHits } from '../historyCalls';
import { useChatNews } from '../useChatNews';

/** The messages that were found, which follow what happens in other windows. */
export function useHits(conversationId: string | null) {
  const client = useApolloClient();
  const [machine] = useState(() =>
    chatHistoryMachine.provide({
      actors: { load: fromPromise<Page<ChatHit>, HistoryRequest>(({ input }) => loadHits(client, input)) },
    }),
  );
  const [snapshot, send] = useActor(machine, { input: { conversationId } });
  useChatNews(() => send({ type: 'CHANGED' }));
  /** What the list was asked for already. */
  const asked = useRef(conversationId);
  useEffect(() => {
    if (asked.current === conversationId) return;
    asked.current = conversationId;
    send({ type: 'CHOSEN', choice: { conversationId } });
  }, [send, conversationId]);
  const { text, from, until, citesNodeId } = snapshot.context;
  const isFiltered = [from, until, citesNodeId, snapshot.context.conversationId].some(Boolean) || text !== '';
  return { snapshot, send, isFiltered };
}

/** See {@link useHits}. */
export type Hits = ReturnType<typeof useHits>;
