import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';

import { VIEW_LIMITS } from '../../domain/views/limits';
import { KeepViewForm } from './KeepViewForm';
import { type SeenView } from './savedViews';

interface KeepViewDialogProps {
  readonly projectId: string;
  /** What is kept, as it is when the name is given. */
  seen(): SeenView;
  onClose(): void;
}

/** Keeps what is looked at as a view of the project, where no bar over the canvas has a place for its name. */
export function KeepViewDialog(props: KeepViewDialogProps) {
  const { t, i18n } = useTranslation('chat');
  const number = new Intl.NumberFormat(i18n.language).format(VIEW_LIMITS.places);
  return (
    <Modal open title={t('keepView.open')} footer={null} onCancel={props.onClose} destroyOnHidden>
      <p>{t('keepView.keeps', { number })}</p>
      <KeepViewForm {...props} />
    </Modal>
  );
}
