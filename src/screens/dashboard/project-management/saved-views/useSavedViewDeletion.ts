import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';

import { type SavedViewNameFragment } from '../../../../../graphql/generated/types';
import { DeleteViewDocument } from '../../../../../graphql/generated/saved-views';
import { SavedViewsDocument, ViewTokensDocument } from '../../../../../graphql/generated/views';
import { deletionMachineOf } from '../../../../../machines/deletionMachine';
import { useDeletion } from '../../../../components/confirm/useDeletion';
import { unlessGone } from '../../../../components/problem/problemCode';
import { useToast } from '../../../../components/toast/useToast';

const savedViewDeletion = deletionMachineOf<SavedViewNameFragment>();

/** Deletes a saved view after a question, with what shows it elsewhere. One that is gone already is as good as deleted. */
export function useSavedViewDeletion(projectId: string) {
  const { t } = useTranslation('projects');
  const client = useApolloClient();
  const { show } = useToast();
  return useDeletion(savedViewDeletion, {
    remove: async ({ id: savedViewId }) => {
      const variables = { projectId, savedViewId };
      await client.mutate({ mutation: DeleteViewDocument, variables }).catch(unlessGone('SAVED_VIEW_NOT_FOUND'));
      await client.refetchQueries({ include: [SavedViewsDocument, ViewTokensDocument] });
    },
    announce: ({ name }) => show({ tone: 'success', title: t('savedViews.deleted', { name }) }),
  });
}
