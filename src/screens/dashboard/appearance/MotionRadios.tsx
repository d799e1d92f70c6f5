import { useTranslation } from 'react-i18next';

import { Segments } from '../../../components/segments/Segments';
import { chooseShape, useShape } from '../../../components/theme/shape';

/** Whether what opens and moves does so at once. */
export function MotionRadios() {
  const { t } = useTranslation('shell');
  return (
    <Segments
      aria-label={t('appearance.motion')}
      options={(['system', 'reduced'] as const).map((value) => ({ value, label: t(`appearance.motions.${value}`) }))}
      value={useShape().motion}
      onChange={(motion) => chooseShape({ motion })}
      block
    />
  );
}
