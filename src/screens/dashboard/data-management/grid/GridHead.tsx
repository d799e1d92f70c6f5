import CaretDownOutlined from '@ant-design/icons/CaretDownOutlined';
import CaretUpOutlined from '@ant-design/icons/CaretUpOutlined';
import { type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { withoutDirections } from '../../../../../domain/caption/directions';
import { Isolated } from '../../../../components/isolated/Isolated';
import { type Sorting } from '../../../../../domain/lists/pagedList';
import { HEADER } from '../../../../../domain/tables/cells';
import { type Slot } from './GridRow';
import styles from './grid.module.css';
import { isSortable, type TableOf } from './readRows';
import { type PlacedColumn } from './useColumns';
import { useHeadDrag } from './useHeadDrag';

interface GridHeadProps {
  readonly of: TableOf;
  readonly slots: readonly Slot[];
  readonly width: number;
  readonly sorting: Sorting;
  readonly active: number | null;
  readonly areAllChecked: boolean;
  title(column: PlacedColumn): string;
  onResize(column: string, width: number): void;
  /** Moves the column at a place by so many places. */
  onMove(from: number, by: number): void;
}

const ARIA = { asc: 'ascending', desc: 'descending' } as const;

/** The heads of the columns: each sorts by its column, is drawn to another place, and made wider or narrower at its end. */
export function GridHead(props: GridHeadProps) {
  const { of, slots, width, sorting, active, areAllChecked, title, onResize, onMove } = props;
  const { t } = useTranslation('data');
  const { heads, drag, head } = useHeadDrag(onMove);
  const Arrow = sorting.order === 'asc' ? CaretUpOutlined : CaretDownOutlined;
  return (
    <div ref={heads} role="rowgroup" className={styles.head} style={{ width }}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        {slots.map(({ column, index, left, width: wide, isFrozen }) => {
          const isSorted = column?.key === sorting.sort;
          return (
            <div
              key={column?.key ?? 'check'}
              role="columnheader"
              aria-colindex={index + 1}
              aria-sort={
                column === null || !isSortable(of, column.key) ? undefined : isSorted ? ARIA[sorting.order] : 'none'
              }
              aria-haspopup={column === null ? undefined : 'menu'}
              tabIndex={index === active ? 0 : -1}
              data-row={HEADER}
              data-column={index}
              data-frozen={isFrozen}
              data-drawn={index === drag?.from}
              data-drop={index === drag?.index && index !== drag.from ? (drag.isAfter ? 'after' : 'before') : undefined}
              title={column === null ? undefined : withoutDirections(title(column))}
              className={styles.headCell}
              style={isFrozen ? { left, width: wide } : { left, width: wide, position: 'absolute' }}
              {...head(index)}
            >
              {column === null ? (
                <input
                  type="checkbox"
                  className={styles.check}
                  tabIndex={-1}
                  checked={areAllChecked}
                  readOnly
                  aria-label={t('grid.checkAll')}
                />
              ) : (
                <>
                  <span className={styles.text}>
                    <Isolated text={title(column)} />
                  </span>
                  {isSorted && <Arrow aria-hidden className={styles.arrow ?? ''} />}
                  <ResizeHandle width={wide} onResize={(next) => onResize(column.key, next)} />
                </>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The end of a head, drawn to make its column wider or narrower; by keys Alt with the arrows does the same. */
function ResizeHandle({ width, onResize }: { readonly width: number; onResize(width: number): void }) {
  const drag = useRef<{ readonly from: number; readonly width: number } | null>(null);
  const move = (event: PointerEvent) => {
    if (drag.current !== null) onResize(drag.current.width + event.clientX - drag.current.from);
  };
  return (
    <span
      aria-hidden
      className={styles.resize}
      data-resize
      onPointerDown={(event) => {
        event.preventDefault();
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { from: event.clientX, width };
      }}
      onPointerMove={move}
      onPointerUp={() => {
        drag.current = null;
      }}
      onPointerCancel={() => {
        drag.current = null;
      }}
      onClick={(event) => event.stopPropagation()}
    />
  );
}
