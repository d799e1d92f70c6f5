import { type GraphRelationship } from '../../../contract/elements.js';
import { MAX_PATCH_OPERATIONS } from '../../../contract/edits.js';
import { fold } from '../../../../domain/folding/fold.js';
import { type Properties } from '../../../../domain/properties/values.js';
import { EditRejection, someOf } from '../EditRejection.js';
import { saysProperty } from '../finding/names.js';
import { unread } from '../finding/newNames.js';
import { between, tieIn, waysBetween } from '../finding/ties.js';
import { typeIn } from '../finding/typeIn.js';
import { valueOf } from '../finding/values.js';
import { type EditContext, type Target, targetOf } from '../EditContext.js';
import { textOf, type Word } from '../reading/words.js';
import { namesMeasured } from '../told/values.js';
import { joining, kindOn, kindsOf, nodesOfTargets, oneOf, parting } from './connect.js';
import { type Acting, type Edit } from './Edit.js';

/** The property of relationships of a type that words say, or that one of them measures. */
function propertyOfType(
  words: readonly Word[],
  type: string,
  { shape, text, language }: EditContext,
): string | undefined {
  const names = shape.types.find((one) => one.type === type)?.properties.map(({ name }) => name) ?? [];
  const said = textOf(words, text);
  const own = names.filter((name) => saysProperty(said, name));
  const [first, ...others] = own.length > 0 ? own : namesMeasured(said, names, language);
  return others.length === 0 ? first : undefined;
}

/** The edits that give a relationship values, each of which it has not. */
export const holding = (
  tie: GraphRelationship,
  properties: Properties,
  ends: readonly Target[],
  { shape }: EditContext,
): Edit[] =>
  Object.entries(properties).flatMap(([property, value]) => {
    if (tie.properties[property] === value) return [];
    const set = { [property]: value };
    const change = { setProperties: set, ...kindsOf(tie.type, set, shape) };
    const operation = { op: 'updateRelationship' as const, relationshipId: tie.id, version: tie.version, ...change };
    return [{ operation, about: ends }];
  });

/** The edit that gives a property of a relationship the value that words say. */
function changing(
  tie: GraphRelationship,
  property: string,
  { value: words, before }: { readonly value: readonly Word[]; readonly before?: readonly Word[] | undefined },
  ends: readonly Target[],
  context: EditContext,
): readonly Edit[] {
  const kind = tie.propertyKinds[property] ?? kindOn(tie.type, property, context.shape);
  const stands = tie.properties[property];
  if (before !== undefined && valueOf(before, kind, context).value !== stands) throw unread(before, context);
  const edits = holding(tie, { [property]: valueOf(words, kind, context).value }, ends, context);
  return someOf(edits, 'already', { nodes: nodesOfTargets(ends) });
}

/** A property of a relationship gets a value. */
export const setTie: Acting = async ({ property = [], tie: said = [], value = [], before }, context) => {
  const { tie, ends } = await tieIn(said, context);
  const name = propertyOfType(property, tie.type, context);
  if (name === undefined) throw unread(property, context);
  return changing(tie, name, { value, before }, ends, context);
};

/** So much of a thing goes to another: joined, with an amount, or with another one. */
export const measureTie: Acting = async ({ nodes = [], property = [], from = nodes, to = [], value = [] }, context) => {
  const [start, end] = [await oneOf(from, context), await oneOf(to, context)];
  const fitting = waysBetween(start, end, context).flatMap(({ type, leads }) => {
    const name = propertyOfType(property, type, context);
    const ends: readonly [Target, Target] = leads ? [start, end] : [end, start];
    return name === undefined ? [] : [{ type, ends, name }];
  });
  const [link, ...others] = fitting;
  if (link === undefined || others.length > 0) throw new EditRejection('misfit');
  const known = (await between(start, end, context)).filter(({ type }) => type === link.type);
  const [tie] = known;
  if (tie !== undefined) return changing(tie, link.name, { value }, link.ends, context);
  const said = valueOf(value, 'number', context);
  return [joining(link.ends[0], link.type, link.ends[1], context, { [link.name]: said.value })];
};

/** Deletes a relationship that is spoken of by its type and both its ends. */
export const deleteTie: Acting = async ({ tie: said = [] }, context) => {
  const { tie, ends, isTyped } = await tieIn(said, context);
  if (!isTyped) throw new EditRejection('misfit');
  context.parted.push(tie);
  return [parting(tie, ends)];
};

/** All relationships of a type, with their ends. */
async function allOf(type: string, context: EditContext): Promise<{ ties: GraphRelationship[]; ends: Target[] }> {
  const { store, scope } = context.reading;
  const ties: GraphRelationship[] = [];
  let pageToken: string | undefined;
  do {
    const page = await store.relationships(scope, {
      type,
      pageSize: 200,
      ...(pageToken === undefined ? {} : { pageToken }),
    });
    ties.push(...page.items);
    pageToken = page.nextPageToken ?? undefined;
    if (ties.length > MAX_PATCH_OPERATIONS) throw new EditRejection('tooMany', { total: page.total });
  } while (pageToken !== undefined);
  const ids = [...new Set(ties.flatMap(({ startNodeId, endNodeId }) => [startNodeId, endNodeId]))];
  const nodes = ids.length === 0 ? [] : await context.reading.read(ids);
  context.reading.keep(ties);
  return { ties, ends: nodes.map((node) => targetOf(node, context.reading)) };
}

const endsOf = ({ startNodeId, endNodeId }: GraphRelationship, all: readonly Target[]): Target[] =>
  all.filter(({ id }) => id === startNodeId || id === endNodeId);

/** Deletes all relationships of a type. */
export const deleteType: Acting = async ({ type: said = [] }, context) => {
  const type = typeIn(said, context);
  if (type === undefined) throw new EditRejection('misfit');
  const { ties, ends } = await allOf(type, context);
  return ties.map((tie) => parting(tie, endsOf(tie, ends)));
};

/** Gives all relationships of a type another. */
export const retype: Acting = async ({ type: said = [], name = [] }, context) => {
  const { text, shape } = context;
  const wanted = fold(textOf(said, text));
  const type = shape.types.find((one) => fold(one.type) === wanted)?.type ?? typeIn(said, context);
  if (type === undefined) throw new EditRejection('unknown', { words: said, said: textOf(said, text), sure: true });
  const { ties, ends } = await allOf(type, context);
  const to = textOf(name, text);
  return ties.map((tie) => ({
    operation: { op: 'updateRelationship' as const, relationshipId: tie.id, version: tie.version, type: to },
    about: endsOf(tie, ends),
  }));
};
