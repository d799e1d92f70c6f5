import { useMemo, useSyncExternalStore } from 'react';

import { useLanguage } from '../app/i18n/useLanguage';

const MINUTE_MS = 60_000;
const STEPS = [
  ['minute', 60],
  ['hour', 24],
  ['day', 7],
] as const;

function everyMinute(onTick: () => void): () => void {
  const timer = setInterval(onTick, MINUTE_MS);
  return () => clearInterval(timer);
}
const thisMinute = () => Math.floor(Date.now() / MINUTE_MS);

/** How long before a moment another one was, in words; after a week, its day. */
function agoIn(language: string): (iso: string, now: number) => string {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (iso, now) => {
    let passed = (now - Date.parse(iso)) / MINUTE_MS;
    if (passed < 1) return relative.format(0, 'second');
    for (const [unit, most] of STEPS) {
      if (passed < most) return relative.format(-Math.floor(passed), unit);
      passed /= most;
    }
    return day.format(new Date(iso));
  };
}

/** Says how long ago a moment was, in the reader's language, and keeps saying it as time goes on. */
export function useAgo(): (iso: string) => string {
  const language = useLanguage();
  const minute = useSyncExternalStore(everyMinute, thisMinute);
  return useMemo(() => {
    const ago = agoIn(language);
    return (iso) => ago(iso, (minute + 1) * MINUTE_MS - 1);
  }, [language, minute]);
}
