import { type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './SkipLink.module.css';

/** Id of the main part of a page. */
export const MAIN_ID = 'content';

/** First stop of the keyboard: leads past the header. It moves the focus itself, so that the address stays clean. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(MAIN_ID)?.focus();
  };
  return (
    <a href={`#${MAIN_ID}`} className={styles.skip} onClick={skip}>
      {t('skip')}
    </a>
  );
}
