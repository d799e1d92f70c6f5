import { type KeyboardEvent } from 'react';

import { cellAfter, type Extent, HEADER } from '../../../../../domain/tables/cells';
import { type Direction } from '../../../../../machines/historyMachine';
import { latinKey } from '../../../../actions/keys';
import { type DataTable } from './useDataTable';

/** What the keys of a table do beyond moving through it. */
export interface GridActions {
  /** Goes to a cell, and shows it. */
  goTo(cell: { row: number; column: number }, isFurther: boolean): void;
  /** Begins to edit the active cell, from what it holds or from what was typed. */
  edit(text?: string): void;
  open(): void;
  remove(): void;
  empty(): void;
  check(row: number, isRange: boolean): void;
  checkAll(): void;
  uncheck(): void;
  sort(column: number): void;
  /** Makes a column wider or narrower by so many steps, or moves it by so many places. */
  widen(column: number, steps: number): void;
  move(column: number, places: number): void;
  /** Opens the menu of a column. */
  menu(column: number): void;
  /** Takes back the last step of the history, or makes it again. */
  step(direction: Direction): void;
}

const isTyped = ({ key, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && (nativeEvent.getModifierState('AltGraph') || !(ctrlKey || metaKey || altKey));

const asksForMenu = ({ key, altKey, shiftKey }: KeyboardEvent): boolean =>
  key === 'ContextMenu' || (key === 'F10' && shiftKey) || (key === 'ArrowDown' && altKey);

/** The step of the history that a press asks for. */
function stepOf(event: KeyboardEvent): Direction | undefined {
  const letter = latinKey(event);
  if (letter === 'y') return 'redo';
  return letter === 'z' ? (event.shiftKey ? 'redo' : 'undo') : undefined;
}

function pressHead(event: KeyboardEvent, column: number, actions: GridActions): boolean {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (asksForMenu(event) && column !== 0) actions.menu(column);
  else if (event.altKey && step !== 0 && event.shiftKey) actions.move(column, step);
  else if (event.altKey && step !== 0) actions.widen(column, step);
  else if ((event.key === 'Enter' || event.key === ' ') && column === 0) actions.checkAll();
  else if (event.key === 'Enter' || event.key === ' ') actions.sort(column);
  else return false;
  return true;
}

function pressCell(event: KeyboardEvent, { row, column }: { row: number; column: number }, actions: GridActions) {
  const isCheck = column === 0;
  const isControl = event.ctrlKey || event.metaKey;
  if (event.key === ' ' && (isCheck || event.shiftKey)) actions.check(row, isCheck && event.shiftKey);
  else if (event.key === 'Enter' && isCheck) actions.check(row, event.shiftKey);
  else if (event.key === 'Enter' && isControl) actions.open();
  else if (event.key === 'Enter' || event.key === 'F2') actions.edit();
  else if (event.key === 'Delete' && isCheck) actions.remove();
  else if (event.key === 'Delete' || event.key === 'Backspace') actions.empty();
  else if (isTyped(event) && !isCheck) actions.edit(event.key);
  else return false;
  return true;
}

/**
 * The keys of a table, as in a spreadsheet: arrows, Home, End and Page keys move (with Shift they choose, with Ctrl they go to
 * the end), Enter, F2 and typing edit, Space checks, Ctrl+A checks all, Ctrl+Z and Ctrl+Y take
 * back and make again. On a head Alt+Down, Shift+F10 and the menu key open its
 * menu, Alt with the arrows makes its column wider or narrower, and with Shift moves it.
 */
export function pressGrid(
  event: KeyboardEvent,
  { context, isEditing }: DataTable,
  extent: Extent,
  actions: GridActions,
): void {
  if (isEditing) return;
  const { active } = context;
  const isControl = event.ctrlKey || event.metaKey;
  const done = (): boolean => {
    if (isControl && latinKey(event) === 'a') {
      actions.checkAll();
      return true;
    }
    const step = isControl ? stepOf(event) : undefined;
    if (step !== undefined) {
      actions.step(step);
      return true;
    }
    if (event.key === 'Escape') {
      actions.uncheck();
      return true;
    }
    if (active.row === HEADER ? pressHead(event, active.column, actions) : pressCell(event, active, actions))
      return true;
    const next = event.altKey ? undefined : cellAfter(active, { key: event.key, toEnd: isControl }, extent);
    if (next === undefined) return false;
    actions.goTo(next, event.shiftKey && active.row !== HEADER && next.row !== HEADER);
    return true;
  };
  if (done()) event.preventDefault();
}
