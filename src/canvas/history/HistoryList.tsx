import { useQuery } from '@apollo/client/react';
import { Empty, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

import { ChangesDocument } from '../../../graphql/generated/graph';
import { NotRead } from '../../components/problem/NotRead';
import { useProject } from '../../project/ProjectContext';
import { type Summarised, subjectOf } from '../../graph/history/changeText';
import { useSaying } from '../../graph/history/useSaying';
import { useWorkbench } from '../workbench/Workbench';
import { ChangeEntry } from './ChangeEntry';
import styles from './history.module.css';

const LENGTH = 30;

/** The newest changes of the project, by whoever and whatever made them. */
export function HistoryList({ onOpened }: { onOpened(): void }) {
  const { t } = useTranslation('changes');
  const { t: tCanvas } = useTranslation('canvas');
  const { projectId } = useProject();
  const { reach, goTo } = useWorkbench();
  const saying = useSaying();
  const open = (element: Summarised) => {
    const caption = element.kind === 'node' && element.caption !== '' ? element.caption : subjectOf(element, saying);
    const gone = { title: saying.t('gone', { caption }), description: tCanvas('landing.goneHint') };
    const ref = { kind: element.kind, id: element.id };
    onOpened();
    reach(ref, () => goTo(ref), gone);
  };
  const { data, error, refetch } = useQuery(ChangesDocument, {
    variables: { projectId, pageSize: LENGTH },
    fetchPolicy: 'cache-and-network',
  });
  if (error !== undefined && data === undefined)
    return <NotRead error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (data?.changes == null) return <Skeleton active paragraph={{ rows: 3 }} title={false} style={{ width: 280 }} />;
  if (data.changes.items.length === 0) {
    return <Empty description={t('empty')} image={Empty.PRESENTED_IMAGE_SIMPLE} />;
  }
  return (
    <ol className={styles.history} tabIndex={0} aria-label={t('title')}>
      {data.changes.items.map((change) => (
        <ChangeEntry key={change.id} change={change} onOpen={open} />
      ))}
    </ol>
  );
}
