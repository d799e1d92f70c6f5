import { useTranslation } from 'react-i18next';

import styles from './shown.module.css';

interface DrawnPartProps {
  readonly shown: number;
  readonly total: number;
}

/** How many of the nodes a small canvas draws, when it leaves some out. Lies over its corner. */
export function DrawnPart({ shown, total }: DrawnPartProps) {
  const { t, i18n } = useTranslation('chat');
  const number = new Intl.NumberFormat(i18n.language);
  if (shown >= total) return null;
  return (
    <span className={styles.part}>
      {t('evidence.part', { count: total, shown: number.format(shown), total: number.format(total) })}
    </span>
  );
}
