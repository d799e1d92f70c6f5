import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';

import { DeleteImageDocument, ImagesDocument } from '../../../../graphql/generated/images';
import { deletionMachineOf } from '../../../../machines/deletionMachine';
import { useDeletion } from '../../../components/confirm/useDeletion';
import { unlessGone } from '../../../components/problem/problemCode';
import { useToast } from '../../../components/toast/useToast';
import { type KeptImageData } from '../../../images/useImages';

const imageDeletion = deletionMachineOf<KeptImageData>();

/** Deletes a picture after a question. One that is gone already is as good as deleted. */
export function useImageDeletion() {
  const { t } = useTranslation('images');
  const client = useApolloClient();
  const { show } = useToast();
  return useDeletion(imageDeletion, {
    remove: async ({ id: imageId }) => {
      const variables = { imageId };
      await client.mutate({ mutation: DeleteImageDocument, variables }).catch(unlessGone('IMAGE_NOT_FOUND'));
      await client.refetchQueries({ include: [ImagesDocument] });
    },
    announce: () => show({ tone: 'success', title: t('deleted') }),
  });
}
