import { type Properties, type PropertyKinds, type PropertyValue } from '../contract/properties.js';
import { type Content, fieldOf, PLAIN_FIELDS, sameField, withDelta } from './delta.js';
import { type Delta, type Field } from './edit.js';
import { fits, impliedKind } from './propertyKinds.js';

/** An update as a person sends it: only what it changes. */
export interface Update {
  readonly setProperties?: Properties;
  readonly propertyKinds?: PropertyKinds;
  readonly removeProperties?: readonly string[];
  readonly addLabels?: readonly string[];
  readonly removeLabels?: readonly string[];
  readonly type?: string;
  readonly startNodeId?: string;
  readonly endNodeId?: string;
}

/** The merged content, or the fields that both sides changed. */
export type Merge<T> =
  { readonly ok: true; readonly content: T } | { readonly ok: false; readonly fields: readonly string[] };

/** A date stays a date when its new value is one, unless the update says another kind. */
function newField(present: Content, update: Update, name: string, value: PropertyValue): Field {
  const before = fieldOf(present, name)?.kind;
  const kept = before !== undefined && fits(value, before) ? before : undefined;
  const kind = update.propertyKinds?.[name] ?? kept ?? impliedKind(value) ?? 'textList';
  return kind === impliedKind(value) ? { value } : { value, kind };
}

function changedFields(present: Content, update: Update): Record<string, Field> {
  const removed = (update.removeProperties ?? []).map((name): [string, Field] => [name, null]);
  const set = Object.entries(update.setProperties ?? {}).map(([name, value]): [string, Field] => [
    name,
    newField(present, update, name, value),
  ]);
  return Object.fromEntries([...removed, ...set]);
}

function mergedLabels(base: Content, present: Content, update: Update, clashes: string[]): readonly string[] {
  const labels = new Set(present.labels);
  const wished = [
    ...(update.removeLabels ?? []).map((label) => ({ label, worn: false })),
    ...(update.addLabels ?? []).map((label) => ({ label, worn: true })),
  ];
  for (const { label, worn } of wished) {
    const now = labels.has(label);
    if (now !== worn && (base.labels ?? []).includes(label) !== now) clashes.push(`labels/${label}`);
    if (worn) labels.add(label);
    else labels.delete(label);
  }
  return [...labels];
}

/**
 * Applies an update that was made against `base` to `present`. A field that nobody else touched since takes the new value;
 * one that already has it stays; one that another write changed to something else is a clash.
 */
export function mergeUpdate<T extends Content>(base: Content, present: T, update: Update): Merge<T> {
  const clashes: string[] = [];
  const fields = changedFields(present, update);
  for (const [name, field] of Object.entries(fields)) {
    const now = fieldOf(present, name);
    if (!sameField(now, field) && !sameField(fieldOf(base, name), now)) clashes.push(`properties/${name}`);
  }
  const plain: Record<string, string> = {};
  for (const name of PLAIN_FIELDS) {
    const wished = update[name];
    if (wished === undefined) continue;
    if (wished !== present[name] && base[name] !== present[name]) clashes.push(name);
    plain[name] = wished;
  }
  const labels = present.labels === undefined ? {} : { labels: mergedLabels(base, present, update, clashes) };
  if (present.labels !== undefined && labels.labels?.length === 0) clashes.push('labels');
  if (clashes.length > 0) return { ok: false, fields: clashes };
  return { ok: true, content: withDelta(present, { properties: fields, ...labels, ...plain } satisfies Delta) };
}
