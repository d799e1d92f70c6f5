import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { DeleteRecordingDocument } from '../../../graphql/generated/audio';
import { deletionMachineOf, type DeletionRequest } from '../../../machines/deletionMachine';
import { problemCode } from '../../components/problem/problemCode';
import { useToast } from '../../components/toast/useToast';
import { type Recording } from '../recordingCalls';

const recordingDeletion = deletionMachineOf<Recording>();

/** Deletes a recording after a question. One that is gone already is as good as deleted. */
export function useRecordingDeletion(onDeleted: () => void) {
  const { t } = useTranslation('audio');
  const client = useApolloClient();
  const { show } = useToast();
  const [snapshot, send] = useActor(
    recordingDeletion.provide({
      actors: {
        remove: fromPromise<unknown, DeletionRequest<Recording>>(async ({ input: { target } }) => {
          const variables = { recordingId: target.id, projectId: target.projectId };
          await client.mutate({ mutation: DeleteRecordingDocument, variables }).catch((error: unknown) => {
            if (problemCode(error) !== 'RECORDING_NOT_FOUND') throw error;
          });
          onDeleted();
        }),
      },
      actions: { announce: () => void show({ tone: 'success', title: t('delete.done') }) },
    }),
  );
  return {
    target: snapshot.matches('idle') ? null : snapshot.context.target,
    isDeleting: snapshot.matches('deleting'),
    error: snapshot.context.error,
    ask: (target: Recording) => send({ type: 'DELETE.WANTED', target }),
    confirm: () => send({ type: 'CONFIRMED' }),
    decline: () => send({ type: 'DECLINED' }),
  };
}
