import { useQuery } from '@apollo/client/react';
import { Button, Empty, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

import { ChangesDocument } from '../../../graphql/generated/graph';
import { useProblemText } from '../../components/problem/problemText';
import { useProject } from '../../project/ProjectContext';
import { ChangeEntry } from './ChangeEntry';
import styles from './history.module.css';
import { useOpenChanged } from './useOpenChanged';

const LENGTH = 30;

/** The newest changes of the project, by whoever and whatever made them. */
export function HistoryList({ onOpened }: { onOpened(): void }) {
  const { t } = useTranslation('changes');
  const { t: tCanvas } = useTranslation('canvas');
  const { projectId } = useProject();
  const problemText = useProblemText();
  const open = useOpenChanged();
  const { data, error, refetch } = useQuery(ChangesDocument, {
    variables: { projectId, pageSize: LENGTH },
    fetchPolicy: 'cache-and-network',
  });
  if (error !== undefined && data === undefined) {
    return (
      <Empty description={problemText(error)} image={Empty.PRESENTED_IMAGE_SIMPLE}>
        <Button onClick={() => void refetch()}>{tCanvas('retry')}</Button>
      </Empty>
    );
  }
  if (data?.changes == null) return <Skeleton active paragraph={{ rows: 3 }} title={false} style={{ width: 280 }} />;
  if (data.changes.items.length === 0) {
    return <Empty description={t('empty')} image={Empty.PRESENTED_IMAGE_SIMPLE} />;
  }
  return (
    <ol className={styles.history} tabIndex={0} aria-label={t('title')}>
      {data.changes.items.map((change) => (
        <ChangeEntry key={change.id} change={change} onOpen={(element) => void open(element).then(onOpened)} />
      ))}
    </ol>
  );
}
