import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';

import { type DeletionFlow } from './useDeletion';

/** 'Are you sure you want to delete this', before one notification or all of them go. */
export function DeleteDialog({ flow }: { readonly flow: DeletionFlow }) {
  const { t } = useTranslation('notifications');
  const isAll = flow.target === 'all';
  return (
    <Modal
      open={flow.isAsking}
      title={t(isAll ? 'confirm.all' : 'confirm.one')}
      onCancel={flow.decline}
      footer={[
        <Button key="close" onClick={flow.decline}>
          {t('confirm.close')}
        </Button>,
        <Button key="delete" danger type="primary" autoFocus loading={flow.isDeleting} onClick={flow.confirm}>
          {t('delete')}
        </Button>,
      ]}
    >
      {isAll && <p>{t('confirm.allText')}</p>}
      <p>{t('confirm.undo')}</p>
    </Modal>
  );
}
