import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { withoutDirections } from '../../../domain/caption/directions';
import { type StyleKind } from '../../../domain/styles/style';
import { useMediaQuery } from '../../components/media/useMediaQuery';
import { type NameCount, toggled } from '../core/visibility';
import { useCanvasState } from '../store/canvasStore';
import { LookButton } from '../styling/LookButton';
import { useBook, useShowing } from '../workbench/Workbench';
import { ColourLegend } from './ColourLegend';
import styles from './legend.module.css';
import { Swatch } from './Swatch';

interface LegendEntry {
  readonly name: string;
  /** How many the project has. */
  readonly total: number;
  /** How many are on the canvas and in sight; undefined when none is on the canvas. */
  readonly count: NameCount | undefined;
}

interface LegendGroupProps {
  readonly kind: StyleKind;
  readonly title: string;
  readonly entries: readonly LegendEntry[];
  /** Entries that are shown only when they are asked for. */
  readonly gathered?: readonly LegendEntry[];
  /** With Ctrl, ⌘ or Shift held: all in sight of this name is selected. */
  onSelect(name: string): void;
  /** Whether a look leads to what changes it; otherwise it is only shown. */
  readonly canRestyle: boolean;
}

/** One half of the legend: names with their look and total, each a switch. */
export function LegendGroup({ kind, title, entries, gathered = [], onSelect, canRestyle }: LegendGroupProps) {
  const { t, i18n } = useTranslation('canvas');
  const { store } = useShowing();
  const book = useBook();
  const outOfSight = useCanvasState(store, (state) => state.hidden);
  const half = kind === 'label' ? 'labels' : 'types';
  const hidden = outOfSight[half];
  const hide = (names: ReadonlySet<string>) => store.setState({ hidden: { ...outOfSight, [half]: names } });
  const [isUnfolded, setUnfolded] = useState(false);
  // Where a finger presses, what it holds would get a tooltip that lies over the entry and stays there.
  const isHovering = useMediaQuery('(hover: hover)');
  if (entries.length + gathered.length === 0) return null;
  const number = new Intl.NumberFormat(i18n.language);
  const row = ({ name, total, count = { loaded: 0, inSight: 0 } }: LegendEntry): ReactNode => (
    <li key={name}>
      <div className={styles.row}>
        {canRestyle ? (
          <LookButton look={{ kind, name, from: 'legend' }}>
            <Swatch book={book} name={{ kind, name }} />
          </LookButton>
        ) : (
          <Swatch book={book} name={{ kind, name }} />
        )}
        <button
          type="button"
          className={styles.entry}
          aria-pressed={!hidden.has(name)}
          title={isHovering ? t('legend.select', { name }) : undefined}
          onClick={(event) =>
            event.ctrlKey || event.metaKey || event.shiftKey ? onSelect(name) : hide(toggled(hidden, name))
          }
        >
          <span className={styles.name}>
            <bdi>{withoutDirections(book.nameInWords({ kind, name }))}</bdi>
          </span>
          <span className={styles.total}>
            {hidden.has(name) || count.inSight < count.loaded
              ? t('legend.inSight', {
                  shown: number.format(count.inSight),
                  total: number.format(total),
                })
              : number.format(total)}
          </span>
        </button>
      </div>
      <ColourLegend book={book} name={{ kind, name }} hidden={outOfSight} />
    </li>
  );
  return (
    <div role="group" aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {hidden.size > 0 && (
          <Button type="link" size="small" onClick={() => hide(new Set())}>
            {t('legend.showAll')}
          </Button>
        )}
      </div>
      <ul className={styles.entries}>
        {entries.map(row)}
        {isUnfolded && gathered.map(row)}
      </ul>
      {gathered.length > 0 && (
        <Button type="link" size="small" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
          {isUnfolded ? t('legend.fold') : t('legend.gathered', { count: gathered.length })}
        </Button>
      )}
    </div>
  );
}
