import { CheckOutlined } from '@ant-design/icons';
import { Button, Skeleton, Tag, type TagProps } from 'antd';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../../../components/isolated/Isolated';
import { type ImportJob, type ImportState } from '../../../../domain/imports/importJob';
import { useLanguage } from '../../../app/i18n/useLanguage';
import { NotRead } from '../../../components/problem/NotRead';
import { useCountsText } from '../../../files/importText';
import { type ImportFlow } from '../../../files/useImportFlow';
import styles from './DataConfigurationScreen.module.css';

/** What is done is told by its sign: green on green would be too faint by day. */
const COLOURS: Record<ImportState, NonNullable<TagProps['color']>> = {
  checking: 'processing',
  checked: 'processing',
  writing: 'processing',
  refused: 'error',
  failed: 'error',
  done: 'default',
  cancelled: 'default',
};

function Item({ job, onShow }: { job: ImportJob; onShow: () => void }) {
  const { t } = useTranslation('files');
  const language = useLanguage();
  const countsText = useCountsText();
  const names = job.fileNames.join(', ');
  const at = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(job.createdAt),
  );
  return (
    <li className={styles.item}>
      <span className={styles.names}>
        <Isolated text={names} />
        <span className={styles.soft}>
          <time dateTime={job.createdAt}>{at}</time> · {countsText(job.nodes, job.relationships)}
        </span>
      </span>
      <Tag color={COLOURS[job.state]} icon={job.state === 'done' ? <CheckOutlined aria-hidden /> : undefined}>
        {t(`state.${job.state}`)}
      </Tag>
      <Button size="small" onClick={onShow} aria-label={t('recent.showFile', { files: names })}>
        {t('action.show')}
      </Button>
    </li>
  );
}

/** The imports of the project with their states; each can be looked at, and gone on with when it is not over. */
export function RecentImports({ flow }: { flow: ImportFlow }) {
  const { t } = useTranslation('files');
  const { jobs, loading, error, refresh } = flow.imports;
  if (loading) return <Skeleton active paragraph={{ rows: 2 }} title={false} />;
  if (error !== undefined && jobs.length === 0) return <NotRead error={error} onRetry={refresh} />;
  if (jobs.length === 0) return <p className={styles.text}>{t('recent.none')}</p>;
  return (
    <ul className={styles.list}>
      {jobs.map((job) => (
        <Item key={job.id} job={job} onShow={() => flow.open(job.id)} />
      ))}
    </ul>
  );
}
