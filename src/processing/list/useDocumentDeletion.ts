import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { DeleteDocumentDocument } from '../../../graphql/generated/processing';
import { deletionMachineOf, type DeletionRequest } from '../../../machines/deletionMachine';
import { problemCode } from '../../components/problem/problemCode';
import { useToast } from '../../components/toast/useToast';
import { type TextDocument } from '../documentCalls';

const documentDeletion = deletionMachineOf<TextDocument>();

/** Deletes a document after a question. One that is gone already is as good as deleted. */
export function useDocumentDeletion(onDeleted: () => void) {
  const { t } = useTranslation('processing');
  const client = useApolloClient();
  const { show } = useToast();
  const [snapshot, send] = useActor(
    documentDeletion.provide({
      actors: {
        remove: fromPromise<unknown, DeletionRequest<TextDocument>>(async ({ input: { target } }) => {
          const variables = { documentId: target.id, projectId: target.projectId };
          await client.mutate({ mutation: DeleteDocumentDocument, variables }).catch((error: unknown) => {
            if (problemCode(error) !== 'DOCUMENT_NOT_FOUND') throw error;
          });
          onDeleted();
        }),
      },
      actions: { announce: () => void show({ tone: 'success', title: t('list.deleted') }) },
    }),
  );
  return {
    target: snapshot.matches('idle') ? null : snapshot.context.target,
    isDeleting: snapshot.matches('deleting'),
    error: snapshot.context.error,
    ask: (target: TextDocument) => send({ type: 'DELETE.WANTED', target }),
    confirm: () => send({ type: 'CONFIRMED' }),
    decline: () => send({ type: 'DECLINED' }),
  };
}
