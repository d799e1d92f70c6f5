import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { type SavedViewNameFragment } from '../../../../../graphql/generated/types';
import { DeleteViewDocument } from '../../../../../graphql/generated/saved-views';
import { SavedViewsDocument, ViewTokensDocument } from '../../../../../graphql/generated/views';
import { deletionMachineOf, type DeletionRequest } from '../../../../../machines/deletionMachine';
import { problemCode } from '../../../../components/problem/problemCode';
import { useToast } from '../../../../components/toast/useToast';

const savedViewDeletion = deletionMachineOf<SavedViewNameFragment>();

/** Deletes a saved view after a question, with what shows it elsewhere. One that is gone already is as good as deleted. */
export function useSavedViewDeletion(projectId: string) {
  const { t } = useTranslation('projects');
  const client = useApolloClient();
  const { show } = useToast();
  const [snapshot, send] = useActor(
    savedViewDeletion.provide({
      actors: {
        remove: fromPromise<unknown, DeletionRequest<SavedViewNameFragment>>(async ({ input: { target } }) => {
          const variables = { projectId, savedViewId: target.id };
          await client.mutate({ mutation: DeleteViewDocument, variables }).catch((error: unknown) => {
            if (problemCode(error) !== 'SAVED_VIEW_NOT_FOUND') throw error;
          });
          await client.refetchQueries({ include: [SavedViewsDocument, ViewTokensDocument] });
        }),
      },
      actions: {
        announce: ({ context: { target } }) =>
          void show({ tone: 'success', title: t('savedViews.deleted', { name: target?.name ?? '' }) }),
      },
    }),
  );
  return {
    isAsking: !snapshot.matches('idle'),
    isDeleting: snapshot.matches('deleting'),
    target: snapshot.context.target,
    error: snapshot.context.error,
    ask: (target: SavedViewNameFragment) => send({ type: 'DELETE.WANTED', target }),
    confirm: () => send({ type: 'CONFIRMED' }),
    decline: () => send({ type: 'DECLINED' }),
  };
}
