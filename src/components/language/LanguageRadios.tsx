import { useTranslation } from 'react-i18next';

import { Segments } from '../segments/Segments';
import { chooseLanguage } from '../../app/i18n/i18n';
import { useLanguage } from '../../app/i18n/useLanguage';
import { LANGUAGE_OPTIONS } from '../../app/i18n/languages';

/** The language selector where there is room for both names side by side. */
export function LanguageRadios() {
  const { t } = useTranslation('shell');
  return (
    <Segments
      aria-label={t('language.title')}
      options={LANGUAGE_OPTIONS.map(({ value, label, lang }) => ({ value, label: <span lang={lang}>{label}</span> }))}
      value={useLanguage()}
      onChange={(next) => void chooseLanguage(next)}
      block
    />
  );
}
