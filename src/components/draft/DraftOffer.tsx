import { Button } from 'antd';
import { type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './DraftOffer.module.css';

interface DraftOfferProps {
  /** What had been started, in a few words. */
  readonly what: string;
  onContinue(): void;
  onDiscard(): void;
}

const FIELD = 'input:not([type="hidden"]), textarea';

/** Gives the focus to the first field of a form, or to its button, unless something has it. */
function focusIn(form: Element | null | undefined): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  (form?.querySelector<HTMLElement>(FIELD) ?? form?.querySelector('button'))?.focus();
}

/** Offers input that an earlier form left behind. Answered, it goes, and the focus goes to the first field beside it. */
export function DraftOffer({ what, onContinue, onDiscard }: DraftOfferProps) {
  const { t } = useTranslation('common');
  const answer = (act: () => void) => (event: MouseEvent) => {
    const form = event.currentTarget.closest('[role="status"]')?.parentElement;
    act();
    requestAnimationFrame(() => focusIn(form));
  };
  return (
    <div role="status" className={styles.offer}>
      <span>{t('draft.started', { what })}</span>
      <span className={styles.ways}>
        <Button size="small" onClick={answer(onDiscard)}>
          {t('draft.discard')}
        </Button>
        <Button size="small" onClick={answer(onContinue)}>
          {t('draft.continue')}
        </Button>
      </span>
    </div>
  );
}
