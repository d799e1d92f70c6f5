import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../../components/confirm/ConfirmDialog';
import { type DeletionFlow } from '../../../components/confirm/useDeletion';
import { type DeletionTarget } from '../../../notifications/calls/removeNotifications';

/** 'Are you sure you want to delete this', before one notification or all of them go. */
export function DeleteDialog({ flow }: { readonly flow: DeletionFlow<DeletionTarget> }) {
  const { t } = useTranslation('notifications');
  const isAll = flow.target === 'all';
  return (
    <ConfirmDialog
      isOpen={flow.isAsking}
      title={t(isAll ? 'confirm.all' : 'confirm.one')}
      action={t('delete')}
      isDangerous
      isBusy={flow.isDeleting}
      failed={{ title: t('confirm.failed'), error: flow.error }}
      onConfirm={flow.confirm}
      onDecline={flow.decline}
    >
      {isAll && <p>{t('confirm.allText')}</p>}
      <p>{t('confirm.undo')}</p>
    </ConfirmDialog>
  );
}
