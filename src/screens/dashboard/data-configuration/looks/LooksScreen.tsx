import { useTranslation } from 'react-i18next';

import { SettingsFrame } from '../../../../settings/frame/SettingsFrame';
import { LabelStyles } from './LabelStyles';

/** `/dashboard/data-configuration/looks`: how the labels and types of the current project look. */
export function LooksScreen() {
  const { t } = useTranslation('settings');
  return (
    <SettingsFrame title={t('section.looks.name')} lead={t('section.looks.about')}>
      <LabelStyles />
    </SettingsFrame>
  );
}
