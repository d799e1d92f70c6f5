import { useMemo } from 'react';

import { useLanguage } from './useLanguage';

/** Says a point in time in the reader's language and time zone. */
export function useTimeText(): (iso: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
    return (iso) => format.format(new Date(iso));
  }, [language]);
}
