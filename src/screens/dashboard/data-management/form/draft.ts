import { type GraphElement } from '../../../../../domain/elements/elements';
import { type PropertyKind } from '../../../../../domain/properties/values';
import { type UsualProperty } from '../../../../canvas/style/usualProperties';
import { type PropertyRow, rowsOf } from '../../../../graph/propertyEdits';
import { isList, kindOf, memberKind } from '../../../../../domain/properties/kinds';
import { convert, fieldTexts, readList, readScalar, type Reading } from '../../../../graph/propertyText';

/** Longest name of a property. */
export const MAX_NAME_LENGTH = 128;
/** Longest label or type. */
export const MAX_LABEL_LENGTH = 128;
/** Most labels on one node. */
export const MAX_LABELS = 32;

/** One property as the fields of the form hold it: a text for a single value, one per member for a list. */
export interface DraftRow {
  readonly name: string;
  readonly kind: PropertyKind;
  readonly texts: readonly string[];
  /** The property that the row came from; kept exactly when its fields say the same as they did at first. */
  readonly from?: PropertyRow;
  /** The name under which the label of a new node offers the row: left empty, it is no property. */
  readonly offered?: string;
}

/** Why a name cannot be. */
export type NameFault = 'nameNeeded' | 'nameTaken' | 'nameReserved';

/** The row that a new entry starts as. */
export const EMPTY_ROW: DraftRow = { name: '', kind: 'text', texts: [''] };

/** The properties of an element as rows of the form. */
export const draftOf = (element: Pick<GraphElement, 'properties' | 'propertyKinds'>): DraftRow[] =>
  rowsOf(element).map((row) => ({ name: row.name, kind: row.kind, texts: fieldTexts(row.kind, row.value), from: row }));

/** Whether a row was offered by a label, and nobody wrote anything into it. */
export const isLeftEmpty = ({ name, texts, offered }: DraftRow): boolean =>
  offered !== undefined && offered === name && texts.every((text) => text.trim() === '');

/** The rows that the label of a new node offers, behind those into which something was written. */
export function withOffered(rows: readonly DraftRow[], offered: readonly UsualProperty[]): DraftRow[] {
  const written = rows.filter((row) => !isLeftEmpty(row));
  const names = new Set(written.map(({ name }) => name.trim()));
  const fresh = offered.filter(({ name }) => !names.has(name));
  return [...written, ...fresh.map(({ name, kind }): DraftRow => ({ name, kind, texts: [''], offered: name }))];
}

const isUntouched = ({ kind, texts, from }: DraftRow): boolean =>
  from !== undefined && from.kind === kind && JSON.stringify(fieldTexts(kind, from.value)) === JSON.stringify(texts);

/** What the fields of a row say, read as its kind. */
export function readDraft(row: DraftRow): Reading {
  if (row.from !== undefined && isUntouched(row)) return { ok: true, value: row.from.value };
  return isList(row.kind) ? readList(row.kind, row.texts) : readScalar(memberKind(row.kind), row.texts[0] ?? '');
}

/** What is wrong with a name among the names of all rows; undefined when nothing is. */
export function faultOfName(name: string, names: readonly string[]): NameFault | undefined {
  const wanted = name.trim();
  if (wanted === '') return 'nameNeeded';
  if (wanted === '__proto__') return 'nameReserved';
  return names.filter((other) => other.trim() === wanted).length > 1 ? 'nameTaken' : undefined;
}

/** Rows of the form as properties; only those that can be read, which the form's checks make all of them. */
export const rowsFrom = (drafts: readonly DraftRow[]): PropertyRow[] =>
  drafts
    .filter((draft) => !isLeftEmpty(draft))
    .flatMap((draft) => {
      const reading = readDraft(draft);
      return reading.ok ? [{ name: draft.name.trim(), kind: draft.kind, value: reading.value }] : [];
    });

/** The texts of a row when its kind becomes another: as much as the new kind can say, otherwise what was typed. */
export function textsInKind(row: DraftRow, to: PropertyKind): string[] {
  const reading = readDraft(row);
  const value = reading.ok ? convert(reading.value, row.kind, to) : undefined;
  if (value !== undefined && kindOf(value, to) === to) return fieldTexts(to, value);
  if (to === 'boolean') return ['false'];
  return isList(to) ? row.texts.filter((text) => text.trim() !== '') : [row.texts[0] ?? ''];
}
