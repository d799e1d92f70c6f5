import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';

import { type ViewTokenFieldsFragment } from '../../../graphql/generated/types';
import { RevokeViewTokenDocument, ViewTokensDocument } from '../../../graphql/generated/views';
import { deletionMachineOf } from '../../../machines/deletionMachine';
import { useDeletion } from '../../components/confirm/useDeletion';
import { unlessGone } from '../../components/problem/problemCode';
import { useToast } from '../../components/toast/useToast';

const viewRevocation = deletionMachineOf<ViewTokenFieldsFragment>();

/** Revokes a view after a question. One that is gone already, revoked in another window, is as good as revoked. */
export function useViewRevocation() {
  const { t } = useTranslation('projects');
  const client = useApolloClient();
  const { show } = useToast();
  return useDeletion(viewRevocation, {
    remove: async ({ id: tokenId }) => {
      const variables = { tokenId };
      await client.mutate({ mutation: RevokeViewTokenDocument, variables }).catch(unlessGone('VIEW_TOKEN_NOT_FOUND'));
      await client.refetchQueries({ include: [ViewTokensDocument] });
    },
    announce: ({ name }) => show({ tone: 'success', title: t('views.revoked', { name }) }),
  });
}
