import { Select, Table, type TableProps, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Isolated } from '../../components/isolated/Isolated';
import { useLanguage } from '../../app/i18n/useLanguage';
import { useMediaQuery } from '../../components/media/useMediaQuery';
import { bytesText } from '../../files/importText';
import styles from '../audio.module.css';
import { clockText } from '../../../domain/audio/clockText';
import { spokenName } from '../../../domain/audio/spokenName';
import { type Recording, recordingAddress } from '../recordingCalls';
import { RecordingActions, UploadActions } from './RowActions';
import { RecordingState, UploadState } from './RowState';
import { type Row, rowsOf } from './uploadRows';
import { type Recordings } from './useRecordings';

/** What a transcription came to. */
function TextCell({ recording: { words, state, transcriber } }: { readonly recording: Recording }) {
  const { t } = useTranslation('audio');
  if (state !== 'transcribed') return null;
  const isDraft = transcriber?.kind === 'pocketsphinx';
  return (
    <span className={styles.state}>
      {t('words', { count: words })}
      {isDraft && <Tag color="warning">{t('draft')}</Tag>}
      {transcriber !== undefined && (
        <span className={styles.soft}>{t('by', { name: transcriber.model ?? transcriber.kind })}</span>
      )}
    </span>
  );
}

interface UploadsTableProps {
  readonly of: Recordings;
  onDelete(recording: Recording): void;
}

const WIDE = ['name', 'size', 'length', 'language', 'state', 'text', 'actions'] as const;
/** On a small screen what it is and what became of it stand first, and are seen without scrolling to the side. */
const NARROW = ['name', 'state', 'actions', 'text', 'language', 'size', 'length'] as const;
const WIDTHS: Partial<Record<(typeof WIDE)[number], number>> = { name: 120, state: 192 };
type Column = NonNullable<TableProps<Row>['columns']>[number];

/** The Uploads Table: every recording of the project, and every file on its way into it. */
export function UploadsTable({ of, onDelete }: UploadsTableProps) {
  const { t } = useTranslation('audio');
  const language = useLanguage();
  const isWide = useMediaQuery('(min-width: 768px)');
  const columns: Record<(typeof WIDE)[number], Column> = {
    name: {
      className: styles.name ?? '',
      render: (_, row) =>
        'upload' in row ? (
          <Isolated text={row.upload.recording.file.name} />
        ) : (
          <Link to={recordingAddress(row.recording)} className={styles.link}>
            <Isolated text={row.recording.name} />
          </Link>
        ),
    },
    size: {
      className: styles.size ?? '',
      render: (_, row) => bytesText('upload' in row ? row.upload.recording.file.size : row.recording.bytes, language),
    },
    length: {
      render: (_, row) =>
        'upload' in row || row.recording.seconds === undefined ? '' : clockText(row.recording.seconds),
    },
    language: {
      render: (_, row) =>
        'upload' in row ? (
          t(`language.${row.upload.recording.language ?? 'any'}`)
        ) : (
          <Select<'en' | 'ro'>
            size="small"
            variant="borderless"
            {...(row.recording.language !== undefined && { value: row.recording.language })}
            placeholder={spokenName(row.recording.heardLanguage, language) ?? t('language.any')}
            aria-label={t('table.languageOf', { name: row.recording.name })}
            className={styles.language ?? ''}
            options={(['en', 'ro'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
            onChange={(spoken) => of.say(row.recording, spoken)}
          />
        ),
    },
    state: {
      className: styles.stateColumn ?? '',
      render: (_, row) =>
        'upload' in row ? <UploadState upload={row.upload} /> : <RecordingState recording={row.recording} of={of} />,
    },
    text: {
      render: (_, row) => ('upload' in row ? null : <TextCell recording={row.recording} />),
    },
    actions: {
      render: (_, row) =>
        'upload' in row ? (
          <UploadActions upload={row.upload} />
        ) : (
          <RecordingActions recording={row.recording} of={of} onDelete={() => onDelete(row.recording)} />
        ),
    },
  };
  const rows = rowsOf(of);
  return (
    <Table<Row>
      rowKey="key"
      dataSource={rows}
      pagination={false}
      size="middle"
      // Keys scroll it by what stands in its rows; without any, nothing in it takes the focus.
      {...(rows.length > 0 && { scroll: { x: 780 } })}
      aria-labelledby="uploads"
      locale={{ emptyText: t('table.empty') }}
      columns={(isWide ? WIDE : NARROW).map((key) => ({
        ...columns[key],
        key,
        title: t(`table.${key}`),
        ...(!isWide && { width: WIDTHS[key] }),
      }))}
    />
  );
}
