import { type Content, fieldOf, PLAIN_FIELDS, sameField, withDelta } from './delta.js';
import { type Delta } from './edit.js';
import { deltaOfEdit, type ElementEdit } from './elementEdit.js';

/** The merged content, or the fields that both sides changed. */
export type Merge<T> =
  | { readonly ok: true; readonly content: T }
  | { readonly ok: false; readonly fields: readonly string[] };

function clashingProperties(base: Content, present: Content, { properties = {} }: Delta): string[] {
  const clashes = Object.entries(properties).filter(([name, field]) => {
    const now = fieldOf(present, name);
    return !sameField(now, field) && !sameField(fieldOf(base, name), now);
  });
  return clashes.map(([name]) => `properties/${name}`);
}

const clashingPlainFields = (base: Content, present: Content, delta: Delta): string[] =>
  PLAIN_FIELDS.filter(
    (name) => delta[name] !== undefined && delta[name] !== present[name] && base[name] !== present[name],
  );

/** Adding a label that another write took away, or the other way round, clashes; so does taking away the last. */
function clashingLabels(base: Content, present: Content, edit: ElementEdit, { labels }: Delta): string[] {
  if (present.labels === undefined) return [];
  const now = new Set(present.labels);
  const wished = [
    ...(edit.removeLabels ?? []).filter((label) => now.has(label)),
    ...(edit.addLabels ?? []).filter((label) => !now.has(label)),
  ];
  const overtaken = wished.filter((label) => (base.labels ?? []).includes(label) !== now.has(label));
  return [...overtaken.map((label) => `labels/${label}`), ...(labels?.length === 0 ? ['labels'] : [])];
}

/**
 * Makes an edit that was made against `base` on `present`. A field that nobody else touched since takes the new value; one
 * that already has it stays; one that another write changed to something else is a clash.
 */
export function mergeEdit<T extends Content>(base: Content, present: T, edit: ElementEdit): Merge<T> {
  const delta = deltaOfEdit(present, edit);
  const clashes = [
    ...clashingProperties(base, present, delta),
    ...clashingPlainFields(base, present, delta),
    ...clashingLabels(base, present, edit, delta),
  ];
  if (clashes.length > 0) return { ok: false, fields: clashes };
  return { ok: true, content: withDelta(present, delta) };
}
