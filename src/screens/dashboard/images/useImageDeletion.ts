import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { DeleteImageDocument, ImagesDocument } from '../../../../graphql/generated/images';
import { deletionMachineOf, type DeletionRequest } from '../../../../machines/deletionMachine';
import { problemCode } from '../../../components/problem/problemCode';
import { useToast } from '../../../components/toast/useToast';
import { type KeptImageData } from '../../../images/useImages';

const imageDeletion = deletionMachineOf<KeptImageData>();

/** Deletes a picture after a question. One that is gone already is as good as deleted. */
export function useImageDeletion() {
  const { t } = useTranslation('images');
  const client = useApolloClient();
  const { show } = useToast();
  const [snapshot, send] = useActor(
    imageDeletion.provide({
      actors: {
        remove: fromPromise<unknown, DeletionRequest<KeptImageData>>(async ({ input: { target } }) => {
          const variables = { imageId: target.id };
          await client.mutate({ mutation: DeleteImageDocument, variables }).catch((error: unknown) => {
            if (problemCode(error) !== 'IMAGE_NOT_FOUND') throw error;
          });
          await client.refetchQueries({ include: [ImagesDocument] });
        }),
      },
      actions: { announce: () => void show({ tone: 'success', title: t('deleted') }) },
    }),
  );
  return {
    target: snapshot.matches('idle') ? null : snapshot.context.target,
    isDeleting: snapshot.matches('deleting'),
    error: snapshot.context.error,
    ask: (target: KeptImageData) => send({ type: 'DELETE.WANTED', target }),
    confirm: () => send({ type: 'CONFIRMED' }),
    decline: () => send({ type: 'DECLINED' }),
  };
}
