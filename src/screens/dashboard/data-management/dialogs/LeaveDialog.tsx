import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';

import { useReturnFocus } from '../../../../components/confirm/useReturnFocus';

interface LeaveDialogProps {
  onKeep(): void;
  onDiscard(): void;
}

/** Asks before typed input is lost. */
export function LeaveDialog({ onKeep, onDiscard }: LeaveDialogProps) {
  useReturnFocus();
  const { t } = useTranslation('data');
  return (
    <Modal
      open
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
