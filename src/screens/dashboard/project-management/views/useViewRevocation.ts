import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { type ViewTokenFieldsFragment } from '../../../../../graphql/generated/types';
import { RevokeViewTokenDocument, ViewTokensDocument } from '../../../../../graphql/generated/views';
import { deletionMachineOf, type DeletionRequest } from '../../../../../machines/deletionMachine';
import { problemCode } from '../../../../components/problem/problemCode';
import { useToast } from '../../../../components/toast/useToast';

const viewRevocation = deletionMachineOf<ViewTokenFieldsFragment>();

/** Revokes a view after a question. One that is gone already, revoked in another window, is as good as revoked. */
export function useViewRevocation() {
  const { t } = useTranslation('projects');
  const client = useApolloClient();
  const { show } = useToast();
  const [snapshot, send] = useActor(
    viewRevocation.provide({
      actors: {
        remove: fromPromise<unknown, DeletionRequest<ViewTokenFieldsFragment>>(async ({ input: { target } }) => {
          const variables = { tokenId: target.id };
          await client.mutate({ mutation: RevokeViewTokenDocument, variables }).catch((error: unknown) => {
            if (problemCode(error) !== 'VIEW_TOKEN_NOT_FOUND') throw error;
          });
          await client.refetchQueries({ include: [ViewTokensDocument] });
        }),
      },
      actions: {
        announce: ({ context: { target } }) =>
          void show({ tone: 'success', title: t('views.revoked', { name: target?.name ?? '' }) }),
      },
    }),
  );
  return {
    isAsking: !snapshot.matches('idle'),
    isRevoking: snapshot.matches('deleting'),
    target: snapshot.context.target,
    error: snapshot.context.error,
    ask: (target: ViewTokenFieldsFragment) => send({ type: 'DELETE.WANTED', target }),
    confirm: () => send({ type: 'CONFIRMED' }),
    decline: () => send({ type: 'DECLINED' }),
  };
}
