import { useMemo, useState } from 'react';

import { applyEdit, type ElementEdit } from '../../../../../domain/changes/elementEdit';
import { type GraphElement, isNode } from '../../../../../domain/elements/elements';
import { kindOf, ownOf } from '../../../../../domain/properties/kinds';
import { draftKeys, readDraft, writeDraft } from '../../../../components/draft/draftStorage';
import { keepUnsaved, useUnsaved } from '../../../../components/draft/unsaved';
import { fieldTexts } from '../../../../graph/propertyText';
import { BETWEEN_MEMBERS, type CellContent, typedText } from './gridCells';
import { type TableOf } from './readRows';

/** What was typed into a cell and is not in the store. */
interface UnsentCell {
  readonly text: string;
  /** The version of the element that it was typed against. */
  readonly version: number;
}

/** A part of an element that a cell holds. */
type CellPart = Pick<CellContent, 'part' | 'name'>;

/** Under what the cells of a table of a project are kept. */
const beginningOf = (projectId: string, of: TableOf): string => `cell:${projectId}:${of}:`;
/** Ids hold no colon; names of properties may, and stand last. */
const keyOf = (id: string, { part, name }: CellPart): string => [id, part, part === 'property' ? name : ''].join(':');

/** Keeps what was typed into a cell, under the part of the element that it holds. */
function keepCell(projectId: string, row: GraphElement, part: CellPart, text: string): void {
  const cell: UnsentCell = { text, version: row.version };
  keepUnsaved(beginningOf(projectId, isNode(row) ? 'node' : 'relationship') + keyOf(row.id, part), cell);
}

/** Keeps what an edit would have made of the cells of a row, as it was typed. */
export function keepCells(projectId: string, row: GraphElement, edit: ElementEdit): void {
  const wanted = applyEdit(row, edit);
  const keep = (part: CellPart, text: string) => keepCell(projectId, row, part, text);
  for (const name of Object.keys(edit.setProperties ?? {})) {
    const value = ownOf(wanted.properties, name);
    if (value === undefined) continue;
    const texts = fieldTexts(kindOf(value, ownOf(wanted.propertyKinds, name)), value);
    keep({ part: 'property', name }, texts.join(BETWEEN_MEMBERS));
  }
  for (const name of edit.removeProperties ?? []) keep({ part: 'property', name }, '');
  if (isNode(wanted) && (edit.addLabels !== undefined || edit.removeLabels !== undefined))
    keep({ part: 'labels', name: 'labels' }, wanted.labels.join(BETWEEN_MEMBERS));
  if (!isNode(wanted) && edit.type !== undefined) keep({ part: 'type', name: 'type' }, wanted.type);
}

/** The cells of a table in which something is kept that is not in the store. */
export interface UnsentCells {
  /** The ids of the rows that have such. */
  readonly rows: readonly string[];
  /** What is kept of a cell; undefined when nothing is, or when it is in the store by now. */
  of(row: GraphElement, content: CellContent): UnsentCell | undefined;
  /** Keeps what stands in a field and cannot be read. */
  keep(row: GraphElement, part: CellPart, text: string): void;
  /** Forgets what is kept of a cell: it is sent, or given up. */
  forget(row: GraphElement, part: CellPart): void;
  /** Forgets all that is kept of the table. */
  forgetAll(): void;
}

/** What is kept of the cells of a table of a project, through other tables, other pages and a reload. */
export function useUnsentCells(projectId: string, of: TableOf): UnsentCells {
  const beginning = beginningOf(projectId, of);
  const read = () => new Map(draftKeys(beginning).map((key) => [key, readDraft<UnsentCell>(key)]));
  const [kept, setKept] = useState(read);
  useUnsaved((key) => {
    if (key.startsWith(beginning)) setKept(read());
  });
  return useMemo(() => {
    const forget = (keys: readonly string[]) => {
      for (const key of keys) writeDraft(key, undefined);
      setKept((before) => new Map([...before].filter(([key]) => !keys.includes(key))));
    };
    return {
      rows: [...new Set([...kept.keys()].map((key) => key.slice(beginning.length).split(':')[0] ?? ''))],
      of: (row, content) => {
        const cell = kept.get(beginning + keyOf(row.id, content));
        return cell === undefined || cell.text === typedText(content) ? undefined : cell;
      },
      keep: (row, part, text) => keepCell(projectId, row, part, text),
      forget: (row, part) => forget([beginning + keyOf(row.id, part)]),
      forgetAll: () => forget([...kept.keys()]),
    };
  }, [kept, beginning, projectId]);
}
