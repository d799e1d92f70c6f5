import { type ReactNode, useCallback, useId } from 'react';

import { type ElementEdit } from '../../../../../domain/changes/elementEdit';
import { type GraphElement } from '../../../../../domain/elements/elements';
import { type ChosenCaptions } from '../../../../../domain/styles/names';
import { type CellContent, contentOf, readCell, typedText } from './gridCells';
import { UnsentNote, UnsentText } from './UnsentCell';
import { type UnsentCells } from './unsentCells';
import { type PlacedColumn } from './useColumns';

type ShowCell = (row: GraphElement, column: PlacedColumn) => ReactNode;

/** How cells are shown: what was typed and is not in the store stands in the place of what is. */
export function useShownCells(show: ShowCell, unsent: UnsentCells, chosen: ChosenCaptions): ShowCell {
  return useCallback(
    (row, column) => {
      const content = unsent.rows.includes(row.id) ? contentOf(row, column, chosen) : undefined;
      const cell = content && unsent.of(row, content);
      return cell === undefined ? show(row, column) : <UnsentText text={cell.text} />;
    },
    [show, unsent, chosen],
  );
}

/** What the table does for a cell in which something is kept. */
interface KeptCellActions {
  /** Opens the field of the cell. */
  edit(): void;
  send(row: GraphElement, edit: ElementEdit, version?: number): void;
  /** The cell has the focus once it is drawn anew. */
  focus(): void;
  /** The cell has the focus now. */
  back(): void;
}

/** What is kept in the active cell, and what becomes of it. */
export function useKeptCell(
  unsent: UnsentCells,
  row: GraphElement | undefined,
  content: CellContent | undefined,
  { edit, send, focus, back }: KeptCellActions,
) {
  const id = useId();
  const kept = row && content && unsent.of(row, content);
  const forget = () => {
    if (row !== undefined && content !== undefined) unsent.forget(row, content);
  };
  /** What was typed is handed on: it is kept no longer, unless the store does not take it either. */
  const hand = (edited: ElementEdit | undefined) => {
    forget();
    if (row !== undefined && edited !== undefined) send(row, edited, kept?.version);
  };
  const sendAgain = () => {
    const reading = content && readCell(content, kept?.text ?? '');
    if (reading?.ok !== true) return edit();
    focus();
    hand(reading.edit);
  };
  const giveUp = () => {
    focus();
    forget();
  };
  return {
    text: kept?.text,
    hand,
    forget,
    keep: (typed: string) => {
      if (row !== undefined && content !== undefined) unsent.keep(row, content, typed);
    },
    note:
      row === undefined || content === undefined || kept === undefined
        ? null
        : {
            id,
            of: (
              <UnsentNote
                key={`${row.id} ${content.name}`}
                id={id}
                standing={typedText(content)}
                onSend={sendAgain}
                onDiscard={giveUp}
                onLeave={back}
              />
            ),
          },
  };
}
