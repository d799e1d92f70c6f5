import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';

import { DeleteRecordingDocument } from '../../../graphql/generated/audio';
import { deletionMachineOf } from '../../../machines/deletionMachine';
import { useDeletion } from '../../components/confirm/useDeletion';
import { unlessGone } from '../../components/problem/problemCode';
import { useToast } from '../../components/toast/useToast';
import { type Recording } from '../recordingCalls';

const recordingDeletion = deletionMachineOf<Recording, void>();

/** Deletes a recording after a question. One that is gone already is as good as deleted. */
export function useRecordingDeletion(onDeleted: () => void) {
  const { t } = useTranslation('audio');
  const client = useApolloClient();
  const { show } = useToast();
  return useDeletion(recordingDeletion, {
    remove: async ({ id: recordingId, projectId }) => {
      const variables = { recordingId, projectId };
      await client.mutate({ mutation: DeleteRecordingDocument, variables }).catch(unlessGone('RECORDING_NOT_FOUND'));
      onDeleted();
    },
    announce: () => show({ tone: 'success', title: t('delete.done') }),
  });
}
