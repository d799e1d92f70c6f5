import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';

import { DeleteDocumentDocument } from '../../../graphql/generated/processing';
import { deletionMachineOf } from '../../../machines/deletionMachine';
import { useDeletion } from '../../components/confirm/useDeletion';
import { unlessGone } from '../../components/problem/problemCode';
import { useToast } from '../../components/toast/useToast';
import { type TextDocument } from '../documentCalls';

const documentDeletion = deletionMachineOf<TextDocument, void>();

/** Deletes a document after a question. One that is gone already is as good as deleted. */
export function useDocumentDeletion(onDeleted: () => void) {
  const { t } = useTranslation('processing');
  const client = useApolloClient();
  const { show } = useToast();
  return useDeletion(documentDeletion, {
    remove: async ({ id: documentId, projectId }) => {
      const variables = { documentId, projectId };
      await client.mutate({ mutation: DeleteDocumentDocument, variables }).catch(unlessGone('DOCUMENT_NOT_FOUND'));
      onDeleted();
    },
    announce: () => show({ tone: 'success', title: t('list.deleted') }),
  });
}
