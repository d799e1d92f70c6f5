import { Alert, Modal } from 'antd';
import { useTranslation } from 'react-i18next';

import { type ProjectCardData } from '../useAllProjects';
import { useViewCreation } from './useViewCreation';
import { NewView } from './NewView';
import { SavedViewList } from './SavedViewList';
import { ViewForm } from './ViewForm';
import { ViewList } from './ViewList';
import styles from './views.module.css';

interface ViewsDialogProps {
  readonly project: ProjectCardData;
  readonly name: string;
  onClose(): void;
}

/** Which sites show a project in a frame: the views that there are, and a new one. */
export function ViewsDialog({ project, name, onClose }: ViewsDialogProps) {
  const { t } = useTranslation('projects');
  const creation = useViewCreation(project.id);
  const { made } = creation;
  return (
    <Modal open width={640} title={t('views.title', { name })} onCancel={onClose} footer={null} destroyOnHidden>
      <div className={styles.parts}>
        <Alert type="info" showIcon title={t('views.open')} description={t('views.openText')} />
        <section aria-labelledby="views-saved">
          <h3 id="views-saved">{t('savedViews.title')}</h3>
          <SavedViewList projectId={project.id} />
        </section>
        <section aria-labelledby="views-list">
          <h3 id="views-list">{t('views.list')}</h3>
          <ViewList projectId={project.id} />
        </section>
        <section aria-labelledby="views-new">
          <h3 id="views-new">{t('views.new')}</h3>
          {made === undefined ? (
            <ViewForm projectId={project.id} creation={creation} />
          ) : (
            <NewView made={made} title={name} onKept={creation.forget} />
          )}
        </section>
      </div>
    </Modal>
  );
}
