import { useTranslation } from 'react-i18next';

import { Segments } from '../segments/Segments';
import { THEME_OPTIONS } from './themeOptions';
import styles from './ThemeRadios.module.css';
import { useThemeChoice } from './useThemeMode';

/** The theme switch where there is room for all three choices side by side. */
export function ThemeRadios() {
  const { t } = useTranslation('shell');
  const [choice, choose] = useThemeChoice();
  return (
    <Segments
      aria-label={t('theme.title')}
      options={THEME_OPTIONS.map(({ value }) => ({ value, label: t(`theme.${value}`) }))}
      value={choice}
      onChange={choose}
      block
      className={styles.radios ?? ''}
    />
  );
}
