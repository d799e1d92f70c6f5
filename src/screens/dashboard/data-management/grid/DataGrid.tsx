import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';

import { type ElementEdit } from '../../../../../domain/changes/elementEdit';
import { type GraphElement } from '../../../../../domain/elements/elements';
import { type Cell, HEADER, isIn, rangeOf } from '../../../../../domain/tables/cells';
import { movedColumn, WIDTHS } from '../../../../../domain/tables/columns';
import { pagesOf, rowAt } from '../../../../../domain/tables/rows';
import { fromTabText, toTabText } from '../../../../../domain/tables/tabText';
import { type Direction } from '../../../../../machines/historyMachine';
import { useShape } from '../../../../components/theme/shape';
import { type After, CellEditor, type EditorHandle, STEPS } from './CellEditor';
import { contentOf, copiedText, fitsInField } from './gridCells';
import { GridHead } from './GridHead';
import { type HeadAction, HeadMenu } from './HeadMenu';
import styles from './grid.module.css';
import { GridRow } from './GridRow';
import { CHECK_WIDTH, rowsInSight, scrolledTo, slotsInSight, slotsOf } from './gridWindow';
import { isSortable } from './readRows';
import { useCellText } from './useCellText';
import { type Columns, type PlacedColumn } from './useColumns';
import { type DataTable } from './useDataTable';
import { type GridActions, pressGrid } from './pressGrid';
import { type UnsentCells } from './unsentCells';
import { useKeptCell, useShownCells } from './useKeptCell';
import { useScrollView } from './useScrollView';
import { useChosenCaptions, useElementNames } from '../../../../graph/styles/useNames';

/** What others may ask of the table. */
export interface GridHandle {
  focus(): void;
}

interface DataGridProps {
  readonly ref?: Ref<GridHandle>;
  readonly label: string;
  readonly table: DataTable;
  readonly arranged: Columns;
  /** Labels or types in use, to offer in cells that hold such. */
  readonly names: readonly string[];
  readonly unsent: UnsentCells;
  title(column: PlacedColumn): string;
  /** @param version the one that it was typed against, where that is not the row's */
  onEdit(row: GraphElement, edit: ElementEdit, version?: number): void;
  /** Texts are to be put into cells, from the corner on or into all that is chosen. */
  onPaste(texts: readonly (readonly string[])[]): void;
  onOpen(row: GraphElement): void;
  onDelete(row: GraphElement): void;
  /** A step of the history is to be taken back or made again. */
  onStep(direction: Direction): void;
}

/** Height of a row and of the heads, in pixels. */
const HEIGHTS = { comfortable: 40, compact: 28 } as const;
const HEAD_HEIGHT = 40;
/** Steps by which the menu makes a column wider: few presses, not many. */
const MENU_STEPS = 4;

const placeOf = (target: EventTarget): Cell | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell === null ? null : { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
};

