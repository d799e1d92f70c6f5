import { Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { GraphModel } from '../../../graph/GraphModel';
import { GraphModelContext } from '../../../graph/GraphModelContext';
import { LiveNews } from '../../../graph/live/LiveNews';
import { useLiveGraph } from '../../../graph/live/useLiveGraph';
import { useProject } from '../../../project/ProjectContext';
import styles from './data.module.css';
import { DataEditor } from './DataEditor';

/** The tables and the canvas beside them read themselves anew when the model says so. */
const reread = () => Promise.resolve();

/** Keeps the data on this screen as other windows leave it. */
function LiveData() {
  return <LiveNews followed={useLiveGraph({ isOverview: false, reread })} />;
}

/** The data of one project, with the graph that the canvas beside the tables shows; mount it anew for another project. */
function ProjectData() {
  const [model] = useState(() => new GraphModel());
  return (
    <GraphModelContext value={model}>
      <DataEditor />
      <LiveData />
    </GraphModelContext>
  );
}

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
