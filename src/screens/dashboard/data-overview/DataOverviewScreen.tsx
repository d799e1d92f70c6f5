import { Spin } from 'antd';
import { useTranslation } from 'react-i18next';

import { useProject } from '../../../project/ProjectContext';
import { useProjectFailure } from '../../../project/project';
import { OverviewFailed } from './OverviewFailed';
import { ProjectOverview } from './ProjectOverview';
import styles from './overview.module.css';
import { useArrival } from './useArrival';

/** `/dashboard/data-overview`: the graph of the project on a canvas that fills the page. */
export function DataOverviewScreen() {
  const { projectId } = useProject();
  const failure = useProjectFailure();
  const arrival = useArrival();
  const { t } = useTranslation('canvas');
  return (
    <section className={styles.screen} aria-labelledby="overview-title">
      <h1 id="overview-title" className={styles.title}>
        {t('overview.title')}
      </h1>
      <div className={styles.fill}>
        {failure !== null && <OverviewFailed error={failure.error} onRetry={failure.retry} />}
        {failure === null && projectId === undefined && <Spin className={styles.waiting ?? ''} />}
        {failure === null && projectId !== undefined && (
          <ProjectOverview key={projectId} projectId={projectId} arrival={arrival} />
        )}
      </div>
    </section>
  );
}
