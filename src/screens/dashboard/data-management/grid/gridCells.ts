import { type ElementEdit } from '../../../../../domain/changes/elementEdit';
import { type GraphElement, isNode } from '../../../../../domain/elements/elements';
import { isList, kindOf, memberKind, ownOf, type ScalarKind } from '../../../../../domain/properties/kinds';
import { type PropertyKind, type PropertyValue } from '../../../../../domain/properties/values';
import { type ChosenCaptions, nameOf, nameProperty } from '../../../../../domain/styles/names';
import { type Column } from '../../../../../domain/tables/columns';
import { labelDiff, setProperty } from '../../../../graph/propertyEdits';
import { fieldTexts, readList, readScalar } from '../../../../graph/propertyText';

/** Between the members of a list in one field, as a person types them. */
export const BETWEEN_MEMBERS = '; ';
const SEPARATOR = /\s*;\s*/;
const MAX_NAME = 128;

/** What a cell holds that can be edited: the property and its kind, or the labels or type of an element. */
export interface CellContent {
  readonly part: 'property' | 'labels' | 'type';
  readonly name: string;
  readonly kind: PropertyKind;
  /** What stands in the cell; undefined when it is empty. */
  readonly value: PropertyValue | undefined;
}

/** What a cell of an element holds; undefined where there is nothing to edit. @param chosen the captions of labels */
export function contentOf(element: GraphElement, column: Column, chosen: ChosenCaptions): CellContent | undefined {
  if (column.key === 'labels' && isNode(element))
    return { part: 'labels', name: column.key, kind: 'textList', value: element.labels };
  if (column.key === 'type' && !isNode(element))
    return { part: 'type', name: column.key, kind: 'text', value: element.type };
  const name = column.key === 'caption' && isNode(element) ? nameProperty(element, chosen) : column.property;
  if (name === undefined) return undefined;
  const value = ownOf(element.properties, name);
  const kind = value === undefined ? (column.kind ?? 'text') : kindOf(value, ownOf(element.propertyKinds, name));
  return { part: 'property', name, kind, value };
}

/** What a cell says, as it is typed and copied: numbers without groups, dates as they are stored. */
export function cellText(element: GraphElement, column: Column, chosen: ChosenCaptions): string {
  const content = contentOf(element, column, chosen);
  const isName = column.key === 'caption' && isNode(element);
  if (isName && content?.value === undefined) return nameOf(element, chosen);
  if (content !== undefined) return typedText(content);
  if (column.key === 'degree' && isNode(element)) return String(element.degree);
  return column.key === 'updatedAt' || column.key === 'createdAt' ? element[column.key] : '';
}

/** What a cell is copied as: the ends of relationships by their names. @param captions the names of ends */
export function copiedText(
  row: GraphElement,
  column: Column,
  captions: Readonly<Record<string, string>>,
  chosen: ChosenCaptions,
): string {
  if (isNode(row) || (column.key !== 'from' && column.key !== 'to')) return cellText(row, column, chosen);
  const id = column.key === 'from' ? row.startNodeId : row.endNodeId;
  return captions[id] ?? id;
}

/** What a cell says in one field. */
export const typedText = (content: CellContent): string => textsOf(content).join(BETWEEN_MEMBERS);

const textsOf = ({ kind, value }: CellContent): readonly string[] =>
  value === undefined ? [] : fieldTexts(kind, value);

/** Whether what a cell holds can be said in one field: a list whose members hold its separator cannot. */
export const fitsInField = (content: CellContent): boolean =>
  !isList(content.kind) || textsOf(content).every((text) => !/[;\n]/.test(text));

/** Why a text cannot become the content of a cell. */
export type CellFault = ScalarKind | 'labelNeeded' | 'typeNeeded' | 'tooLong';

/** What typing a text into a cell does: an edit, nothing, or it cannot be. */
export type CellReading =
  | { readonly ok: true; readonly edit: ElementEdit | undefined }
  | { readonly ok: false; readonly fault: CellFault };

const fails = (fault: CellFault): CellReading => ({ ok: false, fault });

function readLabels(before: readonly string[], typed: string): CellReading {
  const labels = [...new Set(typed.split(SEPARATOR).map((label) => label.trim()))].filter((label) => label !== '');
  if (labels.length === 0) return fails('labelNeeded');
  if (labels.some((label) => label.length > MAX_NAME)) return fails('tooLong');
  const edit = labelDiff(before, labels);
  return { ok: true, edit: Object.keys(edit).length === 0 ? undefined : edit };
}

function readType(before: string, typed: string): CellReading {
  const type = typed.trim();
  if (type === '') return fails('typeNeeded');
  if (type.length > MAX_NAME) return fails('tooLong');
  return { ok: true, edit: type === before ? undefined : { type } };
}

/** Reads what was typed into a cell. An emptied cell takes the property away, as in a spreadsheet. */
export function readCell({ part, name, kind, value }: CellContent, typed: string): CellReading {
  if (part === 'labels') return readLabels((value ?? []) as readonly string[], typed);
  if (part === 'type') return readType(String(value ?? ''), typed);
  if (typed.trim() === '') return { ok: true, edit: value === undefined ? undefined : { removeProperties: [name] } };
  const reading = isList(kind) ? readList(kind, typed.split(SEPARATOR)) : readScalar(memberKind(kind), typed);
  if (!reading.ok) return fails(memberKind(kind));
  if (JSON.stringify(reading.value) === JSON.stringify(value)) return { ok: true, edit: undefined };
  return { ok: true, edit: setProperty({ name, kind, value: reading.value }) };
}
