import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useIsOffline } from '../../../live/liveStatus';
import styles from './ServerAwayNotice.module.css';

/** How long the page says that the server is back. */
const BACK_MS = 5_000;

/** Whether the server came back a moment ago. */
function useIsBack(isAway: boolean): boolean {
  const [wasAway, setWasAway] = useState(isAway);
  if (isAway && !wasAway) setWasAway(true);
  useEffect(() => {
    if (isAway || !wasAway) return undefined;
    const timer = setTimeout(() => setWasAway(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [isAway, wasAway]);
  return wasAway && !isAway;
}

/** Says that the server cannot be reached for as long as that is so, and for a moment that it can be again. */
export function ServerAwayNotice() {
  const { t } = useTranslation('errors');
  const isAway = useIsOffline();
  const isBack = useIsBack(isAway);
  return (
    <div aria-live="polite">
      {(isAway || isBack) && <p className={styles.notice}>{t(isAway ? 'away.text' : 'away.back')}</p>}
    </div>
  );
}
