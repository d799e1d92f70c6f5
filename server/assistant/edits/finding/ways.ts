import { type GraphRelationship } from '../../../contract/elements.js';
import { kinship, meaningsOf } from '../../language/meanings.js';
import { sameWord, wordsOfName, wordsOfType } from '../../grammar/Schema.js';
import { type EditContext, MOST_AROUND, type Target, targetsOf } from '../EditContext.js';
import { type Word, without } from '../reading/words.js';
import { knownLabel } from './names.js';

/** A way in which a node is joined to another, or may be as those of their labels are. */
export interface Way {
  readonly type: string;
  readonly leads: boolean;
}

/** A relationship as one of its ends sees it. */
export interface Tie extends Way {
  readonly relationship: GraphRelationship;
  readonly end: Target;
}

type Labelled = Pick<Target, 'labels'>;
type Shaped = Pick<EditContext, 'shape'>;

/** The ways in which nodes of some labels are joined to others, and to which label each leads. */
export const waysFrom = ({ labels }: Labelled, { shape }: Shaped): (Way & { readonly far: string })[] =>
  shape.links.flatMap(({ start, type, end }) => [
    ...(labels.includes(start) ? [{ type, leads: true, far: end }] : []),
    ...(labels.includes(end) ? [{ type, leads: false, far: start }] : []),
  ]);

/** The ways in which nodes like one are joined to nodes like another. */
export const waysBetween = (one: Labelled, other: Labelled, context: Shaped): Way[] =>
  waysFrom(one, context).flatMap(({ far, ...way }) => (other.labels.includes(far) ? [way] : []));

export const isSameWay = (one: Way, other: Way): boolean => one.type === other.type && one.leads === other.leads;

/** The relationships of a node that the request leaves there, in some ways or all. */
export async function tiesOf(target: Target, context: EditContext, ways?: readonly Way[]): Promise<Tie[]> {
  if (target.node === undefined) return [];
  const { relationships } = await context.reading.around(target.id, MOST_AROUND);
  return relationships.flatMap((relationship): Tie[] => {
    const { type, startNodeId, endNodeId } = relationship;
    const way = { type, leads: startNodeId === target.id };
    if (context.parted.has(relationship.id) || ways?.every((one) => !isSameWay(one, way)) === true) return [];
    return targetsOf([way.leads ? endNodeId : startNodeId], context.reading).map((end) => ({
      ...way,
      relationship,
      end,
    }));
  });
}

/** The relationships between two nodes of the graph, as the first of them sees them. */
export async function tiesBetween(
  one: Target,
  other: Target,
  context: EditContext,
  ways?: readonly Way[],
): Promise<Tie[]> {
  if (one.node === undefined || other.node === undefined) return [];
  const isNearer = one.node.degree <= other.node.degree;
  const [near, far] = isNearer ? [one, other] : [other, one];
  return (await tiesOf(near, context))
    .filter(({ end }) => end.id === far.id)
    .map((tie) => (isNearer ? tie : { ...tie, leads: !tie.leads, end: other }))
    .filter((tie) => ways === undefined || ways.some((way) => isSameWay(way, tie)));
}

/** Whether a word says the type of a relationship, surely. */
function saysOne({ word }: Word, type: string, { language, shape }: EditContext): boolean {
  const known = shape.types.find((one) => one.type === type);
  const own = known === undefined ? wordsOfName(type) : wordsOfType(known);
  if (own.some((one) => one.length > 2 && sameWord(one, word) >= 0.95)) return true;
  const meant = meaningsOf([word], [language]);
  return meant.size > 0 && own.some((one) => kinship(meant, meaningsOf([one]))?.isSure === true);
}

/** Whether words all say the type of a relationship. */
export const saysType = (words: readonly Word[], type: string, context: EditContext): boolean =>
  words.every((word) => saysOne(word, type, context));

/** Letters that words share which come of one another: interaction, interacts. */
const ROOT = 6;

/** Whether a word seems to come of the name of a type: enough where the relationship itself is known. */
export const isAkin = ({ word }: Word, type: string): boolean =>
  wordsOfName(type).some((own) => own.length >= ROOT && own.slice(0, ROOT) === word.slice(0, ROOT));

/** The one type of the graph that words say by themselves. */
export function typeIn(words: readonly Word[], context: EditContext): string | undefined {
  const [first, ...others] = context.shape.types.filter(({ type }) => saysType(words, type, context));
  return words.length === 0 || others.length > 0 ? undefined : first?.type;
}

/** What nodes are joined to as people call it, the berth of a boat, the lead of a campaign: the labels of those it leads to too. */
export interface Lead extends Way {
  readonly far: readonly string[];
}

/** The one way in which nodes like one are joined to what words call: by its type, or by whom it leads to. */
export function leadCalled(said: readonly Word[], one: Labelled, context: EditContext): Lead | undefined {
  const words = without(said, context.grammar.articles);
  const all = waysFrom(one, context);
  const typed = all.filter(({ type }) => saysType(words, type, context));
  const label = typed.length > 0 ? undefined : knownLabel(words, context);
  const fitting = typed.length > 0 ? typed : all.filter(({ far }) => far === label);
  const [first] = fitting;
  if (first === undefined || !fitting.every((way) => isSameWay(way, first))) return undefined;
  return { type: first.type, leads: first.leads, far: fitting.map(({ far }) => far) };
}

/** Fewer nodes than this that all have one may have one by chance. */
const LEAST_ALIKE = 2;

/** Whether each node of a label that is joined so to nodes of another is joined to one of them alone. */
async function isSingle({ type, leads }: Way, label: string, far: string, { reading }: EditContext) {
  const joined = (count: number) => ({
    kind: 'where' as const,
    of: { kind: 'label' as const, label },
    that: {
      kind: 'linked' as const,
      step: { types: [type], direction: leads ? ('out' as const) : ('in' as const) },
      set: { kind: 'label' as const, label: far },
      quantity: { kind: 'atLeast' as const, count },
    },
  });
  const several = (await reading.query({ kind: 'exists', set: joined(2) })).result;
  if (several.kind !== 'exists' || several.holds) return false;
  const some = (await reading.query({ kind: 'count', set: joined(1) })).result;
  return some.kind === 'count' && some.total >= LEAST_ALIKE;
}

/** The only relationship of its kind of a node, in a graph where no such node has two; undefined where both may be. */
export async function displacedBy(
  target: Target,
  way: Way,
  to: Target,
  context: EditContext,
): Promise<Tie | undefined> {
  const [label, far] = [target.labels[0], to.labels[0]];
  if (label === undefined || far === undefined) return undefined;
  const [only, ...more] = (await tiesOf(target, context, [way])).filter(({ end }) => end.labels.includes(far));
  return only !== undefined && more.length === 0 && (await isSingle(way, label, far, context)) ? only : undefined;
}
