import { useTranslation } from 'react-i18next';

import { SettingsFrame } from '../../../../settings/frame/SettingsFrame';
import { WordMeanings } from './meanings/WordMeanings';
import { TrainExamples } from './train-examples/TrainExamples';

/** `/dashboard/data-configuration/assistant`: what the person taught the assistant. */
export function TeachingScreen() {
  const { t } = useTranslation('settings');
  return (
    <SettingsFrame title={t('section.teaching.name')} lead={t('section.teaching.about')}>
      <TrainExamples />
      <WordMeanings />
    </SettingsFrame>
  );
}
