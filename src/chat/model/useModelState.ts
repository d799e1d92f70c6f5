import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';

import { AssistantModelDocument } from '../../../graphql/generated/chat';
import { type AssistantModelState } from '../../../graphql/generated/types';
import { FRESH_AT_FIRST } from '../../apollo/reading';

/** A model that is away is asked after as often as the server probes it. */
const AWAY_MS = 30_000;

/**
 * How it stands with the language model; undefined until that is known. A turn may find it away, or back.
 * @param turn the latest turn that ended
 */
export function useModelState(turn: object | undefined): AssistantModelState | undefined {
  const { data, refetch, startPolling, stopPolling } = useQuery(AssistantModelDocument, {
    ...FRESH_AT_FIRST,
    skipPollAttempt: () => document.hidden,
  });
  const state = data?.assistantModel?.state;
  useEffect(() => {
    // What could not be read is read with the next turn; the word of before stays.
    if (turn !== undefined) refetch().catch(() => undefined);
  }, [turn, refetch]);
  useEffect(() => {
    if (state !== 'away') return undefined;
    startPolling(AWAY_MS);
    return stopPolling;
  }, [state, startPolling, stopPolling]);
  return state;
}
