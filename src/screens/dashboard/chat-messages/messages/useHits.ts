import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';

import { useLiveEvent, useMissed } from '../../../../live/useLiveEvent';
import { loadHits } from '../historyCalls';
import { hitList, type HitPage, type HitRequest } from './hitList';

/** Calls the handler whenever something of the chat history may have changed, here or in another window. */
function useChatNews(onNews: () => void, hasFailed: boolean): void {
  useLiveEvent('user:chat', 'turn', onNews);
  useLiveEvent('user:chat', 'done', onNews);
  useLiveEvent('user:chat', 'changed', onNews);
  useMissed('user:chat', onNews, hasFailed);
}

/** The messages of a project that were found, which follow what happens in other windows. */
export function useHits(projectId: string, conversationId: string | null) {
  const client = useApolloClient();
  const [machine] = useState(() =>
    hitList.provide({
      actors: { load: fromPromise<HitPage, HitRequest>(({ input }) => loadHits(client, projectId, input)) },
    }),
  );
  const [snapshot, send] = useActor(machine, { input: { conversationId } });
  useChatNews(() => send({ type: 'CHANGED' }), snapshot.matches('failed'));
  /** What the list was asked for already. */
  const asked = useRef(conversationId);
  useEffect(() => {
    if (asked.current === conversationId) return;
    asked.current = conversationId;
    send({ type: 'FILTER.CHOSEN', choice: { conversationId } });
  }, [send, conversationId]);
  return { snapshot, send, isFiltered: Object.values(snapshot.context.filter).some(Boolean) };
}

/** See {@link useHits}. */
export type Hits = ReturnType<typeof useHits>;
