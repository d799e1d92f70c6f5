import { Button } from 'antd';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { withoutDirections } from '../../../domain/caption/directions';
import { type StyleKind } from '../../../domain/styles/style';
import { useMediaQuery } from '../../components/media/useMediaQuery';
import { useGraphModel } from '../../graph/GraphModelContext';
import { type NameCount, toggled } from '../core/visibility';
import { ofType, withLabel } from '../sets/choosing';
import { LookButton } from '../styling/LookButton';
import { ColourLegend } from './ColourLegend';
import styles from './legend.module.css';
import { useBook, useCanvasState, useShowing } from '../workbench/Workbench';
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
  readonly entries: readonly LegendEntry[];
  /** Entries that are shown only when they are asked for. */
  readonly gathered?: readonly LegendEntry[];
  /** Whether a look leads to what changes it; otherwise it is only shown. */
  readonly canRestyle: boolean;
}

const PARTS = { label: 'labels', type: 'types' } as const;
const CHOOSING = { label: withLabel, type: ofType };

/** One half of the legend: names with their look and total, each a switch; with Ctrl, ⌘ or Shift held it selects all of its name. */
export function LegendGroup({ kind, entries, gathered = [], canRestyle }: LegendGroupProps) {
  const { store, tool } = useShowing();
  const book = useBook();
  const hidden = useCanvasState((state) => state.hidden);
  const model = useGraphModel();
  const { t, i18n } = useTranslation('canvas');
  const [isUnfolded, setUnfolded] = useState(false);
  // Where a finger presses, what it holds would get a tooltip that lies over the entry and stays there.
  const isHovering = useMediaQuery('(hover: hover)');
  if (entries.length + gathered.length === 0) return null;
  const number = new Intl.NumberFormat(i18n.language);
  const part = PARTS[kind];
  const off = hidden[part];
  const hide = (names: ReadonlySet<string>) => store.setState({ hidden: { ...hidden, [part]: names } });
  const press = ({ ctrlKey, metaKey, shiftKey }: MouseEvent, name: string) =>
    ctrlKey || metaKey || shiftKey
      ? tool.send({ type: 'ELEMENTS.CHOSEN', refs: CHOOSING[kind](model, hidden, name), how: 'only' })
      : hide(toggled(off, name));
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
          aria-pressed={!off.has(name)}
          title={isHovering ? t('legend.select', { name }) : undefined}
          onClick={(event) => press(event, name)}
        >
          <span className={styles.name}>
            <bdi>{withoutDirections(book.nameInWords({ kind, name }))}</bdi>
          </span>
          <span className={styles.total}>
            {off.has(name) || count.inSight < count.loaded
              ? t('legend.inSight', { shown: number.format(count.inSight), total: number.format(total) })
              : number.format(total)}
          </span>
        </button>
      </div>
      <ColourLegend book={book} name={{ kind, name }} hidden={hidden} />
    </li>
  );
  return (
    <div role="group" aria-label={t(`legend.${part}`)}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t(`legend.${part}`)}</h3>
        {off.size > 0 && (
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
