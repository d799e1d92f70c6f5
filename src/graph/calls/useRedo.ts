import { useCallback } from 'react';

import { RedoChangeDocument } from '../../../graphql/generated/graph';
import { type HistoryAnswer, takeReceipt } from './takeReceipt';
import { required } from './required';
import { refreshStyles } from '../styles/useStyles';
import { useGraphCall } from './useGraphCall';

/** Does again the last change that was undone and shows what came of it. */
export function useRedo(): () => Promise<HistoryAnswer> {
  const { client, model, projectId, succeeded, failed } = useGraphCall();
  return useCallback(async () => {
    try {
      const { data } = await client.mutate({ mutation: RedoChangeDocument, variables: { input: { projectId } } });
      const answer = takeReceipt(model, required(data?.redoChange));
      succeeded('history');
      refreshStyles(client, answer.change);
      return answer;
    } catch (error) {
      failed('redo', error);
      throw error;
    }
  }, [client, model, projectId, succeeded, failed]);
}
