import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';

import { DeleteAccountDocument, DeleteDataDocument } from '../../../../../graphql/generated/your-data';
import { deletionMachineOf } from '../../../../../machines/deletionMachine';
import { useDeletion } from '../../../../components/confirm/useDeletion';
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

const everythingDeletion = deletionMachineOf<EverythingOf, void>({ wordOf: ({ address }) => address });

/** Begins a deletion, after a question and the person's address. */
export function useDataDeletion() {
  const { t } = useTranslation('settings');
  const span = useSpanText()(appConfig().deletionSeconds);
  const client = useApolloClient();
  const { show } = useToast();
  return useDeletion(everythingDeletion, {
    remove: async ({ scope, address }) => {
      const variables = { input: { confirmation: address } };
      await client.mutate({ mutation: DOCUMENTS[scope], variables });
      await readDeletion(client);
    },
    announce: () => show({ tone: 'success', title: t('data.begun', { span }) }),
  });
}
