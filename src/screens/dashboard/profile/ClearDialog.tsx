import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';

interface ClearDialogProps {
  onConfirm(): void;
  onDecline(): void;
}

/** 'Are you sure you want to delete this', before the profile is emptied. */
export function ClearDialog({ onConfirm, onDecline }: ClearDialogProps) {
  const { t } = useTranslation('account');
  return (
    <Modal
      open
      title={t('profile.clearTitle')}
      onCancel={onDecline}
      footer={[
        <Button key="close" autoFocus onClick={onDecline}>
          {t('close')}
        </Button>,
        <Button key="clear" danger type="primary" onClick={onConfirm}>
          {t('profile.clear')}
        </Button>,
      ]}
    >
      <p>{t('profile.clearText')}</p>
    </Modal>
  );
}
