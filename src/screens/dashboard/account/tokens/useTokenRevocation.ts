import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';

import { ApiTokensDocument } from '../../../../../graphql/generated/account';
import { RevokeApiTokenDocument } from '../../../../../graphql/generated/tokens';
import { type ApiTokenFieldsFragment } from '../../../../../graphql/generated/types';
import { deletionMachineOf } from '../../../../../machines/deletionMachine';
import { useDeletion } from '../../../../components/confirm/useDeletion';
import { unlessGone } from '../../../../components/problem/problemCode';
import { useToast } from '../../../../components/toast/useToast';

const tokenRevocation = deletionMachineOf<ApiTokenFieldsFragment>();

/** Revokes a token after a question. One that is gone already, revoked in another window, is as good as revoked. */
export function useTokenRevocation() {
  const { t } = useTranslation('settings');
  const client = useApolloClient();
  const { show } = useToast();
  return useDeletion(tokenRevocation, {
    remove: async ({ id: tokenId }) => {
      const variables = { tokenId };
      await client.mutate({ mutation: RevokeApiTokenDocument, variables }).catch(unlessGone('API_TOKEN_NOT_FOUND'));
      await client.refetchQueries({ include: [ApiTokensDocument] });
    },
    announce: ({ name }) => show({ tone: 'success', title: t('tokens.revoked', { name }) }),
  });
}
