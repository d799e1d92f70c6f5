import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { DeleteAccountDocument, DeleteDataDocument } from '../../../../../graphql/generated/your-data';
import { deletionMachineOf, type DeletionRequest } from '../../../../../machines/deletionMachine';
import { useToast } from '../../../../components/toast/useToast';
import { appConfig } from '../../../../app/config';
import { useSpanText } from '../../../../app/i18n/useSpanText';
import { readDeletion } from '../../../../jobs/useKeeping';

/** What is to go, and the address that is typed to say so. */
interface EverythingOf {
  readonly scope: 'data' | 'account';
  readonly address: string;
}

const DOCUMENTS = { data: DeleteDataDocument, account: DeleteAccountDocument } as const;

const everythingDeletion = deletionMachineOf<EverythingOf>({ wordOf: ({ address }) => address });

/** Begins a deletion, after a question and the person's address. */
export function useDataDeletion(address: string) {
  const { t } = useTranslation('settings');
  const span = useSpanText()(appConfig().deletionSeconds);
  const client = useApolloClient();
  const { show } = useToast();
  const [snapshot, send] = useActor(
    everythingDeletion.provide({
      actors: {
        remove: fromPromise<unknown, DeletionRequest<EverythingOf>>(async ({ input: { target } }) => {
          const variables = { input: { confirmation: target.address } };
          await client.mutate({ mutation: DOCUMENTS[target.scope], variables });
          await readDeletion(client);
        }),
      },
      actions: { announce: () => void show({ tone: 'success', title: t('data.begun', { span }) }) },
    }),
  );
  const { target, typed, error } = snapshot.context;
  return {
    isAsking: !snapshot.matches('idle'),
    isBeginning: snapshot.matches('deleting'),
    /** Whether the address stands there. */
    isMeant: snapshot.can({ type: 'CONFIRMED' }),
    scope: target?.scope ?? 'data',
    typed,
    error,
    ask: (scope: EverythingOf['scope']) => send({ type: 'DELETE.WANTED', target: { scope, address } }),
    type: (text: string) => send({ type: 'WORD.TYPED', text }),
    confirm: () => send({ type: 'CONFIRMED' }),
    decline: () => send({ type: 'DECLINED' }),
  };
}
