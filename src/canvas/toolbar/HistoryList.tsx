import { useQuery } from '@apollo/client/react';
import { Button, Empty, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';

import { ChangesDocument } from '../../../graphql/generated/graph';
import { type ChangeFieldsFragment } from '../../../graphql/generated/types';
import { useProblemText } from '../../components/problem/problemText';
import { useProject } from '../../project/project';
import styles from './toolbar.module.css';

const LENGTH = 30;
const KINDS = [
  'nodesCreated',
  'nodesUpdated',
  'nodesDeleted',
  'relationshipsCreated',
  'relationshipsUpdated',
  'relationshipsDeleted',
] as const;

function Step({ change }: { readonly change: ChangeFieldsFragment }) {
  const { t, i18n } = useTranslation('canvas');
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'medium' }).format(
    new Date(change.at),
  );
  const what = KINDS.filter((kind) => change.counts[kind] > 0).map((kind) =>
    t(`history.${kind}`, { count: change.counts[kind] }),
  );
  return (
    <li className={styles.step} data-undone={change.undone}>
      <Typography.Text delete={change.undone} {...(change.undone ? { type: 'secondary' as const } : {})}>
        {what.join(', ') || t('history.nothing')}
      </Typography.Text>
      <Typography.Text type="secondary" className={styles.when ?? ''}>
        {[t(`source.${change.source}`), change.reference, change.undone ? t('history.undone') : null, time]
          .filter(Boolean)
          .join(' · ')}
      </Typography.Text>
    </li>
  );
}

/** The newest changes of the project, by whoever and whatever made them. */
export function HistoryList() {
  const { t } = useTranslation('canvas');
  const { projectId } = useProject();
  const problemText = useProblemText();
  const { data, error, refetch } = useQuery(ChangesDocument, {
    variables: { projectId, pageSize: LENGTH },
    fetchPolicy: 'cache-and-network',
  });
  if (error !== undefined && data === undefined) {
    return (
      <Empty description={problemText(error)} image={Empty.PRESENTED_IMAGE_SIMPLE}>
        <Button onClick={() => void refetch()}>{t('retry')}</Button>
      </Empty>
    );
  }
  if (data?.changes == null) return <Skeleton active paragraph={{ rows: 3 }} title={false} style={{ width: 280 }} />;
  if (data.changes.items.length === 0) {
    return <Empty description={t('history.empty')} image={Empty.PRESENTED_IMAGE_SIMPLE} />;
  }
  return (
    <ol className={styles.history} tabIndex={0} aria-label={t('history.title')}>
      {data.changes.items.map((change) => (
        <Step key={change.id} change={change} />
      ))}
    </ol>
  );
}
