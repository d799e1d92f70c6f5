import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../../../components/confirm/ConfirmDialog';
import { useProblemText } from '../../../../components/problem/problemText';
import { useDeviceText } from './useDeviceText';
import { type useSignInEnding } from './useSignInEnding';

/** Asks before somebody is signed out in another browser. */
export function EndSignInDialog({ flow }: { readonly flow: ReturnType<typeof useSignInEnding> }) {
  const { t } = useTranslation('settings');
  const problemText = useProblemText();
  const deviceText = useDeviceText();
  return (
    <ConfirmDialog
      isOpen={flow.isAsking}
      title={t('signIns.confirm', { device: deviceText(flow.target?.device ?? null) })}
      action={t('signIns.end')}
      isDangerous
      isBusy={flow.isEnding}
      focused="close"
      onConfirm={flow.confirm}
      onDecline={flow.decline}
    >
      {flow.error !== null && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={t('signIns.endFailed')}
          description={problemText(flow.error)}
        />
      )}
      <p>{t('signIns.confirmText')}</p>
    </ConfirmDialog>
  );
}
