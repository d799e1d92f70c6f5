import { type GraphRelationship } from '../../../contract/elements.js';
import { MAX_PATCH_OPERATIONS } from '../../../contract/edits.js';
import { fold } from '../../../../domain/folding/fold.js';
import { EditRejection } from '../EditRejection.js';
import { nodesOf } from '../finding/nodes.js';
import { unread } from '../finding/newNames.js';
import { tieIn } from '../finding/ties.js';
import { typeSaid } from '../finding/typeSaid.js';
import { valueOf } from '../finding/values.js';
import { type EditContext, type Target, targetOf } from '../EditContext.js';
import { textOf, type Word } from '../reading/words.js';
import { between } from '../finding/ties.js';
import { joining, nodesOfTargets, parting } from './connect.js';
import { type Acting, type Edit } from './Edit.js';
import { sameWord, wordsOfName } from '../../grammar/Schema.js';

/** Relationships of a type that are looked at for the names of their properties. */
const SAMPLE = 20;

/** The property of relationships of a type that words say. */
async function propertyOfType(words: readonly Word[], type: string, context: EditContext): Promise<string | undefined> {
  const { store, scope } = context.reading;
  const { items } = await store.relationships(scope, { type, pageSize: SAMPLE });
  const names = new Set(items.flatMap(({ properties }) => Object.keys(properties)));
  const said = words.map(({ word }) => word);
  return [...names].find((name) => {
    const own = wordsOfName(name);
    return own.length === said.length && own.every((word, at) => sameWord(word, said[at] ?? '') >= 0.95);
  });
}

function changing(
  tie: GraphRelationship,
  property: string,
  words: readonly Word[],
  ends: readonly Target[],
  context: EditContext,
): Edit {
  const { say } = context;
  const before = tie.properties[property];
  const kind = tie.propertyKinds[property] ?? (typeof before === 'number' ? 'number' : undefined);
  const { value } = valueOf(words, kind, context);
  if (value === before) throw new EditRejection('already', { nodes: nodesOfTargets(ends) });
  const nameOf = (id: string) => say.line(ends.find((end) => end.id === id)?.name ?? id);
  return {
    operation: {
      op: 'updateRelationship',
      relationshipId: tie.id,
      version: tie.version,
      setProperties: { [property]: value },
    },
    summary: say.t(before === undefined ? 'setRelationship' : 'changeRelationship', {
      from: nameOf(tie.startNodeId),
      to: nameOf(tie.endNodeId),
      type: say.line(tie.type),
      property: say.line(property),
      value: say.value(value, kind, property),
      before: before === undefined ? '' : say.value(before, kind, property),
    }),
    about: ends,
    relationship: tie,
  };
}

/** A property of a relationship gets a value. */
export const setTie: Acting = async ({ property = [], tie: said = [], value = [] }, context) => {
  const { tie, ends } = await tieIn(said, context);
  const name = await propertyOfType(property, tie.type, context);
  if (name === undefined) throw unread(property, context);
  return [changing(tie, name, value, ends, context)];
};

/** So much of a thing goes to another: joined, with an amount, or with another one. */
export const measureTie: Acting = async ({ property = [], from = [], to = [], value = [] }, context) => {
  const [[start, ...starts], [end, ...more]] = [await nodesOf(from, context), await nodesOf(to, context)];
  if (start === undefined || end === undefined || starts.length + more.length > 0) throw unread(from, context);
  const links = context.shape.links.flatMap(({ start: one, type, end: other }) => [
    ...(start.labels.includes(one) && end.labels.includes(other) ? [{ type, ends: [start, end] as const }] : []),
    ...(end.labels.includes(one) && start.labels.includes(other) ? [{ type, ends: [end, start] as const }] : []),
  ]);
  const fitting: { type: string; ends: readonly [Target, Target]; name: string }[] = [];
  for (const link of links) {
    const name = await propertyOfType(property, link.type, context);
    if (name !== undefined) fitting.push({ ...link, name });
  }
  const [link, ...others] = fitting;
  if (link === undefined || others.length > 0) throw new EditRejection('misfit');
  const known = (await between(start, end, context)).filter(({ type }) => type === link.type);
  const [tie] = known;
  if (tie !== undefined) return [changing(tie, link.name, value, link.ends, context)];
  const said = valueOf(value, 'number', context);
  return [joining(link.ends[0], link.type, link.ends[1], context, { [link.name]: said.value })];
};

/** Deletes a relationship that is spoken of by its type and both its ends. */
export const deleteTie: Acting = async ({ tie: said = [] }, context) => {
  const { tie, ends, isTyped } = await tieIn(said, context);
  if (!isTyped) throw new EditRejection('misfit');
  context.parted.push(tie);
  return [parting(tie, ends, context)];
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
  const type = typeSaid(said, context);
  if (type === undefined) throw new EditRejection('misfit');
  const { ties, ends } = await allOf(type, context);
  return ties.map((tie) => parting(tie, endsOf(tie, ends), context));
};

/** Gives all relationships of a type another. */
export const retype: Acting = async ({ type: said = [], name = [] }, context) => {
  const { say, text, shape } = context;
  const wanted = fold(textOf(said, text));
  const type = shape.types.find((one) => fold(one.type) === wanted)?.type ?? typeSaid(said, context);
  if (type === undefined) throw new EditRejection('unknown', { words: said, said: textOf(said, text), sure: true });
  const { ties, ends } = await allOf(type, context);
  const to = textOf(name, text);
  return ties.map((tie) => {
    const [start, end] = [tie.startNodeId, tie.endNodeId].map((id) => ends.find((one) => one.id === id));
    const params = {
      type: say.line(type),
      name: say.line(to),
      from: say.line(start?.name ?? ''),
      to: say.line(end?.name ?? ''),
    };
    return {
      operation: { op: 'updateRelationship' as const, relationshipId: tie.id, version: tie.version, type: to },
      summary: say.t('retype', params),
      about: endsOf(tie, ends),
      relationship: tie,
    };
  });
};
