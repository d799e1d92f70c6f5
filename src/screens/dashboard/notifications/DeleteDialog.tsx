import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../../components/confirm/ConfirmDialog';
import { useProblemText } from '../../../components/problem/problemText';
import { type DeletionFlow } from './useDeletion';

/** 'Are you sure you want to delete this', before one notification or all of them go. */
export function DeleteDialog({ flow }: { readonly flow: DeletionFlow }) {
  const { t } = useTranslation('notifications');
  const problemText = useProblemText();
  const isAll = flow.target === 'all';
  return (
    <ConfirmDialog
      isOpen={flow.isAsking}
      title={t(isAll ? 'confirm.all' : 'confirm.one')}
      action={t('delete')}
      isDangerous
      isBusy={flow.isDeleting}
      onConfirm={flow.confirm}
      onDecline={flow.decline}
    >
      {flow.error !== null && (
        <Alert role="alert" type="error" showIcon title={t('confirm.failed')} description={problemText(flow.error)} />
      )}
      {isAll && <p>{t('confirm.allText')}</p>}
      <p>{t('confirm.undo')}</p>
    </ConfirmDialog>
  );
}
