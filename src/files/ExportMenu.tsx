import { useTranslation } from 'react-i18next';

import { DownloadMenu } from './DownloadMenu';
import { useExportChoices } from './useExportChoices';

interface ExportMenuProps {
  /** What the button says, where there is no heading above that says what it downloads. */
  readonly label?: string;
}

/** A button with the formats that the current project can be downloaded in. */
export function ExportMenu({ label }: ExportMenuProps) {
  const { t } = useTranslation('files');
  return <DownloadMenu label={label ?? t('export.download')} choices={useExportChoices()} />;
}
