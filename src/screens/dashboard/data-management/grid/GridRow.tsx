import { memo, type ReactNode } from 'react';

import { type GraphElement } from '../../../../../domain/elements/elements';
import { type PlacedColumn } from './useColumns';
import styles from './grid.module.css';

/** A column that is drawn: its place among all, and how far from the left it begins. */
export interface Slot {
  readonly column: PlacedColumn | null;
  readonly index: number;
  readonly left: number;
  readonly width: number;
  readonly isFrozen: boolean;
}

interface GridRowProps {
  readonly index: number;
  readonly row: GraphElement | undefined;
  readonly slots: readonly Slot[];
  readonly height: number;
  readonly width: number;
  readonly isChecked: boolean;
  /** The column of the active cell, if it lies in this row. */
  readonly active: number | null;
  /** The first and the last column that are chosen in this row; -1 for none. */
  readonly from: number;
  readonly to: number;
  /** What stands in the place of the active cell while it is edited. */
  readonly editor: ReactNode;
  /** What is said below the active cell, and the id of what says it. */
  readonly note: { readonly id: string; readonly of: ReactNode } | null;
  /** The name of the check box. */
  checkName(row: GraphElement): string;
  show(row: GraphElement, column: PlacedColumn): ReactNode;
}

/** One row; drawn again only when something of itself has changed. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { index, row, slots, height, width, isChecked, active, from, to, editor, note, checkName, show } = props;
  const isChosen = active !== null;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isChecked}
      aria-busy={row === undefined}
      className={styles.row}
      data-chosen={isChosen}
      data-checked={isChecked}
      style={{ top: index * height, height, width }}
    >
      {slots.map(({ column, index: at, left, width: wide, isFrozen }) => {
        const isActive = at === active;
        return (
          <div
            key={column?.key ?? 'check'}
            role="gridcell"
            aria-colindex={at + 1}
            tabIndex={isActive ? 0 : -1}
            aria-describedby={isActive ? note?.id : undefined}
            data-row={index}
            data-column={at}
            data-frozen={isFrozen}
            data-picked={at >= from && at <= to}
            className={styles.cell}
            style={isFrozen ? { left, width: wide } : { left, width: wide, position: 'absolute' }}
          >
            {row === undefined ? null : column === null ? (
              <input
                type="checkbox"
                className={styles.check}
                tabIndex={-1}
                checked={isChecked}
                readOnly
                aria-label={checkName(row)}
              />
            ) : isActive && editor !== null ? (
              editor
            ) : (
              <>
                {show(row, column)}
                {isActive && note?.of}
              </>
            )}
          </div>
        );
      })}
    </div>
  );
});
