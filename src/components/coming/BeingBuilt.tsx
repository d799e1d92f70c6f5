import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './BeingBuilt.module.css';

interface BeingBuiltProps {
  /** What will be here. */
  readonly text: string;
  /** Where to go meanwhile. */
  readonly children: ReactNode;
}

/** Says that a page is being built, what it will hold, and what to do until then. */
export function BeingBuilt({ text, children }: BeingBuiltProps) {
  const { t } = useTranslation('shell');
  return (
    <section className={styles.card}>
      <p className={styles.mark}>{t('coming.mark')}</p>
      <p className={styles.text}>{text}</p>
      <p className={styles.meanwhile}>{t('coming.meanwhile')}</p>
      <div className={styles.ways}>{children}</div>
    </section>
  );
}
