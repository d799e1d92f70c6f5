import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../../../components/confirm/ConfirmDialog';
import { type Revocation } from './useTokenRevocation';

/** Asks before a token is revoked. */
export function RevokeDialog({ flow }: { readonly flow: Revocation }) {
  const { t } = useTranslation('settings');
  return (
    <ConfirmDialog
      isOpen={flow.isAsking}
      title={t('tokens.confirm', { name: flow.target?.name ?? '' })}
      action={t('tokens.revoke')}
      isDangerous
      isBusy={flow.isRevoking}
      focused="close"
      failed={{ title: t('tokens.revokeFailed'), error: flow.error }}
      onConfirm={flow.confirm}
      onDecline={flow.decline}
    >
      <p>{t('tokens.confirmText')}</p>
    </ConfirmDialog>
  );
}
