import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { isLanguage, type Language, LANGUAGES } from './languages';

/** Says a point in time in the reader's language and time zone. */
export function useTimeText(): (iso: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
    return (iso) => format.format(new Date(iso));
  }, [language]);
}

/** The language that the interface is in. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : LANGUAGES[0];
}
