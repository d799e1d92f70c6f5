import { type ApolloClient } from '@apollo/client';
import { useCallback, useMemo } from 'react';

import { type BulkEdit } from '../../../domain/changes/bulk';
import { type ChangeCounts } from '../../../domain/changes/edit';
import { BulkEditCountsDocument, BulkEditDocument } from '../../../graphql/generated/graph';
import { type BulkInput } from '../../../graphql/generated/types';
import { KEPT_BY_MACHINE } from '../../apollo/reading';
import { type HistoryAnswer, takeReceipt } from './takeReceipt';
import { required } from './required';
import { useGraphCall } from './useGraphCall';

/** A step as the mutation takes it: mutable arrays, nothing that is not asked for. */
const wireBulk = (edit: BulkEdit, projectId: string | undefined): BulkInput =>
  ({ ...edit, ...(projectId === undefined ? {} : { projectId }) }) as BulkInput;

/** Asks the backend to do the same with many elements. @throws what the client throws */
async function sendBulkEdit(client: ApolloClient, input: BulkInput) {
  const { data } = await client.mutate({ mutation: BulkEditDocument, variables: { input } });
  return required(data?.bulkEdit);
}

/**
 * Does the same with many elements of the project, shown or not, as one step of the history. `run` shows what came of it, and rejects
 * after telling the failure in a toast; with `complete` false the change was too large to list, and the graph has to be read again.
 * `count` says before what it would touch, those that go along included.
 */
export function useBulkEdit(): {
  readonly run: (edit: BulkEdit) => Promise<HistoryAnswer>;
  readonly count: (edit: BulkEdit) => Promise<ChangeCounts>;
} {
  const { client, model, projectId, succeeded, failed } = useGraphCall();
  const run = useCallback(
    (edit: BulkEdit): Promise<HistoryAnswer> => {
      const attempt = async (): Promise<HistoryAnswer> => {
        try {
          const answer = takeReceipt(model, await sendBulkEdit(client, wireBulk(edit, projectId)));
          succeeded();
          return answer;
        } catch (error) {
          failed('bulkEdit', error, '', attempt);
          throw error;
        }
      };
      return attempt();
    },
    [client, model, projectId, succeeded, failed],
  );
  const count = useCallback(
    async (edit: BulkEdit): Promise<ChangeCounts> => {
      const input = wireBulk(edit, projectId);
      const { data } = await client.query({
        query: BulkEditCountsDocument,
        variables: { input },
        ...KEPT_BY_MACHINE,
      });
      return required(data?.bulkEditCounts);
    },
    [client, projectId],
  );
  return useMemo(() => ({ run, count }), [run, count]);
}
