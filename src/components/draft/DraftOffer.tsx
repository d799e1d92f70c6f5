import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import styles from './DraftOffer.module.css';

interface DraftOfferProps {
  /** What had been started, in a few words. */
  readonly what: string;
  onContinue(): void;
  onDiscard(): void;
}

/** Offers input that an earlier form left behind. */
export function DraftOffer({ what, onContinue, onDiscard }: DraftOfferProps) {
  const { t } = useTranslation('common');
  return (
    <div role="status" className={styles.offer}>
      <span>{t('draft.started', { what })}</span>
      <span className={styles.ways}>
        <Button size="small" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
        <Button size="small" onClick={onContinue}>
          {t('draft.continue')}
        </Button>
      </span>
    </div>
  );
}
