import { useCallback } from 'react';

import { useLanguage } from './useLanguage';

/** Units that spans of time are said in, largest first, with their seconds. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A span of time in words: in the largest unit that says it whole, such as "30 days" or "36 hours". */
export function spanText(seconds: number, language: string): string {
  const [unit, length] = UNITS.find(([, each]) => seconds >= each && seconds % each === 0) ?? UNITS[3];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / length);
}

/** Says spans of time in the reader's language. */
export function useSpanText(): (seconds: number) => string {
  const language = useLanguage();
  return useCallback((seconds) => spanText(seconds, language), [language]);
}
