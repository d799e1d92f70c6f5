import { type Slot } from './GridRow';
import { type ScrollView } from './useScrollView';
import { type PlacedColumn } from './useColumns';

/** Room of the check boxes, in pixels. */
export const CHECK_WIDTH = 44;
/** Rows drawn beyond what is in sight, so that a short way is there at once. */
const ROWS_BEYOND = 6;
/** On a narrower table the first column goes away with the others. */
const LEAST_TO_FREEZE = 560;

/** The check boxes and the columns, each at its place from the left. */
export function slotsOf(
  columns: readonly PlacedColumn[],
  tableWidth: number,
): { slots: readonly Slot[]; width: number } {
  const check: Slot = { column: null, index: 0, left: 0, width: CHECK_WIDTH, isFrozen: true };
  let left = CHECK_WIDTH;
  const slots = columns.map((column, at): Slot => {
    const slot = {
      column,
      index: at + 1,
      left,
      width: column.width,
      isFrozen: at === 0 && tableWidth >= LEAST_TO_FREEZE,
    };
    left += column.width;
    return slot;
  });
  return { slots: [check, ...slots], width: left };
}

/** The columns that are drawn: those that stay, those in sight, and the one that has the focus. */
export function slotsInSight(
  slots: readonly Slot[],
  { left, width }: Pick<ScrollView, 'left' | 'width'>,
  active: number,
): Slot[] {
  return slots.filter(
    (slot) => slot.isFrozen || slot.index === active || (slot.left + slot.width > left && slot.left < left + width),
  );
}

/** The rows that are drawn: those in sight with some beyond, and the one that has the focus. */
export function rowsInSight(
  { top, height }: ScrollView,
  rowHeight: number,
  rows: number,
  active: number,
): { first: number; last: number; indexes: number[] } {
  const first = Math.max(0, Math.floor(top / rowHeight) - ROWS_BEYOND);
  const last = Math.min(rows - 1, Math.ceil((top + height) / rowHeight) + ROWS_BEYOND);
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  const isOutside = active >= 0 && active < rows && (active < first || active > last);
  return { first, last, indexes: isOutside ? [...indexes, active] : indexes };
}

/** How far to scroll so that something from `start` to `end` lies between `covered` and the end of what is in sight. */
export function scrolledTo(
  at: number,
  sight: number,
  covered: number,
  { start, end }: { readonly start: number; readonly end: number },
): number {
  if (start < at + covered) return Math.max(0, start - covered);
  return end > at + sight ? end - sight : at;
}