/** A table of any length as a grid of cells: only what is in sight is drawn, and one cell has the focus. */
export function DataGrid(props: DataGridProps) {
  const { ref, label, table, arranged, names, unsent, title, onEdit, onPaste, onOpen, onDelete, onStep } = props;
  const { context, send, rows, isEditing, of } = table;
  const { active, corner, known, checked, begun, inSight } = context;
  const { t } = useTranslation('data');
  const rowHeight = HEIGHTS[useShape().density];
  const box = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorHandle>(null);
  const isFocusWanted = useRef(false);
  const isDragging = useRef(false);
  const [menu, setMenu] = useState<{ readonly column: number; readonly x: number; readonly y: number } | null>(null);
  const { view, look } = useScrollView(box);
  const chosen = useChosenCaptions();
  const show = useShownCells(useCellText(known), unsent, chosen);

  const { slots, width } = useMemo(() => slotsOf(arranged.columns, view.width), [arranged.columns, view.width]);
  // Not by how far down: all rows in sight would be drawn anew at each step of scrolling.
  const { left, width: sightWidth } = view;
  const drawn = useMemo(
    () => slotsInSight(slots, { left, width: sightWidth }, active.column),
    [slots, left, sightWidth, active.column],
  );
  const { first, last, indexes } = rowsInSight(
    { ...view, height: view.height - HEAD_HEIGHT },
    rowHeight,
    rows,
    active.row,
  );
  const range = rangeOf(active, corner);
  const isChecked = useMemo(() => new Set(checked), [checked]);
  const activeColumn = slots[active.column]?.column ?? null;
  const activeRow = rowAt(known, active.row);
  const content = activeRow && activeColumn ? contentOf(activeRow, activeColumn, chosen) : undefined;

  const pages = pagesOf(first, last);
  useEffect(() => {
    if (pages.first !== inSight.first || pages.last !== inSight.last)
      send({ type: 'ROWS.SEEN', pages: { first: pages.first, last: pages.last } });
  }, [pages.first, pages.last, inSight, send]);

  const focusCell = () => {
    const cell = box.current?.querySelector<HTMLElement>(`[data-row="${active.row}"][data-column="${active.column}"]`);
    cell?.focus({ preventScroll: true });
  };
  useLayoutEffect(() => {
    if (!isFocusWanted.current || isEditing) return;
    isFocusWanted.current = false;
    focusCell();
  });
  useImperativeHandle(ref, () => ({ focus: focusCell }));

  const goTo = (cell: Cell, isFurther = false) => {
    const scroller = box.current;
    const slot = slots[cell.column];
    if (scroller !== null && slot !== undefined) {
      const frozen = slots.filter((each) => each.isFrozen).reduce((sum, each) => sum + each.width, 0);
      if (cell.row !== HEADER) {
        const start = cell.row * rowHeight;
        const sight = scroller.clientHeight - HEAD_HEIGHT;
        scroller.scrollTop = scrolledTo(scroller.scrollTop, sight, 0, { start, end: start + rowHeight });
      }
      if (!slot.isFrozen) {
        const span = { start: slot.left, end: slot.left + slot.width };
        scroller.scrollLeft = scrolledTo(scroller.scrollLeft, scroller.clientWidth, frozen, span);
      }
    }
    isFocusWanted.current = true;
    send({ type: 'CELL.CHOSEN', cell, isFurther });
  };
  const edit = (text?: string) => {
    if (activeRow === undefined) return;
    if (content === undefined || !fitsInField(content)) {
      if (text === undefined) onOpen(activeRow);
    } else send({ type: 'EDIT.WANTED', ...(text === undefined ? {} : { text }) });
  };
  const check = (row: number, isRange: boolean) => {
    const id = rowAt(known, row)?.id;
    if (isRange) send({ type: 'CHECK.WANTED', to: row });
    else if (id !== undefined) send({ type: 'CHECK.SWITCHED', row, id });
  };
  const areAllChecked = rows > 0 && checked.length >= rows;
  const checkAll = () => send(areAllChecked ? { type: 'CHECK.CLEARED' } : { type: 'CHECK.WANTED' });
  const sort = (at: number, wanted?: 'asc' | 'desc') => {
    const key = slots[at]?.column?.key;
    if (key === undefined || !isSortable(of, key)) return;
    isFocusWanted.current = true;
    const order = wanted ?? (context.sort === key && context.order === 'asc' ? 'desc' : 'asc');
    send({ type: 'SORTED', sort: key, order });
    send({ type: 'CELL.CHOSEN', cell: { row: HEADER, column: at } });
  };
  const widen = (at: number, steps: number) => {
    const column = slots[at]?.column;
    if (column) arranged.resize(column.key, column.width + steps * WIDTHS.keyStep);
  };
  const keys = arranged.columns.map((each) => each.key);
  const move = (at: number, places: number) => {
    const key = slots[at]?.column?.key;
    if (key === undefined) return;
    const moved = movedColumn(keys, key, places);
    arranged.show(moved);
    goTo({ row: HEADER, column: moved.indexOf(key) + 1 });
  };
  const hide = (at: number) => {
    arranged.show(keys.filter((_, index) => index + 1 !== at));
    goTo({ row: HEADER, column: Math.min(at, keys.length - 1) });
  };
  const openMenu = (at: number) => {
    const head = box.current?.querySelector(`[data-row="${HEADER}"][data-column="${at}"]`)?.getBoundingClientRect();
    if (head === undefined || slots[at]?.column == null) return;
    goTo({ row: HEADER, column: at });
    setMenu({ column: at, x: head.left, y: head.bottom });
  };
  const closeMenu = () => {
    isFocusWanted.current = true;
    setMenu(null);
  };
  const isPossible = (at: number, action: HeadAction): boolean => {
    if (action === 'asc' || action === 'desc') return isSortable(of, keys[at - 1] ?? '');
    if (action === 'earlier') return at > 1;
    return action === 'later' ? at < keys.length : action !== 'hide' || keys.length > 1;
  };
  const act = (at: number, action: HeadAction) => {
    const acts: Record<HeadAction, () => void> = {
      asc: () => sort(at, 'asc'),
      desc: () => sort(at, 'desc'),
      earlier: () => move(at, -1),
      later: () => move(at, 1),
      wider: () => widen(at, MENU_STEPS),
      narrower: () => widen(at, -MENU_STEPS),
      hide: () => hide(at),
    };
    acts[action]();
  };
  const press = (event: KeyboardEvent) => {
    const actions: GridActions = {
      goTo,
      edit,
      check,
      checkAll,
      sort,
      open: () => activeRow && onOpen(activeRow),
      remove: () => activeRow && onDelete(activeRow),
      empty: () => onPaste([['']]),
      uncheck: () => send({ type: 'CHECK.CLEARED' }),
      widen,
      move,
      menu: openMenu,
      step: onStep,
    };
    const sight = Math.floor((view.height - HEAD_HEIGHT) / rowHeight);
    pressGrid(event, table, { rows, columns: slots.length, inSight: sight }, actions);
  };
  const kept = useKeptCell(unsent, activeRow, content, {
    edit: () => edit(),
    send: onEdit,
    focus: () => (isFocusWanted.current = true),
    back: focusCell,
  });
  const submit = (edited: ElementEdit | undefined, after: After) => {
    kept.hand(edited);
    const [down, right] = STEPS[after];
    const next = {
      row: Math.min(rows - 1, Math.max(0, active.row + down)),
      column: Math.min(slots.length - 1, Math.max(1, active.column + right)),
    };
    send({ type: 'EDIT.SUBMITTED', next });
    // Whoever has left the table is not called back to it.
    if (after !== 'gone') goTo(next);
  };
  const down = (event: MouseEvent) => {
    const cell = placeOf(event.target);
    if (cell === null || (isEditing && cell.row === active.row && cell.column === active.column)) return;
    if (event.button !== 0) return;
    if (isEditing && editor.current?.submit('stay') === false) return event.preventDefault();
    if (cell.row === HEADER) return;
    event.preventDefault();
    isDragging.current = cell.column !== 0;
    goTo(cell, event.shiftKey && cell.column !== 0);
  };
  /** With the button held, the cells up to the one under the pointer are chosen. */
  const drag = (event: MouseEvent) => {
    if (event.buttons !== 1) isDragging.current = false;
    const cell = isDragging.current && !isEditing ? placeOf(event.target) : null;
    if (cell === null || cell.row === HEADER || (cell.row === active.row && cell.column === active.column)) return;
    goTo({ row: cell.row, column: Math.max(1, cell.column) }, true);
  };
  const click = (event: MouseEvent) => {
    const cell = placeOf(event.target);
    if (cell === null || isEditing) return;
    if (cell.row === HEADER) {
      if (cell.column === 0) checkAll();
      else sort(cell.column);
    } else if (cell.column === 0) check(cell.row, event.shiftKey);
  };
  const copy = (event: ClipboardEvent) => {
    if (isEditing || active.row === HEADER) return;
    event.preventDefault();
    const columns = slots.slice(Math.max(1, range.left), range.right + 1).flatMap(({ column }) => column ?? []);
    const lines = Array.from({ length: range.bottom - range.top + 1 }, (_, at) => {
      const row = rowAt(known, range.top + at);
      return columns.map((column) => (row === undefined ? '' : copiedText(row, column, known.captions, chosen)));
    });
    event.clipboardData.setData('text/plain', toTabText(lines));
  };
  const cut = (event: ClipboardEvent) => {
    if (isEditing || active.row === HEADER) return;
    copy(event);
    onPaste([['']]);
  };
  const paste = (event: ClipboardEvent) => {
    if (isEditing || active.row === HEADER) return;
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    if (text !== '') onPaste(fromTabText(text));
  };
  const nameOf = useElementNames();
  const checkName = useMemo(() => (row: GraphElement) => t('grid.check', { caption: nameOf(row) }), [t, nameOf]);

  return (
    <div
      ref={box}
      role="grid"
      aria-label={label}
      aria-rowcount={rows + 1}
      aria-colcount={slots.length}
      aria-multiselectable
      aria-busy={table.isReading}
      className={styles.grid}
      style={{ scrollPaddingLeft: CHECK_WIDTH }}
      onScroll={look}
      onKeyDown={press}
      onMouseDown={down}
      onMouseOver={drag}
      onClick={click}
      onDoubleClick={(event) => {
        const cell = placeOf(event.target);
        if (cell !== null && cell.row !== HEADER && cell.column !== 0 && !isEditing) edit();
      }}
      onContextMenu={(event) => {
        const cell = placeOf(event.target);
        if (cell === null || cell.row !== HEADER || cell.column === 0) return;
        event.preventDefault();
        openMenu(cell.column);
      }}
      onFocus={(event) => {
        const cell = placeOf(event.target);
        if (!context.isEntered && cell !== null) send({ type: 'CELL.CHOSEN', cell });
      }}
      onCopy={copy}
      onCut={cut}
      onPaste={paste}
    >
      <GridHead
        of={of}
        slots={drawn}
        width={width}
        sorting={context}
        active={active.row === HEADER ? active.column : null}
        areAllChecked={areAllChecked}
        title={title}
        onResize={arranged.resize}
        onMove={move}
      />
      <div role="rowgroup" className={styles.body} style={{ height: rows * rowHeight, width }}>
        {indexes.map((index) => {
          const row = rowAt(known, index);
          const isActive = index === active.row;
          const inRange = isIn(range, { row: index, column: range.left }) && range.right > 0;
          return (
            <GridRow
              key={index}
              index={index}
              row={row}
              slots={drawn}
              height={rowHeight}
              width={width}
              isChecked={row !== undefined && isChecked.has(row.id)}
              active={isActive ? active.column : null}
              from={inRange ? range.left : -1}
              to={inRange ? range.right : -1}
              checkName={checkName}
              show={show}
              note={isActive && !isEditing ? kept.note : null}
              editor={
                isActive && isEditing && content !== undefined && activeRow !== undefined && activeColumn !== null ? (
                  <CellEditor
                    ref={editor}
                    content={content}
                    begun={begun}
                    kept={kept.text}
                    names={names}
                    label={t('grid.cell', { column: title(activeColumn), row: nameOf(activeRow) })}
                    onSubmit={submit}
                    onUnreadable={kept.keep}
                    onCancel={(before) => {
                      isFocusWanted.current = true;
                      if (before === undefined) kept.forget();
                      send({ type: 'EDIT.CANCELLED' });
                    }}
                  />
                ) : null
              }
            />
          );
        })}
      </div>
      {menu !== null && slots[menu.column]?.column && (
        <HeadMenu
          name={title(slots[menu.column]?.column as PlacedColumn)}
          at={menu}
          isPossible={(action) => isPossible(menu.column, action)}
          onChoose={(action) => act(menu.column, action)}
          onClose={closeMenu}
        />
      )}
    </div>
  );
}
