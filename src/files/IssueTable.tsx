import { Button, Grid, Table, type TableColumnsType, Tag } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../components/isolated/Isolated';
import { type ImportIssue, type ImportJob } from '../../domain/imports/importJob';
import { restFetch } from '../apollo/rest';
import styles from './files.module.css';
import { detailFor, useIssueText } from './importText';
import { useDownload } from './useDownload';

type Row = ImportIssue & { readonly key: number };

/** A sentence that says how often this is so, and in which rows first, where it is so more than once. */
function Times({ issue: { count = 1, rows = [] } }: { issue: ImportIssue }) {
  const { t, i18n } = useTranslation('files');
  if (count < 2) return null;
  if (rows.length === 0) return <span>{t('issues.timesWithoutRows', { count })}</span>;
  const first = rows.map((row) => new Intl.NumberFormat(i18n.language).format(row)).join(', ');
  return <span>{t('issues.times', { count, rows: first })}</span>;
}

/** What is wrong, in the reader's words, with the value below. */
function Message({ issue, where }: { issue: ImportIssue; where: string }) {
  const { t, i18n } = useTranslation('files');
  const text = useIssueText()(issue);
  const detail = detailFor(issue, i18n.language, text !== undefined);
  return (
    <>
      {where !== '' && (
        <span className={styles.soft}>
          <Isolated text={where} />
        </span>
      )}
      {text} <Times issue={issue} />
      {detail !== '' && (
        <span
          className={text === undefined ? undefined : styles.soft}
          lang={detail === issue.detail ? 'en' : undefined}
        >
          <Isolated text={detail} />
        </span>
      )}
      <Tag color={issue.fatal ? 'error' : 'warning'}>{t(issue.fatal ? 'issues.fatal' : 'issues.changed')}</Tag>
    </>
  );
}

/** File, row and column in one line, where there is no room for columns of their own. */
function useWhereText(): (issue: ImportIssue) => string {
  const { t } = useTranslation('files');
  return ({ file, row, column }) =>
    [
      file,
      ...(row == null ? [] : [t('issues.atRow', { row })]),
      ...(column == null ? [] : [t('issues.atColumn', { column })]),
    ].join(' · ');
}

/** The problems of an import with their places, and how many more there are than are listed. */
export function IssueTable({ job }: { job: ImportJob }) {
  const { t } = useTranslation('files');
  const whereText = useWhereText();
  const isWide = Grid.useBreakpoint().sm === true;
  const titleId = useId();
  const { isBusy, download } = useDownload();
  const downloadAll = () =>
    download({ fileName: 'import.csv', ask: () => restFetch(`/api/neo4j/imports/${job.id}/issues`) });
  if (job.issues.length === 0) return null;
  const rows: Row[] = job.issues.map((issue, key) => ({ ...issue, key }));
  const message: TableColumnsType<Row>[number] = {
    title: t('issues.message'),
    key: 'message',
    render: (_, issue) => <Message issue={issue} where={isWide ? '' : whereText(issue)} />,
  };
  const places: TableColumnsType<Row> = [
    { title: t('issues.file'), key: 'file', render: (_, { file }) => <Isolated text={file} /> },
    {
      title: t('issues.row'),
      key: 'row',
      render: (_, { row }) => (row == null ? '' : t('counts.plain', { total: row })),
    },
    { title: t('issues.column'), key: 'column', render: (_, { column }) => <Isolated text={column ?? ''} /> },
  ];
  const rest = job.issuesTotal - job.issues.length;
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('issues.title', { count: job.issuesTotal })}</h3>
      <Table<Row>
        className={styles.table ?? ''}
        aria-labelledby={titleId}
        size="small"
        dataSource={rows}
        columns={isWide ? [...places, message] : [message]}
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
      />
      <span>
        <Button size="small" loading={isBusy} onClick={downloadAll}>
          {t('action.download')}
        </Button>
      </span>
      {rest > 0 && <p className={styles.hint}>{t('issues.more', { count: rest })}</p>}
    </section>
  );
}
