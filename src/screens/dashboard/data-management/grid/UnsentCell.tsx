import { ExclamationCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './grid.module.css';

/** What a cell shows in the place of what the store holds. */
export function UnsentText({ text }: { readonly text: string }) {
  const { t } = useTranslation('data');
  return (
    <span className={styles.unsent} title={t('grid.unsent.mark')}>
      <ExclamationCircleFilled aria-label={t('grid.unsent.mark')} />
      <span className={styles.text}>{text === '' ? t('grid.unsent.empty') : text}</span>
    </span>
  );
}

interface UnsentNoteProps {
  readonly id: string;
  /** What the store holds. */
  readonly standing: string;
  onSend(): void;
  onDiscard(): void;
  /** Back to the cell. */
  onLeave(): void;
}

// What is pressed here is no key and no press on the cell.
const keep = (event: MouseEvent) => event.stopPropagation();

/** Says below a cell that what stands in it did not reach the store, and sends it again or gives it up. Tab leads to it. */
export function UnsentNote({ id, standing, onSend, onDiscard, onLeave }: UnsentNoteProps) {
  const { t } = useTranslation('data');
  const note = useRef<HTMLDivElement>(null);
  // Below a cell at the lower edge of the table it would lie out of sight.
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') onLeave();
  };
  return (
    <div
      ref={note}
      className={styles.unsentNote}
      onKeyDown={press}
      onMouseDown={keep}
      onClick={keep}
      onDoubleClick={keep}
    >
      <span id={id}>
        {t('grid.unsent.note')}{' '}
        {standing === '' ? t('grid.unsent.nothing') : t('grid.unsent.standing', { value: standing })}
      </span>
      <span className={styles.unsentWays}>
        <Button size="small" onClick={onDiscard}>
          {t('grid.unsent.discard')}
        </Button>
        <Button size="small" onClick={onSend}>
          {t('grid.unsent.send')}
        </Button>
      </span>
    </div>
  );
}

interface UnsentBarProps {
  readonly count: number;
  /** Undefined where the table cannot be narrowed to them. */
  readonly onShow: (() => void) | undefined;
  onDiscard(): void;
}

/** Says over a table in how many of its rows something stands that is not in the store: some may be out of sight. */
export function UnsentBar({ count, onShow, onDiscard }: UnsentBarProps) {
  const { t } = useTranslation('data');
  if (count === 0) return null;
  return (
    <div className={styles.unsentBar} role="status">
      <ExclamationCircleFilled aria-hidden />
      <span>{t('grid.unsent.rows', { count })}</span>
      {onShow !== undefined && (
        <Button size="small" onClick={onShow}>
          {t('grid.unsent.show')}
        </Button>
      )}
      <Button size="small" onClick={onDiscard}>
        {t('grid.unsent.discardAll')}
      </Button>
    </div>
  );
}
