import { useTranslation } from 'react-i18next';

import { Segments } from '../segments/Segments';
import { chooseShape, useShape } from './shape';

interface DensityRadiosProps {
  /** Whether they take the whole width there is. */
  readonly isBlock?: boolean;
}

/** How much room things take. */
export function DensityRadios({ isBlock = false }: DensityRadiosProps) {
  const { t } = useTranslation('shell');
  return (
    <Segments
      aria-label={t('appearance.density')}
      options={(['comfortable', 'compact'] as const).map((value) => ({
        value,
        label: t(`appearance.densities.${value}`),
      }))}
      value={useShape().density}
      onChange={(density) => chooseShape({ density })}
      block={isBlock}
    />
  );
}
