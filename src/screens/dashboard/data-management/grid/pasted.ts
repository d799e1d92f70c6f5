import { type ElementEdit } from '../../../../../domain/changes/elementEdit';
import { type GraphElement } from '../../../../../domain/elements/elements';
import { type ChosenCaptions } from '../../../../../domain/styles/names';
import { type CellRange } from '../../../../../domain/tables/cells';
import { type CellFault, contentOf, readCell } from './gridCells';
import { type PlacedColumn } from './useColumns';

/** An edit of one row that came with others. */
interface RowEdit {
  readonly element: GraphElement;
  readonly edit: ElementEdit;
}

/** A cell that cannot take what was to be pasted into it, and why. */
interface PasteFault {
  readonly row: number;
  readonly column: PlacedColumn;
  readonly fault: CellFault | 'fixed' | 'unread';
}

/** What pasting does, or why nothing is pasted. */
export interface Pasted {
  readonly edits: readonly RowEdit[];
  readonly faults: readonly PasteFault[];
}

/** Two edits of one element as one. */
function joined(one: ElementEdit, other: ElementEdit): ElementEdit {
  const lists = ['removeProperties', 'addLabels', 'removeLabels'] as const;
  const maps = ['setProperties', 'propertyKinds'] as const;
  return {
    ...one,
    ...other,
    ...Object.fromEntries(
      lists.flatMap((key) => (one[key] && other[key] ? [[key, [...one[key], ...other[key]]]] : [])),
    ),
    ...Object.fromEntries(
      maps.flatMap((key) => (one[key] && other[key] ? [[key, { ...one[key], ...other[key] }]] : [])),
    ),
  };
}

/** The text for a cell: one that was copied alone fills all that is chosen. */
const textFor = (texts: readonly (readonly string[])[], row: number, column: number): string | undefined =>
  texts.length === 1 && texts[0]?.length === 1 ? texts[0][0] : texts[row]?.[column];

/**
 * What pasting texts into cells does to the rows: every cell is read as its kind. One that cannot be read is a fault.
 * @param columns the columns of the table by their place, the check boxes before them
 * @param chosen the captions of labels
 */
export function pasted(
  texts: readonly (readonly string[])[],
  at: CellRange,
  columns: readonly (PlacedColumn | null)[],
  rowOf: (row: number) => GraphElement | undefined,
  rows: number,
  chosen: ChosenCaptions,
): Pasted {
  const faults: PasteFault[] = [];
  const edits = new Map<string, RowEdit>();
  const isOne = texts.length === 1 && texts[0]?.length === 1;
  const bottom = Math.min(rows - 1, isOne ? at.bottom : at.top + texts.length - 1);
  for (let row = at.top; row <= bottom; row += 1) {
    const element = rowOf(row);
    const width = isOne ? at.right - at.left + 1 : (texts[row - at.top]?.length ?? 0);
    for (let offset = 0; offset < width; offset += 1) {
      const column = columns[at.left + offset];
      const text = textFor(texts, row - at.top, offset);
      if (column === undefined || column === null || text === undefined) continue;
      const content = element && contentOf(element, column, chosen);
      const reading = content && readCell(content, text);
      if (element === undefined) faults.push({ row, column, fault: 'unread' });
      else if (reading === undefined) faults.push({ row, column, fault: 'fixed' });
      else if (!reading.ok) faults.push({ row, column, fault: reading.fault });
      else if (reading.edit !== undefined) {
        const before = edits.get(element.id)?.edit ?? {};
        edits.set(element.id, { element, edit: joined(before, reading.edit) });
      }
    }
  }
  return { edits: [...edits.values()], faults };
}
