import { type ElementEdit } from '../../../domain/changes/elementEdit';
import { type GraphElement, isNode } from '../../../domain/elements/elements';
import { isList, ownOf } from '../../../domain/properties/kinds';
import { readDraft } from '../../components/draft/draftStorage';
import { keepUnsaved } from '../../components/draft/unsaved';
import { type PropertyRow, rowsOf } from '../../graph/propertyEdits';
import { fieldTexts } from '../../graph/propertyText';
import { type NewPropertyFields } from './NewProperty';

/** Under which the value of a property is kept while it is typed. */
export const propertyDraft = (elementId: string, name: string): string => `property:${elementId}:${name}`;
/** Under which a member of a list is. */
export const memberDraft = (listDraft: string, index: number): string => `${listDraft}:${index}`;
/** Under which the name of a property is. */
export const nameDraft = (valueDraft: string): string => `name-of-${valueDraft}`;
/** Under which the type of a relationship is. */
export const typeDraft = (elementId: string): string => `type:${elementId}`;
/** Under which a new property is kept that the store did not take. */
export const newPropertyDraft = (elementId: string, name: string): string => `property-unsaved:${elementId}:${name}`;

/** Keeps each text that differs from what stood, unless something newer is typed in its place. */
function keepTexts(
  keyOf: (index: number) => string,
  texts: readonly string[],
  over: readonly string[],
  version: number,
) {
  texts.forEach((text, index) => {
    const [key, before = ''] = [keyOf(index), over[index]];
    if (text !== before && readDraft(key) === undefined) keepUnsaved(key, { text, over: before, version });
  });
}

/** What was typed of a property that stands. What was chosen by a press, and a member that was taken away, is pressed again. */
function keepChanged(draft: string, { kind, value }: PropertyRow, before: PropertyRow, version: number) {
  if (kind === 'boolean' || isList(kind) !== isList(before.kind)) return;
  const [texts, over] = [fieldTexts(kind, value), fieldTexts(before.kind, before.value)];
  if (!isList(kind)) return keepTexts(() => draft, texts, over, version);
  if (kind !== 'booleanList' && texts.length >= over.length)
    keepTexts((index) => memberDraft(draft, index), texts, over, version);
}

/** A new property as it was typed, and in which version of its element it was not there. */
export type UnsavedFields = NewPropertyFields & { readonly version: number };

function keepNew(elementId: string, { name, kind, value }: PropertyRow, version: number) {
  const fields: UnsavedFields = { name, kind, text: fieldTexts(kind, value)[0] ?? '', version };
  keepUnsaved(newPropertyDraft(elementId, name), fields);
}

/**
 * Keeps what was typed into fields of an element and did not reach the store: it stands where it was typed, until it is sent again. The
 * toast that says so is gone after seconds, and whoever was without a connection meanwhile would have to write it anew.
 */
export function keepTyped(element: GraphElement, edit: ElementEdit): void {
  const { id, version } = element;
  const { setProperties = {}, propertyKinds = {}, removeProperties = [], type } = edit;
  const standing = new Map(rowsOf(element).map((row) => [row.name, row]));
  const [renamed] = removeProperties;
  for (const row of rowsOf({ properties: setProperties, propertyKinds })) {
    const before = standing.get(row.name);
    const kind = ownOf(propertyKinds, row.name) ?? before?.kind ?? row.kind;
    if (before !== undefined) keepChanged(propertyDraft(id, row.name), { ...row, kind }, before, version);
    else if (renamed === undefined) keepNew(id, row, version);
    else keepTexts(() => nameDraft(propertyDraft(id, renamed)), [row.name], [renamed], version);
  }
  if (type !== undefined && !isNode(element)) keepTexts(() => typeDraft(id), [type], [element.type], version);
}
