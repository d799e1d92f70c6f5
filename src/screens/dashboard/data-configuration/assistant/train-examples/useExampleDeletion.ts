import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { type TrainExample } from '../../../../../../domain/teaching/trainExample';
import { deletionMachineOf, type DeletionRequest } from '../../../../../../machines/deletionMachine';
import { writeDraft } from '../../../../../components/draft/draftStorage';
import { useToast } from '../../../../../components/toast/useToast';
import { deleteExample } from '../../../../../teaching/exampleCalls';

const exampleDeletion = deletionMachineOf<TrainExample>();

/** Deletes an example after a question. */
export function useExampleDeletion(onDeleted: () => void) {
  const { t } = useTranslation('teaching');
  const client = useApolloClient();
  const { show } = useToast();
  const [snapshot, send] = useActor(
    exampleDeletion.provide({
      actors: {
        remove: fromPromise<unknown, DeletionRequest<TrainExample>>(
          async ({
            input: {
              target: { id },
            },
          }) => {
            await deleteExample(client, id);
            writeDraft(`trainExample:${id}`, undefined);
          },
        ),
      },
      actions: {
        announce: () => {
          show({ tone: 'success', title: t('toast.deleted') });
          onDeleted();
        },
      },
    }),
  );
  return { snapshot, send };
}

/** See {@link useExampleDeletion}. */
export type ExampleDeletion = ReturnType<typeof useExampleDeletion>;
