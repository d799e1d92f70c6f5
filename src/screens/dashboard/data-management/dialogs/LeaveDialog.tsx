import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';

interface LeaveDialogProps {
  readonly isOpen: boolean;
  onKeep(): void;
  onDiscard(): void;
}

/** Asks before typed input is lost. */
export function LeaveDialog({ isOpen, onKeep, onDiscard }: LeaveDialogProps) {
  const { t } = useTranslation('data');
  return (
    <Modal
      open={isOpen}
      title={t('confirm.leave')}
      onCancel={onKeep}
      footer={[
        <Button key="discard" danger onClick={onDiscard}>
          {t('confirm.discard')}
        </Button>,
        <Button key="keep" type="primary" autoFocus onClick={onKeep}>
          {t('confirm.keep')}
        </Button>,
      ]}
    >
      <p>{t('confirm.leaveText')}</p>
    </Modal>
  );
}
