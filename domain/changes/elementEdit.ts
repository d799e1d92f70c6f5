import { type ElementRef } from '../elements/elements.js';
import { fits, kindOf, mustDeclare, ownOf } from '../properties/kinds.js';
import { type Properties, type PropertyKinds, type PropertyValue } from '../properties/values.js';
import { type Content, fieldOf, PLAIN_FIELDS, withDelta } from './delta.js';
import { type Delta, type Field } from './edit.js';

/** The changes of one element that a person asks for: only what it names changes. Only a relationship has a type and ends. */
export interface ElementEdit {
  readonly setProperties?: Properties;
  readonly propertyKinds?: PropertyKinds;
  readonly removeProperties?: readonly string[];
  readonly addLabels?: readonly string[];
  readonly removeLabels?: readonly string[];
  readonly type?: string;
  readonly startNodeId?: string;
  readonly endNodeId?: string;
}

/** A date stays a date when its new value is one, unless the edit says another kind. */
function newField(present: Content, edit: ElementEdit, name: string, value: PropertyValue): Field {
  const before = fieldOf(present, name)?.kind;
  const kept = before !== undefined && fits(value, before) ? before : undefined;
  const kind = ownOf(edit.propertyKinds, name) ?? kindOf(value, kept);
  return mustDeclare(kind, value) ? { value, kind } : { value };
}

function editedFields(present: Content, edit: ElementEdit): Record<string, Field> {
  const removed = (edit.removeProperties ?? []).map((name): [string, Field] => [name, null]);
  const set = Object.entries(edit.setProperties ?? {}).map(([name, value]): [string, Field] => [
    name,
    newField(present, edit, name, value),
  ]);
  return Object.fromEntries([...removed, ...set]);
}

function editedLabels(labels: readonly string[], { addLabels = [], removeLabels = [] }: ElementEdit): string[] {
  const kept = labels.filter((label) => !removeLabels.includes(label));
  return [...new Set([...kept, ...addLabels])];
}

/** The fields that an edit names, as they stand once it is made. */
export function deltaOfEdit(present: Content, edit: ElementEdit): Delta {
  const plain = PLAIN_FIELDS.flatMap((name) => (edit[name] === undefined ? [] : [[name, edit[name]] as const]));
  return {
    properties: editedFields(present, edit),
    ...(present.labels === undefined ? {} : { labels: editedLabels(present.labels, edit) }),
    ...Object.fromEntries(plain),
  };
}

/** The content once an edit is made and nobody else has written: what is drawn until the store has answered. */
export const applyEdit = <T extends Content>(content: T, edit: ElementEdit): T =>
  withDelta(content, deltaOfEdit(content, edit));

/** A new element as the form gives it. */
export type Creation = {
  readonly id: string;
  readonly properties: Properties;
  readonly propertyKinds: PropertyKinds;
} & (
  | { readonly kind: 'node'; readonly labels: readonly string[] }
  | {
      readonly kind: 'relationship';
      readonly type: string;
      readonly startNodeId: string;
      readonly endNodeId: string;
    }
);

/** What is to be done with one element once the person has said yes. */
export interface PendingEdit {
  readonly action: 'update' | 'delete';
  readonly target: ElementRef;
  /** Version that the edit was made against. */
  readonly version: number;
  readonly edit: ElementEdit;
}
