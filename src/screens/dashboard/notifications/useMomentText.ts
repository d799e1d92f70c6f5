import { useMemo } from 'react';

import { useLanguage } from '../../../app/i18n/useLanguage';

/** Says a point in time with its day and minute, in the reader's language and time zone. */
export function useMomentText(): (iso: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' });
    return (iso) => format.format(new Date(iso));
  }, [language]);
}
