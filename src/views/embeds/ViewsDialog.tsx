import { Alert, Modal } from 'antd';
import { useTranslation } from 'react-i18next';

import { useViewCreation } from './useViewCreation';
import { NewView } from './NewView';
import { ViewForm } from './ViewForm';
import { ViewList } from './ViewList';
import styles from './views.module.css';

interface ViewsDialogProps {
  readonly projectId: string;
  readonly name: string;
  /** The saved view that a new one opens with; without it as last typed. */
  readonly shows?: string;
  onClose(): void;
}

/** Which sites show a project in a frame: the views that there are, and a new one. */
export function ViewsDialog({ projectId, name, shows, onClose }: ViewsDialogProps) {
  const { t } = useTranslation('projects');
  const creation = useViewCreation(projectId);
  const { made } = creation;
  return (
    <Modal open width={640} title={t('views.title', { name })} onCancel={onClose} footer={null} destroyOnHidden>
      <div className={styles.parts}>
        <Alert type="info" showIcon title={t('views.open')} description={t('views.openText')} />
        <section aria-labelledby="views-list">
          <h3 id="views-list">{t('views.list')}</h3>
          <ViewList projectId={projectId} />
        </section>
        <section aria-labelledby="views-new">
          <h3 id="views-new">{t('views.new')}</h3>
          {made === undefined ? (
            <ViewForm projectId={projectId} creation={creation} shows={shows} />
          ) : (
            <NewView made={made} title={name} onKept={creation.forget} />
          )}
        </section>
      </div>
    </Modal>
  );
}
