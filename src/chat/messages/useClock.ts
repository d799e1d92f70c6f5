import { useMemo } from 'react';

import { useLanguage } from '../../app/i18n/useLanguage';
import { sameDay } from './days/dayText';

/** Says when a message was written: its time on the day itself, its day as well afterwards. */
export function useClock(): (iso: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
    return (iso) => {
      const at = new Date(iso);
      return sameDay(at, new Date()) ? time.format(at) : day.format(at);
    };
  }, [language]);
}
