import { Spin } from 'antd';
import { useTranslation } from 'react-i18next';

import { useProject } from '../../../project/project';
import styles from './data.module.css';
import { ProjectData } from './ProjectData';

/** `/dashboard/data-management`: tables of nodes and relationships, with forms to create and update them. */
export function DataManagementScreen() {
  const { projectId } = useProject();
  const { t } = useTranslation('data');
  return (
    <section className={styles.screen} aria-labelledby="data-title">
      <h1 id="data-title" className={styles.title}>
        {t('title')}
      </h1>
      {projectId === undefined ? <Spin /> : <ProjectData key={projectId} />}
    </section>
  );
}
