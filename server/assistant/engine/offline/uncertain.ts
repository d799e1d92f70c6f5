import { fold } from '../../../../domain/folding/fold.js';
import { BACK } from '../../../../domain/query/joins.js';
import { formsIn, idsIn } from '../../../../domain/query/named.js';
import { type NodeId } from '../../../contract/ids.js';
import { Schema } from '../../grammar/Schema.js';
import { PACKS } from '../../language/Pack.js';
import { type Reading } from './doubts.js';
import { type Message } from './Message.js';
import { conditionsIn, holdsCondition } from './near.js';

/** Whether nothing is found that fulfils a condition, or several at once: what was misread is not there either. */
const findsNothing = ({ query, answer: { isEmpty } }: Reading): boolean =>
  isEmpty === true && (holdsCondition(query) || conditionsIn(query) > 1);

/** Whether no part of a whole fulfils a condition. */
async function findsNoPart({ query, message: { reading } }: Reading): Promise<boolean> {
  if (query.kind !== 'share' || !holdsCondition(query.set)) return false;
  const { result } = await reading.query(query);
  return result.kind === 'share' && result.part === 0;
}

/** Whether one number is told of two that a question names side by side: the average at lunch and at dinner. */
const joinsUnderOne = ({ query }: Reading): boolean =>
  query.kind === 'aggregate' &&
  query.by !== 'sum' &&
  formsIn(query).some(({ kind }) => kind === 'or' || kind === 'union');

/** Whether something is named by the beginning of its name alone, which may be the name of something else: Kauai of the Kauai Beach Resort. */
async function readsBeginning({ query, message: { marked, reading } }: Reading): Promise<boolean> {
  const ids = idsIn(query);
  const { persons } = Schema.of(await reading.shape());
  return (await marked).mentions.some(({ candidates }) => {
    const meant = candidates.filter(({ node }) => ids.includes(node.id));
    return (
      meant.length > 0 &&
      meant.every(({ via, node }) => via === 'beginning' && !node.labels.some((label) => persons.includes(label)))
    );
  });
}

/** Whether it is asked how many of what each of those that are named has one of: the opening hours of a station. */
async function countsOnlyOne({ query, message: { reading } }: Reading): Promise<boolean> {
  const set = query.kind === 'count' && query.set.kind === 'where' ? query.set : undefined;
  if (set?.of.kind !== 'label' || set.that.kind !== 'linked' || set.that.set.kind !== 'nodes') return false;
  const { step, set: named } = set.that;
  const [node] = await reading.read(named.ids as NodeId[]);
  const label = node?.labels[0];
  if (label === undefined) return false;
  const back = { ...step, direction: BACK[step.direction] };
  const that = { kind: 'linked', step: back, set: set.of, quantity: { kind: 'atLeast', count: 2 } } as const;
  const { result } = await reading.query({
    kind: 'exists',
    set: { kind: 'where', of: { kind: 'label', label }, that },
  });
  return result.kind === 'exists' && !result.holds;
}

/** Whether a question asks which of a kind of things, by a word behind the one for which, and not what something is. */
function asksForKind({ tokens, language }: Message): boolean {
  const { which, is } = PACKS[language].operators;
  const [first, second] = tokens;
  return which.includes(first?.word ?? '') && second !== undefined && !is.includes(second.word);
}

/** Whether things of a kind are asked for that are somewhere, and one node is described. */
const describesForKind = ({ query, message }: Reading): boolean =>
  query.kind === 'describe' &&
  idsIn(query).length === 1 &&
  asksForKind(message) &&
  message.tokens.some(({ word }, at) => at > 1 && PACKS[message.language].operators.is.includes(word));

/** Whether all that a node is joined to is told, whatever kind of thing is asked for: the routes through a stop. */
const tellsAnyNeighbour = ({ query, message }: Reading): boolean =>
  query.kind === 'nodes' && query.set.kind === 'follow' && query.set.step.types.length === 0 && asksForKind(message);

/** Whether it is asked who, and others than persons are told: whose album it is. */
async function tellsThingsForWho({ query, message }: Reading): Promise<boolean> {
  const { reading, tokens, triggers, language } = message;
  const { where, that } = PACKS[language].operators;
  // The same phrases ask where, and behind the first word may only begin a clause: companies whose head is Ada.
  const isAsked = triggers.some(({ trigger, from, to }) => {
    const others = from === 0 ? where : [...where, ...that];
    return trigger === 'who' && !tokens.slice(from, to).some(({ word }) => others.includes(word));
  });
  if (query.kind !== 'nodes' || !isAsked || idsIn(query).length === 0) return false;
  const { persons, properties } = Schema.of(await reading.shape());
  const told = formsIn(query).find(({ kind }) => kind === 'label')?.['label'];
  if (typeof told !== 'string' || persons.includes(told)) return false;
  // What has no more than a name may be persons.
  return properties.filter(({ labels }) => labels.includes(told)).length > 1;
}

const SIGNS: readonly ((reading: Reading) => boolean | Promise<boolean>)[] = [
  findsNothing,
  findsNoPart,
  joinsUnderOne,
  readsBeginning,
  countsOnlyOne,
  describesForKind,
  tellsAnyNeighbour,
  tellsThingsForWho,
];

/** Whether a reading may well not be what was meant: its answer is told, and marked as one reading of several. */
export async function isUncertain(reading: Reading): Promise<boolean> {
  for (const isSign of SIGNS) if (await isSign(reading)) return true;
  return false;
}

/** The digits of words that are read as a name without them: the year of a column, read as the column of any year. */
export async function digitsLost({ query, message: { reading, tokens } }: Reading): Promise<readonly string[]> {
  const named = await reading.read(idsIn(query) as NodeId[]);
  const read = fold([JSON.stringify(query), ...named.map((node) => reading.nameOf(node))].join(' '));
  return tokens.flatMap(({ word }) => {
    const [, letters, digits] = /^(\p{L}{3,})(\d+)$/u.exec(word) ?? [];
    return letters !== undefined && digits !== undefined && read.includes(letters) && !read.includes(digits)
      ? [digits]
      : [];
  });
}

/** The question that a message goes on from where a later one was not answered; undefined where it is the last one. */
export async function skippedTo({ context: { earlier }, understood }: Message): Promise<string | undefined> {
  const from = earlier.findLast(({ query }) => query !== undefined);
  if (from === undefined || from === earlier.at(-1)) return undefined;
  return (await understood).isFurther ? from.question : undefined;
}
