import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../components/isolated/Isolated';
import { type Chip } from '../../domain/query/chips/Chip';
import { fieldsOf } from '../../domain/query/chips/fieldsOf';
import { type Query } from '../../domain/query/Query';
import { useFocusAfter } from '../components/confirm/useReturnFocus';
import { Glyph } from '../components/glyph/Glyph';
import styles from './chips.module.css';

interface ChipEntryProps {
  readonly chip: Chip;
  readonly query: Query;
  readonly isBusy: boolean;
  readonly isOpen: boolean;
  onOpen(): void;
  onRun(query: Query): void;
}

/** A piece of a query: pressed, it can be changed; beside it, what takes it away. Plain buttons, for there are many in a list. */
export function ChipEntry({ chip, query, isBusy, isOpen, onOpen, onRun }: ChipEntryProps) {
  const { t } = useTranslation('query');
  const { text, without, depth } = chip;
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(isOpen, button);
  const hasFields = fieldsOf(query, chip).length > 0;
  return (
    <li className={styles.entry} data-depth={depth}>
      {hasFields ? (
        <button
          ref={button}
          type="button"
          className={styles.words}
          aria-expanded={isOpen}
          title={t('change', { chip: text })}
          onClick={onOpen}
        >
          <Isolated text={text} />
        </button>
      ) : (
        <span className={styles.words}>
          <Isolated text={text} />
        </span>
      )}
      {without !== undefined && (
        <button
          type="button"
          className={styles.remove}
          disabled={isBusy}
          aria-label={t('remove', { chip: text })}
          title={t('remove', { chip: text })}
          onClick={() => onRun(without)}
        >
          <Glyph of={CloseOutlined} />
        </button>
      )}
    </li>
  );
}
