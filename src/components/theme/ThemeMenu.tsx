import { useTranslation } from 'react-i18next';

import { ChoiceMenu } from '../choice-menu/ChoiceMenu';
import { THEME_OPTIONS } from './themeOptions';
import { useThemeChoice } from './useThemeMode';

/** The theme switch of the headers: light, dark, system. */
export function ThemeMenu() {
  const { t } = useTranslation('shell');
  const [choice, choose] = useThemeChoice();
  return (
    <ChoiceMenu
      title={t('theme.title')}
      icon={THEME_OPTIONS.find(({ value }) => value === choice)?.icon}
      options={THEME_OPTIONS.map(({ value }) => ({ value, label: t(`theme.${value}`) }))}
      value={choice}
      onChoose={choose}
    />
  );
}
