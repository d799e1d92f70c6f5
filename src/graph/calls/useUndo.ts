import { useCallback } from 'react';

import { UndoChangeDocument } from '../../../graphql/generated/graph';
import { type HistoryAnswer, takeReceipt } from './takeReceipt';
import { required } from './required';
import { useGraphCall } from './useGraphCall';

/** Undoes the last change and shows what came of it. */
export function useUndo(): () => Promise<HistoryAnswer> {
  const { client, model, projectId, succeeded, failed } = useGraphCall();
  return useCallback(async () => {
    try {
      const { data } = await client.mutate({ mutation: UndoChangeDocument, variables: { input: { projectId } } });
      const answer = takeReceipt(model, required(data?.undoChange));
      succeeded('history');
      return answer;
    } catch (error) {
      failed('undo', error);
      throw error;
    }
  }, [client, model, projectId, succeeded, failed]);
}
