import { useTranslation } from 'react-i18next';

import { type Followed } from '../../../machines/liveGraphMachine';
import styles from './live.module.css';

const COUNTED = ['added', 'changed', 'deleted'] as const;

/** Says to those who do not see it that the graph has changed without an edit of theirs on this page, and how. */
export function LiveNews({ followed }: { readonly followed: Followed | null }) {
  const { t, i18n } = useTranslation('canvas');
  const words = () => {
    if (followed === null || followed.kind === 'nothing') return '';
    if (followed.kind === 'reread') return t('live.reread');
    const parts = COUNTED.filter((part) => followed[part] > 0).map((part) =>
      t(`live.${part}`, { count: followed[part] }),
    );
    return parts.length === 0
      ? t('live.some')
      : t('live.news', { what: new Intl.ListFormat(i18n.language).format(parts) });
  };
  return (
    <div aria-live="polite" className={styles.hidden} data-testid="live-news">
      {words()}
    </div>
  );
}
