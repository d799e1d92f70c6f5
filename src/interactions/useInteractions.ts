import { useQuery } from '@apollo/client/react';

import { UserInteractionsDocument } from '../../graphql/generated/interactions';
import { type UserInteractionsQuery } from '../../graphql/generated/types';
import { useLiveEvent, useRejoin } from '../live/useLiveEvent';

/** How many messages went to the assistant this month, as the backend counts them; follows each turn, in every window. */
export function useInteractions(): {
  readonly interactions: UserInteractionsQuery['userInteractions'] | undefined;
  readonly isFailed: boolean;
} {
  const { data, error, refetch } = useQuery(UserInteractionsDocument, { fetchPolicy: 'cache-and-network' });
  const readAgain = () => void refetch().catch(() => undefined);
  useLiveEvent('user:chat', 'done', readAgain);
  useRejoin('user:chat', readAgain);
  return { interactions: data?.userInteractions, isFailed: error !== undefined };
}
