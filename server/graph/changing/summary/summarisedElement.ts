import { SUMMARY_LIMITS, type SummarisedElement, type SummarisedEnd } from '../../../contract/changeSummary.js';
import {
  type Properties,
  type PropertyKind,
  type PropertyKinds,
  type PropertyScalar,
  type PropertyValue,
} from '../../../../domain/properties/values.js';
import { ownOf } from '../../../../domain/properties/kinds.js';
import { withDelta } from '../../../../domain/changes/delta.js';
import { type Delta, type Edit, type UpdateEdit } from '../../../../domain/changes/edit.js';
import { type NameBook } from './NameBook.js';

type NodeEdit = Extract<Edit, { of: 'node' }>;
type Fields = Omit<
  SummarisedElement,
  'operation' | 'kind' | 'id' | 'caption' | 'captionBefore' | 'labels' | 'start' | 'end' | 'startBefore' | 'endBefore'
>;

/** An element of which no field is told. */
export const NO_FIELDS: Fields = {
  labelsAdded: [],
  labelsRemoved: [],
  changed: [],
  before: {},
  after: {},
  beforeKinds: {},
  afterKinds: {},
  propertiesLeftOut: 0,
};

const { text: LONGEST, list: MOST_MEMBERS, properties: MOST_PROPERTIES } = SUMMARY_LIMITS;

const cutText = (text: string): string =>
  text.length <= LONGEST ? text : `${[...text].slice(0, LONGEST - 1).join('')}…`;
const cutScalar = (value: PropertyScalar): PropertyScalar => (typeof value === 'string' ? cutText(value) : value);

/** A value short enough for a list of changes. */
function cut(value: PropertyValue): PropertyValue {
  if (!Array.isArray(value)) return cutScalar(value as PropertyScalar);
  const members = value as readonly PropertyScalar[];
  const shown = members.slice(0, MOST_MEMBERS).map(cutScalar);
  // A list of numbers cannot hold an ellipsis; one of texts says that it goes on.
  return members.length > MOST_MEMBERS && typeof shown[0] === 'string' ? [...shown, '…'] : shown;
}

/** The named properties of one side of an update, with the kinds that their values do not tell. */
function side(delta: Delta, names: readonly string[]): { values: Properties; kinds: PropertyKinds } {
  const values: Record<string, PropertyValue> = {};
  const kinds: Record<string, PropertyKind> = {};
  for (const name of names) {
    const field = ownOf(delta.properties, name);
    if (field === undefined || field === null) continue;
    values[name] = cut(field.value);
    if (field.kind !== undefined) kinds[name] = field.kind;
  }
  return { values, kinds };
}

/** The fields that an update changed, as far as a list of changes has room for them. */
export function fieldsOf({ from, to }: UpdateEdit): Fields {
  const all = Object.keys(to.properties ?? {});
  const changed = all.slice(0, MOST_PROPERTIES);
  const [before, after] = [side(from, changed), side(to, changed)];
  const [labelsBefore, labelsAfter] = [from.labels ?? [], to.labels ?? []];
  return {
    changed,
    before: before.values,
    after: after.values,
    beforeKinds: before.kinds,
    afterKinds: after.kinds,
    propertiesLeftOut: all.length - changed.length,
    labelsAdded: labelsAfter.filter((label) => !labelsBefore.includes(label)),
    labelsRemoved: labelsBefore.filter((label) => !labelsAfter.includes(label)),
  };
}

/** A node at an end of a relationship, as it is called. */
export const summarisedEnd = (id: string, names: NameBook): SummarisedEnd => ({
  id,
  caption: cutText(names.caption(id)),
});

/** A node that an update changed; of one that is gone since no more is known than what the update says itself. */
function updatedNode(edit: UpdateEdit, names: NameBook): SummarisedElement {
  const bare = { labels: edit.to.labels ?? [], properties: {}, propertyKinds: {} };
  const after = withDelta<typeof bare>(names.node(edit.id) ?? bare, edit.to);
  const before = withDelta<typeof bare>(after, edit.from);
  const [caption, captionBefore] = [after, before].map((content) => cutText(names.name(content))) as [string, string];
  const element = { operation: 'update', kind: 'node', id: edit.id, caption, labels: after.labels } as const;
  return {
    ...element,
    ...(caption === captionBefore ? {} : { captionBefore }),
    ...fieldsOf(edit),
    labels: [...after.labels],
  };
}

/** What a change did to a node. */
export function summarisedNode(edit: NodeEdit | UpdateEdit, names: NameBook): SummarisedElement {
  if (edit.op === 'update') return updatedNode(edit, names);
  const labels = [...edit.element.labels];
  const caption = cutText(names.name(edit.element));
  return { operation: edit.op, kind: 'node', id: edit.id, caption, labels, ...NO_FIELDS };
}

/** Where the ends of a relationship hung that were hung elsewhere. */
function endsBefore({ from }: UpdateEdit, end: (id: string | undefined) => SummarisedEnd | undefined) {
  const [startBefore, endBefore] = [end(from.startNodeId), end(from.endNodeId)];
  return { ...(startBefore && { startBefore }), ...(endBefore && { endBefore }) };
}

/** What a change did to a relationship, named by its type and its ends. */
export function summarisedRelationship(edit: Exclude<Edit, NodeEdit> | UpdateEdit, names: NameBook): SummarisedElement {
  const present = names.relationship(edit.id);
  const after = edit.op === 'update' && present !== undefined ? withDelta(present, edit.to) : present;
  const typeBefore = edit.op === 'update' ? edit.from.type : undefined;
  const end = (id: string | undefined) => (id === undefined ? undefined : summarisedEnd(id, names));
  const [start, finish] = [end(after?.startNodeId), end(after?.endNodeId)];
  return {
    operation: edit.op,
    kind: 'relationship',
    id: edit.id,
    caption: after?.type ?? (edit.op === 'update' ? (edit.to.type ?? '') : ''),
    ...(typeBefore === undefined ? {} : { captionBefore: typeBefore }),
    labels: [],
    ...(start === undefined ? {} : { start }),
    ...(finish === undefined ? {} : { end: finish }),
    ...(edit.op === 'update' ? endsBefore(edit, end) : {}),
    ...(edit.op === 'update' ? fieldsOf(edit) : NO_FIELDS),
  };
}

/** The value that all of these are; undefined where they differ. */
export const onlyOne = <T>(values: readonly T[]): T | undefined =>
  values.every((value) => value === values[0]) ? values[0] : undefined;
