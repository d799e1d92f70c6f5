import { useMemo } from 'react';

import { type ChatMessage } from '../../../../domain/chat/message';
import { useLanguage } from '../../../app/i18n/useLanguage';
import { beginsDay, dayText, sameDay } from './dayText';

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

/**
 * Says of the message at a place on which day it was written, when it is the first of that day.
 * @param hasOlder messages before these are there, so that nothing is known of what was written before the first
 */
export function useDays(messages: readonly ChatMessage[], hasOlder: boolean): (place: number) => string | undefined {
  const language = useLanguage();
  const text = useMemo(() => dayText(language), [language]);
  return (place) => {
    const message = messages[place];
    if (message === undefined || (place === 0 && hasOlder)) return undefined;
    return beginsDay(message, messages[place - 1]) ? text(message.createdAt) : undefined;
  };
}
