import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { type NameCount } from '../core/visibility';
import styles from './legend.module.css';

interface LegendEntry {
  readonly name: string;
  /** How many the project has. */
  readonly total: number;
  readonly colour: string | null;
  /** How many are on the canvas and in sight; undefined when none is on the canvas. */
  readonly count: NameCount | undefined;
}

interface LegendGroupProps {
  readonly title: string;
  readonly entries: readonly LegendEntry[];
  readonly hidden: ReadonlySet<string>;
  onToggle(name: string): void;
  onShowAll(): void;
}

/** One half of the legend: names with colour and total, each a switch. */
export function LegendGroup({ title, entries, hidden, onToggle, onShowAll }: LegendGroupProps) {
  const { t, i18n } = useTranslation('canvas');
  if (entries.length === 0) return null;
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <div role="group" aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {hidden.size > 0 && (
          <Button type="link" size="small" onClick={onShowAll}>
            {t('legend.showAll')}
          </Button>
        )}
      </div>
      <ul className={styles.entries}>
        {entries.map(({ name, total, colour, count = { loaded: 0, inSight: 0 } }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.entry}
              aria-pressed={!hidden.has(name)}
              title={name}
              onClick={() => onToggle(name)}
            >
              <span
                aria-hidden
                className={colour === null ? styles.line : styles.dot}
                style={colour === null ? {} : { background: colour }}
              />
              <span className={styles.name}>{name}</span>
              <span className={styles.total}>
                {hidden.has(name) || count.inSight < count.loaded
                  ? t('legend.inSight', { shown: number.format(count.inSight), total: number.format(total) })
                  : number.format(total)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
