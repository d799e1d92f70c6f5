import { useTranslation } from 'react-i18next';

import { type ApiTokenFieldsFragment } from '../../../../../graphql/generated/types';
import { ConfirmDialog } from '../../../../components/confirm/ConfirmDialog';
import { type DeletionFlow } from '../../../../components/confirm/useDeletion';

/** Asks before a token is revoked. */
export function RevokeDialog({ flow }: { readonly flow: DeletionFlow<ApiTokenFieldsFragment> }) {
  const { t } = useTranslation('settings');
  return (
    <ConfirmDialog
      isOpen={flow.isAsking}
      title={t('tokens.confirm', { name: flow.target?.name ?? '' })}
      action={t('tokens.revoke')}
      isDangerous
      isBusy={flow.isDeleting}
      focused="close"
      failed={{ title: t('tokens.revokeFailed'), error: flow.error }}
      onConfirm={flow.confirm}
      onDecline={flow.decline}
    >
      <p>{t('tokens.confirmText')}</p>
    </ConfirmDialog>
  );
}
