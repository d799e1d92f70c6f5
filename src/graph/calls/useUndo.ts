import { type ApolloClient } from '@apollo/client';
import { useCallback } from 'react';

import { UndoChangeDocument } from '../../../graphql/generated/graph';
import { type ReceiptFieldsFragment } from '../../../graphql/generated/types';
import { type HistoryAnswer, takeReceipt } from './takeReceipt';
import { required } from './required';
import { refreshStyles } from '../styles/useStyles';
import { useGraphCall } from './useGraphCall';

/** Asks the backend to undo the last change of a project. @throws what the client throws */
export async function sendUndo(client: ApolloClient, projectId: string | undefined): Promise<ReceiptFieldsFragment> {
  const { data } = await client.mutate({ mutation: UndoChangeDocument, variables: { input: { projectId } } });
  return required(data?.undoChange);
}

/** Undoes the last change and shows what came of it. */
export function useUndo(): () => Promise<HistoryAnswer> {
  const { client, model, projectId, succeeded, failed } = useGraphCall();
  return useCallback(async () => {
    try {
      const answer = takeReceipt(model, await sendUndo(client, projectId));
      succeeded('history');
      refreshStyles(client, answer.change);
      return answer;
    } catch (error) {
      failed('undo', error);
      throw error;
    }
  }, [client, model, projectId, succeeded, failed]);
}
