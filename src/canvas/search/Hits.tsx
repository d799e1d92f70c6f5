import { useTranslation } from 'react-i18next';

import { Isolated } from '../../components/isolated/Isolated';
import { useThemeMode } from '../../components/theme/useThemeMode';
import { useBook } from '../workbench/Workbench';
import { type Hit } from './hitsOf';
import styles from './search.module.css';

interface HitsProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly hits: readonly Hit[];
  readonly active: number;
  readonly more: boolean;
  readonly hasFailed: boolean;
  onChoose(index: number): void;
  /** Selects all of them; undefined where nothing can be selected. */
  readonly onChooseAll: (() => void) | undefined;
}

/** The results under the search box. */
export function Hits({ id, isOpen, hits, active, more, hasFailed, onChoose, onChooseAll }: HitsProps) {
  const { t } = useTranslation('canvas');
  const book = useBook();
  const mode = useThemeMode();
  const note = hasFailed ? t('search.failed') : hits.length === 0 ? t('noResults') : more ? t('search.more') : null;
  return (
    <div className={styles.results} hidden={!isOpen}>
      <ul id={id} role="listbox" aria-label={t('search.results')} className={styles.hits}>
        {hits.map((hit, index) => (
          <li
            key={hit.ref.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.hit}
            // The press must not take the focus away before the click arrives.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index)}
          >
            <span
              aria-hidden
              className={hit.label === undefined ? styles.line : styles.dot}
              style={{
                background: hit.label === undefined ? 'var(--canvas-faint)' : book.labelColour(hit.label, mode),
              }}
            />
            <span className={styles.texts}>
              <span className={styles.named}>
                <span className={styles.caption}>
                  <Isolated text={hit.caption} />
                </span>
                <span className={styles.detail}>
                  <Isolated text={hit.detail} />
                </span>
              </span>
              {hit.matched.map((one) => (
                <span key={one.property} className={styles.matched}>
                  {t('search.matched', { ...one })}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {onChooseAll !== undefined && hits.length > 1 && (
        <button
          type="button"
          className={styles.all}
          title={t('search.all')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onChooseAll}
        >
          {t('search.chooseAll', { count: hits.length })}
        </button>
      )}
      {note !== null && (
        <p role="status" className={styles.note}>
          {note}
        </p>
      )}
    </div>
  );
}
