import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';

import { type TrainExample } from '../../../../../../domain/teaching/trainExample';
import { deletionMachineOf } from '../../../../../../machines/deletionMachine';
import { useDeletion } from '../../../../../components/confirm/useDeletion';
import { writeDraft } from '../../../../../components/draft/draftStorage';
import { useToast } from '../../../../../components/toast/useToast';
import { deleteExample } from '../../../../../teaching/exampleCalls';

const exampleDeletion = deletionMachineOf<TrainExample, void>();

/** Deletes an example after a question. */
export function useExampleDeletion(onDeleted: () => void) {
  const { t } = useTranslation('teaching');
  const client = useApolloClient();
  const { show } = useToast();
  return useDeletion(exampleDeletion, {
    remove: async ({ id }) => {
      await deleteExample(client, id);
      writeDraft(`trainExample:${id}`, undefined);
    },
    announce: () => {
      show({ tone: 'success', title: t('toast.deleted') });
      onDeleted();
    },
  });
}
