import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../../../components/confirm/ConfirmDialog';
import { useProblemText } from '../../../../components/problem/problemText';
import { type Revocation } from './useTokenRevocation';

/** Asks before a token is revoked. */
export function RevokeDialog({ flow }: { readonly flow: Revocation }) {
  const { t } = useTranslation('settings');
  const problemText = useProblemText();
  return (
    <ConfirmDialog
      isOpen={flow.isAsking}
      title={t('tokens.confirm', { name: flow.target?.name ?? '' })}
      action={t('tokens.revoke')}
      isDangerous
      isBusy={flow.isRevoking}
      focused="close"
      onConfirm={flow.confirm}
      onDecline={flow.decline}
    >
      {flow.error !== null && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={t('tokens.revokeFailed')}
          description={problemText(flow.error)}
        />
      )}
      <p>{t('tokens.confirmText')}</p>
    </ConfirmDialog>
  );
}
