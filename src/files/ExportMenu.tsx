import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';

import styles from './files.module.css';
import { EXPORT_FORMATS, useExport } from './useExport';

/** A button with the formats that the current project can be downloaded in. */
export function ExportMenu() {
  const { t } = useTranslation('files');
  const { busy, download } = useExport();
  const items = EXPORT_FORMATS.map(({ format }) => ({
    key: format,
    label: (
      <>
        {t(`export.${format}.name`)}
        <span className={styles.soft}>{t(`export.${format}.about`)}</span>
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
