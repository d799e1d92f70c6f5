import EditOutlined from '@ant-design/icons/EditOutlined';
import { type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../../../components/isolated/Isolated';
import { type PropertyRow } from '../../../graph/propertyEdits';
import { ReadValue } from './ReadValue';
import styles from './reading.module.css';

interface PropertyReadingProps {
  readonly row: PropertyRow;
  /** The button that begins to edit. */
  readonly editRef: Ref<HTMLButtonElement>;
  onEdit(): void;
}

/** Letters that leave no mark: blanks, and characters that only steer how others are written. */
const UNSEEN = /^[\s\p{C}\p{Z}]*$/u;

/** A press on what does something of its own, or at the end of marking words to copy them, does not begin to edit. */
const isAside = ({ target }: MouseEvent): boolean =>
  (target instanceof Element && target.closest('a, button') !== null) || String(getSelection() ?? '') !== '';

/** One property as it is read. It is edited by a press on it, and by keys on its button: Enter or F2. */
export function PropertyReading({ row, editRef, onEdit }: PropertyReadingProps) {
  const { t } = useTranslation('canvas');
  const name = UNSEEN.test(row.name) ? t('property.unseen') : row.name;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'F2') return;
    event.preventDefault();
    event.stopPropagation();
    onEdit();
  };
  return (
    // For the pointer alone: the button says it to all others.
    <div className={styles.row} role="group" aria-label={name} onClick={(event) => !isAside(event) && onEdit()}>
      <span className={styles.name} data-nameless={name !== row.name}>
        <Isolated text={name} />
      </span>
      <button
        ref={editRef}
        type="button"
        className={styles.edit}
        data-edits-property
        aria-label={t('property.edit', { name })}
        onClick={onEdit}
        onKeyDown={press}
      >
        <EditOutlined aria-hidden />
      </button>
      <div className={styles.value}>
        <ReadValue row={row} />
      </div>
    </div>
  );
}
