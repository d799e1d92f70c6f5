import { type SummarisedAlike } from '../../../contract/changeSummary.js';
import { sameField } from '../../../../domain/changes/delta.js';
import { type Edit, type Field, type StoredRelationship, type UpdateEdit } from '../../../../domain/changes/edit.js';
import { ownOf } from '../../../../domain/properties/kinds.js';
import { type NameBook } from './NameBook.js';
import { endsOfAll } from './endsOfAll.js';
import { NOTHING_SET, nodesAlike } from './nodesWithTies.js';
import { fieldsOf, onlyOne, summarisedEnd } from './summarisedElement.js';

type Fields = Pick<
  SummarisedAlike,
  'labelsAdded' | 'labelsRemoved' | 'changed' | 'before' | 'after' | 'beforeKinds' | 'afterKinds'
>;

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));

const fieldIn = ({ properties = {} }: UpdateEdit['to'], name: string): Field => ownOf(properties, name) ?? null;

/** Whether two updates left the same: the same properties as they are now, the same labels more and fewer, the same type. */
function didTheSame(one: UpdateEdit, other: UpdateEdit): boolean {
  const [names, others] = [one, other].map(({ to }) => Object.keys(to.properties ?? {})) as [string[], string[]];
  const [fields, otherFields] = [fieldsOf(one), fieldsOf(other)];
  return (
    isSame(names, others) &&
    names.every((name) => sameField(fieldIn(one.to, name), fieldIn(other.to, name))) &&
    isSame(fields.labelsAdded, otherFields.labelsAdded) &&
    isSame(fields.labelsRemoved, otherFields.labelsRemoved) &&
    one.to.type === other.to.type
  );
}

/** What all of these updates did alike; undefined where one did something else, or where it takes long to say. */
function fieldsOfAll(edits: readonly UpdateEdit[]): Fields | undefined {
  const [first] = edits;
  if (first === undefined) return undefined;
  const { propertiesLeftOut, ...fields } = fieldsOf(first);
  if (propertiesLeftOut > 0 || !edits.every((edit) => didTheSame(first, edit))) return undefined;
  const heldAlike = ([name]: readonly [string, unknown]): boolean =>
    edits.every(({ from }) => sameField(fieldIn(first.from, name), fieldIn(from, name)));
  const ofAll = <T>(values: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(values).filter(heldAlike));
  return { ...fields, before: ofAll(fields.before), beforeKinds: ofAll(fields.beforeKinds) };
}

/** A label that all of these nodes wear and had before. */
function labelOfAll(edits: readonly UpdateEdit[], names: NameBook, added: readonly string[]): string {
  const worn = edits.map(({ id, to }) => to.labels ?? names.node(id)?.labels ?? []);
  const [first = []] = worn;
  return first.find((label) => !added.includes(label) && worn.every((labels) => labels.includes(label))) ?? '';
}

function updatedAlike(edits: readonly UpdateEdit[], names: NameBook): SummarisedAlike | undefined {
  const fields = fieldsOfAll(edits);
  const ends = endsOfAll(edits, names);
  const [first] = edits;
  if (fields === undefined || ends === undefined || first === undefined) return undefined;
  const about = { operation: 'update', kind: first.of, total: edits.length } as const;
  if (first.of === 'node') return { ...about, name: labelOfAll(edits, names, fields.labelsAdded), ...fields };
  const type = onlyOne(edits.map(({ id, to }) => to.type ?? names.relationship(id)?.type)) ?? '';
  const before = onlyOne(edits.map(({ from }) => from.type));
  return { ...about, name: type, ...(before === undefined ? {} : { nameBefore: before }), ...ends, ...fields };
}

/** Relationships of one type that were made or deleted, with the node that all of them have at an end. */
function tiedAlike(
  operation: 'create' | 'delete',
  elements: readonly StoredRelationship[],
  names: NameBook,
): SummarisedAlike | undefined {
  const type = onlyOne(elements.map((each) => each.type));
  if (type === undefined) return undefined;
  const [start, end] = [
    onlyOne(elements.map((each) => each.startNodeId)),
    onlyOne(elements.map((each) => each.endNodeId)),
  ];
  return {
    ...{ operation, kind: 'relationship', total: elements.length, name: type },
    ...(start === undefined ? {} : { start: summarisedEnd(start, names) }),
    ...(end === undefined ? {} : { end: summarisedEnd(end, names) }),
    ...NOTHING_SET,
  };
}

/** What a change did to each of its elements alike; undefined where it is about one, or where it did not. */
export function alikeOf(edits: readonly Edit[], names: NameBook): SummarisedAlike | undefined {
  const [first] = edits;
  if (first === undefined || edits.length === 1) return undefined;
  const nodes = nodesAlike(edits);
  if (nodes !== undefined) return nodes;
  if (edits.some(({ of, op }) => of !== first.of || op !== first.op)) return undefined;
  const updates = edits.filter((edit) => edit.op === 'update');
  if (first.op === 'update') return updatedAlike(updates, names);
  const tied = edits.flatMap((edit) => (edit.op !== 'update' && edit.of === 'relationship' ? [edit.element] : []));
  return tied.length === edits.length ? tiedAlike(first.op, tied, names) : undefined;
}
