import { useTranslation } from 'react-i18next';

import { examplesFormatValues } from '../../../../../graphql/generated/rest';
import { DownloadMenu } from '../../../../files/DownloadMenu';
import { exportExamples } from '../../../../teaching/exampleCalls';

/** A button with the formats that the examples can be downloaded in. */
export function ExportExamples() {
  const { t } = useTranslation('teaching');
  const choices = examplesFormatValues.map((format) => ({
    format,
    fileName: `train-examples.${format}`,
    name: t(`format.${format}.name`),
    about: t(`format.${format}.about`),
    ask: () => exportExamples(format),
  }));
  return <DownloadMenu label={t('export.download')} choices={choices} />;
}
