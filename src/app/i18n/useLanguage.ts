import { useTranslation } from 'react-i18next';

import { isLanguage, type Language, LANGUAGES } from './languages';

/** The language that the interface is in. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : LANGUAGES[0];
}
