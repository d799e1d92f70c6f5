import { type Properties } from '../../../domain/properties/values.js';
import { type Delta, type Edit, type Field } from '../../../domain/changes/edit.js';
import { nameOf } from '../../../domain/styles/names.js';
import { type ChangedElement } from '../asked.js';
import { type ElementSource } from './ElementSource.js';

/** Elements listed of one change. */
export const MOST_CHANGED = 50;
/** Changes answered at once, the newest first. */
export const MOST_CHANGES = 100;

type Source = Pick<ElementSource, 'node' | 'relationship' | 'captions'>;

const valuesOf = (fields: Readonly<Record<string, Field>> = {}): Properties =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (field === null ? [] : [[name, field.value]])));

/** A node's properties with those of a delta in their place. */
const as = (properties: Properties, { properties: fields }: Delta): Properties => ({
  ...Object.fromEntries(Object.entries(properties).filter(([name]) => fields?.[name] !== null)),
  ...valuesOf(fields),
});

function wholeNode(
  source: Source,
  { op, id, element }: Extract<Edit, { of: 'node'; op: 'create' | 'delete' }>,
): ChangedElement {
  return { op, of: 'node', id, caption: nameOf(element, source.captions()), labels: element.labels, properties: [] };
}

function updatedNode(source: Source, { id, from, to }: Extract<Edit, { op: 'update' }>): ChangedElement {
  const node = source.node(id);
  const present = node?.properties ?? {};
  const labels = to.labels ?? node?.labels ?? [];
  const captions = source.captions();
  const caption = nameOf({ labels, properties: as(present, to) }, captions);
  const before = nameOf({ labels: from.labels ?? labels, properties: as(present, from) }, captions);
  const properties = Object.keys(to.properties ?? {});
  const named = { op: 'update', of: 'node', id, caption, labels, properties } as const;
  return before === caption ? named : { ...named, before };
}

function relationship(source: Source, edit: Extract<Edit, { of: 'relationship' | 'node' }>): ChangedElement {
  const type = edit.op === 'update' ? source.relationship(edit.id)?.type : (edit.element as { type?: string }).type;
  const properties = edit.op === 'update' ? Object.keys(edit.to.properties ?? {}) : [];
  const labels = type === undefined ? [] : [type];
  return { op: edit.op, of: 'relationship', id: edit.id, caption: type ?? edit.id, labels, properties };
}

/** An element of a change, as the history shows it. */
function elementOf(source: Source, edit: Edit): ChangedElement {
  if (edit.of === 'relationship') return relationship(source, edit);
  return edit.op === 'update' ? updatedNode(source, edit) : wholeNode(source, edit);
}

/** The elements of a change as the history shows them, nodes first. */
export const changedElements = (source: Source, edits: readonly Edit[]): ChangedElement[] =>
  [...edits]
    .sort((one, other) => Number(one.of === 'relationship') - Number(other.of === 'relationship'))
    .slice(0, MOST_CHANGED)
    .map((edit) => elementOf(source, edit));
