import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';

import { EXAMPLES_FORMATS } from './exampleFormat';
import styles from './trainExamples.module.css';
import { useExampleExport } from './useExampleExport';

/** A button with the formats that the examples can be downloaded in. */
export function ExportExamples() {
  const { t } = useTranslation('teaching');
  const { busy, download } = useExampleExport();
  const items = EXAMPLES_FORMATS.map((format) => ({
    key: format,
    label: (
      <>
        {t(`format.${format}.name`)}
        <span className={styles.soft}>{t(`format.${format}.about`)}</span>
      </>
    ),
    onClick: () => void download(format),
  }));
  return (
    <Dropdown menu={{ items }} trigger={['click']} disabled={busy}>
      <Button icon={<DownloadOutlined aria-hidden />} loading={busy} aria-haspopup="menu">
        {t('export.download')}
      </Button>
    </Dropdown>
  );
}
