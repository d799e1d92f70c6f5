import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { useActor } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { DeletePaymentCustomerDocument } from '../../../../graphql/generated/purchases';
import { deletionMachineOf, type DeletionRequest } from '../../../../machines/deletionMachine';
import { useSession } from '../../../auth/session';
import { ConfirmDialog } from '../../../components/confirm/ConfirmDialog';
import { ConfirmationField } from '../../../components/confirm/ConfirmationField';
import { useToast } from '../../../components/toast/useToast';
import styles from './purchases.module.css';

interface Typed {
  readonly customerId: string;
  readonly confirmation: string;
}

const customerDeletion = deletionMachineOf<{ readonly customerId: string }>();

interface DeleteCustomerProps {
  readonly customerId: string;
  onDeleted(): void;
}

/** Has the provider forget the person, after they typed their address. */
export function DeleteCustomer({ customerId, onDeleted }: DeleteCustomerProps) {
  const { t } = useTranslation('purchases');
  const client = useApolloClient();
  const { show } = useToast();
  const { user } = useSession();
  const [confirmation, setConfirmation] = useState('');
  const word = user?.email ?? user?.uid ?? '';
  const [snapshot, send] = useActor(
    customerDeletion.provide({
      actors: {
        remove: fromPromise<unknown, DeletionRequest<{ readonly customerId: string }>>(({ input: { target } }) => {
          const typed: Typed = { ...target, confirmation };
          return client.mutate({
            mutation: DeletePaymentCustomerDocument,
            variables: { customerId: typed.customerId, input: { confirmation: typed.confirmation } },
          });
        }),
      },
      actions: {
        announce: () => {
          void show({ tone: 'success', title: t('customer.deleted') });
          onDeleted();
        },
      },
    }),
  );
  const { error } = snapshot.context;
  const isTyped = confirmation.trim().toLowerCase() === word.toLowerCase();
  return (
    <>
      <p className={styles.text}>{t('customer.text')}</p>
      <div className={styles.actions}>
        <Button danger onClick={() => send({ type: 'DELETE.WANTED', target: { customerId } })}>
          {t('customer.delete')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={!snapshot.matches('idle')}
        title={t('customer.confirm')}
        action={t('customer.delete')}
        isDangerous
        isBusy={snapshot.matches('deleting')}
        isDisabled={!isTyped}
        focused="field"
        failed={{ title: t('customer.failed'), error }}
        onConfirm={() => send({ type: 'CONFIRMED' })}
        onDecline={() => {
          setConfirmation('');
          send({ type: 'DECLINED' });
        }}
      >
        <p>{t('customer.confirmText')}</p>
        <ConfirmationField
          label={t('customer.type', { word })}
          value={confirmation}
          isShown={!snapshot.matches('idle')}
          onChange={setConfirmation}
          onEnter={() => isTyped && send({ type: 'CONFIRMED' })}
        />
      </ConfirmDialog>
    </>
  );
}
