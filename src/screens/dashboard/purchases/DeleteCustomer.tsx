import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Form, Input } from 'antd';
import { useActor } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { DeletePaymentCustomerDocument } from '../../../../graphql/generated/purchases';
import { deletionMachineOf, type DeletionRequest } from '../../../../machines/deletionMachine';
import { useSession } from '../../../auth/session';
import { ConfirmDialog } from '../../../components/confirm/ConfirmDialog';
import { useProblemText } from '../../../components/problem/problemText';
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
  const problemText = useProblemText();
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
        focused="close"
        onConfirm={() => send({ type: 'CONFIRMED' })}
        onDecline={() => {
          setConfirmation('');
          send({ type: 'DECLINED' });
        }}
      >
        {error !== null && (
          <Alert role="alert" type="error" showIcon title={t('customer.failed')} description={problemText(error)} />
        )}
        <p>{t('customer.confirmText')}</p>
        <Form layout="vertical">
          <Form.Item label={t('customer.type', { word })} htmlFor="customer-confirmation">
            <Input
              id="customer-confirmation"
              value={confirmation}
              autoComplete="off"
              onChange={({ target }) => setConfirmation(target.value)}
            />
          </Form.Item>
        </Form>
      </ConfirmDialog>
    </>
  );
}
