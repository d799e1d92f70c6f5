import { DeleteOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { useTranslation } from 'react-i18next';

import { chatExportFormatValues } from '../../../../graphql/generated/rest';
import { DownloadMenu } from '../../../files/DownloadMenu';
import styles from './history.module.css';
import { exportChat } from './historyCalls';

const ENDINGS = { markdown: 'md', json: 'json' } as const;

interface HistoryActionsProps {
  /** The one that is shown; null is all of them. */
  readonly conversationId: string | null;
  onClear(): void;
}

/** What can be done with the whole history, or with the one conversation that is shown: download it; and delete everything. */
export function HistoryActions({ conversationId, onClear }: HistoryActionsProps) {
  const { t } = useTranslation('history');
  const choices = chatExportFormatValues.map((format) => ({
    format,
    fileName: `chat.${ENDINGS[format]}`,
    name: t(`export.${format}.name`),
    about: t(`export.${format}.about`),
    ask: () => exportChat(format, conversationId),
  }));
  return (
    <Space wrap className={styles.toolbar ?? ''} role="toolbar" aria-label={t('toolbar')}>
      <DownloadMenu label={t(conversationId === null ? 'export.all' : 'export.one')} choices={choices} />
      <Button danger icon={<DeleteOutlined aria-hidden />} onClick={onClear}>
        {t('clear')}
      </Button>
    </Space>
  );
}
