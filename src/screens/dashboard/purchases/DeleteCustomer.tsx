import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { DeletePaymentCustomerDocument } from '../../../../graphql/generated/purchases';
import { deletionMachineOf } from '../../../../machines/deletionMachine';
import { useSession } from '../../../auth/session';
import { ConfirmDialog } from '../../../components/confirm/ConfirmDialog';
import { ConfirmationField } from '../../../components/confirm/ConfirmationField';
import { useDeletion } from '../../../components/confirm/useDeletion';
import { useToast } from '../../../components/toast/useToast';
import styles from './purchases.module.css';

/** A customer of the provider, and the address that is typed to have them forgotten. */
interface NamedCustomer {
  readonly customerId: string;
  readonly word: string;
}

const customerDeletion = deletionMachineOf<NamedCustomer>({ wordOf: ({ word }) => word });

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
  const word = user?.email ?? user?.uid ?? '';
  const flow = useDeletion(customerDeletion, {
    remove: (target) =>
      client.mutate({
        mutation: DeletePaymentCustomerDocument,
        variables: { customerId: target.customerId, input: { confirmation: target.word } },
      }),
    announce: () => {
      show({ tone: 'success', title: t('customer.deleted') });
      onDeleted();
    },
  });
  return (
    <>
      <p className={styles.text}>{t('customer.text')}</p>
      <div className={styles.actions}>
        <Button danger onClick={() => flow.ask({ customerId, word })}>
          {t('customer.delete')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={flow.isAsking}
        title={t('customer.confirm')}
        action={t('customer.delete')}
        isDangerous
        isBusy={flow.isDeleting}
        isDisabled={!flow.isMeant && !flow.isDeleting}
        focused="field"
        failed={{ title: t('customer.failed'), error: flow.error }}
        onConfirm={flow.confirm}
        onDecline={flow.decline}
      >
        <p>{t('customer.confirmText')}</p>
        <ConfirmationField
          label={t('customer.type', { word })}
          value={flow.typed}
          isShown={flow.isAsking}
          onChange={flow.type}
          onEnter={flow.confirm}
        />
      </ConfirmDialog>
    </>
  );
}
