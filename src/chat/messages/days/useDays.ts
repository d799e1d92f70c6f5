import { useMemo } from 'react';

import { type ChatMessage } from '../../../../domain/chat/message';
import { useLanguage } from '../../../app/i18n/useLanguage';
import { beginsDay, dayText } from './dayText';

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
