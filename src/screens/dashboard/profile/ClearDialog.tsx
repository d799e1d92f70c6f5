import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../../components/confirm/ConfirmDialog';

interface ClearDialogProps {
  onConfirm(): void;
  onDecline(): void;
}

/** 'Are you sure you want to delete this', before the profile is emptied. */
export function ClearDialog(answers: ClearDialogProps) {
  const { t } = useTranslation('account');
  return (
    <ConfirmDialog title={t('profile.clearTitle')} action={t('profile.clear')} isDangerous focused="close" {...answers}>
      <p>{t('profile.clearText')}</p>
    </ConfirmDialog>
  );
}
