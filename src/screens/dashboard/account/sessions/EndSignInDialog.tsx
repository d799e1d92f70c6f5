import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../../../components/confirm/ConfirmDialog';
import { type DeletionFlow } from '../../../../components/confirm/useDeletion';
import { useDeviceText } from './useDeviceText';
import { type SignIn } from './useSignInEnding';

/** Asks before somebody is signed out in another browser. */
export function EndSignInDialog({ flow }: { readonly flow: DeletionFlow<SignIn> }) {
  const { t } = useTranslation('settings');
  const deviceText = useDeviceText();
  return (
    <ConfirmDialog
      isOpen={flow.isAsking}
      title={t('signIns.confirm', { device: deviceText(flow.target?.device ?? null) })}
      action={t('signIns.end')}
      isDangerous
      isBusy={flow.isDeleting}
      focused="close"
      failed={{ title: t('signIns.endFailed'), error: flow.error }}
      onConfirm={flow.confirm}
      onDecline={flow.decline}
    >
      <p>{t('signIns.confirmText')}</p>
    </ConfirmDialog>
  );
}
