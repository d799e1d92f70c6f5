import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { type TrainExample } from '../../../../../machines/trainExample';
import { trainExampleDeletionMachine } from '../../../../../machines/trainExampleDeletionMachine';
import { writeDraft } from '../../../../components/draft/draftStorage';
import { useToast } from '../../../../components/toast/useToast';
import { deleteExample } from './exampleCalls';

/** Deletes an example after a question. */
export function useExampleDeletion(onDeleted: () => void) {
  const { t } = useTranslation('teaching');
  const client = useApolloClient();
  const { show } = useToast();
  const [snapshot, send] = useActor(
    trainExampleDeletionMachine.provide({
      actors: {
        remove: fromPromise<void, TrainExample | null>(async ({ input }) => {
          if (input === null) return;
          await deleteExample(client, input.id);
          writeDraft(`trainExample:${input.id}`, undefined);
        }),
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
