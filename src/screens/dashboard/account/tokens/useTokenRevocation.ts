import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { ApiTokensDocument } from '../../../../../graphql/generated/account';
import { RevokeApiTokenDocument } from '../../../../../graphql/generated/tokens';
import { type ApiTokenFieldsFragment } from '../../../../../graphql/generated/types';
import { deletionMachineOf, type DeletionRequest } from '../../../../../machines/deletionMachine';
import { problemCode } from '../../../../components/problem/problemCode';
import { useToast } from '../../../../components/toast/useToast';

const tokenRevocation = deletionMachineOf<ApiTokenFieldsFragment>();

/** Revokes a token after a question. One that is gone already, revoked in another window, is as good as revoked. */
export function useTokenRevocation() {
  const { t } = useTranslation('settings');
  const client = useApolloClient();
  const { show } = useToast();
  const [snapshot, send] = useActor(
    tokenRevocation.provide({
      actors: {
        remove: fromPromise<unknown, DeletionRequest<ApiTokenFieldsFragment>>(async ({ input: { target } }) => {
          const variables = { tokenId: target.id };
          await client.mutate({ mutation: RevokeApiTokenDocument, variables }).catch((error: unknown) => {
            if (problemCode(error) !== 'API_TOKEN_NOT_FOUND') throw error;
          });
          await client.refetchQueries({ include: [ApiTokensDocument] });
        }),
      },
      actions: {
        announce: ({ context: { target } }) =>
          void show({ tone: 'success', title: t('tokens.revoked', { name: target?.name ?? '' }) }),
      },
    }),
  );
  return {
    isAsking: !snapshot.matches('idle'),
    isRevoking: snapshot.matches('deleting'),
    target: snapshot.context.target,
    error: snapshot.context.error,
    ask: (target: ApiTokenFieldsFragment) => send({ type: 'DELETE.WANTED', target }),
    confirm: () => send({ type: 'CONFIRMED' }),
    decline: () => send({ type: 'DECLINED' }),
  };
}

/** See {@link useTokenRevocation}. */
export type Revocation = ReturnType<typeof useTokenRevocation>;
