import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';

import styles from './files.module.css';
import { type Download, useDownload } from './useDownload';

/** A format in the menu, with its file. */
export interface FormatChoice extends Download {
  readonly format: string;
  readonly name: string;
  /** What it is good for. */
  readonly about: string;
}

interface DownloadMenuProps {
  /** What the button says. */
  readonly label: string;
  readonly choices: readonly FormatChoice[];
}

/** A button with the formats that something can be downloaded in. */
export function DownloadMenu({ label, choices }: DownloadMenuProps) {
  const { isBusy, download } = useDownload();
  const items = choices.map((choice) => ({
    key: choice.format,
    label: (
      <>
        {choice.name}
        <span className={styles.soft}>{choice.about}</span>
      </>
    ),
    onClick: () => download(choice),
  }));
  return (
    <Dropdown menu={{ items }} trigger={['click']} disabled={isBusy}>
      <Button icon={<DownloadOutlined aria-hidden />} loading={isBusy} aria-haspopup="menu">
        {label}
      </Button>
    </Dropdown>
  );
}
