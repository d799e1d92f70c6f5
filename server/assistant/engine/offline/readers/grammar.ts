import { type Query } from '../../../../../domain/query/Query.js';
import { readAs } from '../../../dialogue/askBack.js';
import { goesOn, joinsOn } from '../../../dialogue/pointsBack.js';
import { type Understood } from '../../../grammar/readQuestion.js';
import { sayQuery } from '../../../grammar/saying/answer.js';
import { grounded } from '../../../grounding/citations.js';
import { toShowAll } from '../GraphAnswer.js';
import { otherCounts } from '../../../guesses/otherCounts.js';
import { type Wording, WORDINGS } from '../../../texts/Wording.js';
import { sayMissingTime } from '../../../panels/missingTime.js';
import { sayMissingDay } from '../../../refusal/missingDay.js';
import { type Understanding } from '../../Engine.js';
import { type Message } from '../Message.js';
import { isRefuted, type Reading } from '../doubts.js';
import { withoutGroupsOfOne, withOwnMeasure } from '../ownMeasure.js';
import { asRead, type Reply } from '../Reply.js';
import { digitsLost, isUncertain, skippedTo } from '../uncertain.js';
import { asksWhether, whetherAny } from '../whether.js';
import { offersFor } from './refusal.js';

type Sure = Extract<Understood, { kind: 'sure' }>;

/** Whether a message joins on to a question of which no query is known: it means nothing by itself. */
const isOpenEnded = async ({ context, text, language, understood }: Message): Promise<boolean> =>
  context.earlier.length > 0 && joinsOn(text, language) && !(await understood).isFurther;

/** Whether a message goes on from an answer that is one reading of several. */
async function goesOnFromGuess({ understood, context, language }: Message): Promise<boolean> {
  const last = context.earlier.at(-1)?.answer ?? '';
  return (await understood).isFurther && last.includes(WORDINGS[language].t('asIReadIt'));
}

/** A query with the number that its nodes are named after, and without groups of one. */
const asMeant = async (query: Query, { reading }: Message): Promise<Query> =>
  withoutGroupsOfOne(withOwnMeasure(query, await reading.shape()), reading);

/** An answer with what it goes on from, marked where it leaves something out or may well be misread. */
async function remarked(answer: Reply, at: Reading, { leftOut, settled }: Sure, wording: Wording): Promise<Reply> {
  const { message } = at;
  const skipped = await skippedTo(message);
  const notes = [
    ...(settled === undefined ? [] : [readAs(message.text, settled, wording)]),
    ...(skipped === undefined ? [] : [wording.t('goneOnFrom', { question: skipped })]),
  ];
  const noted = { ...answer, text: [answer.text, ...notes].join('\n\n') };
  const lost = leftOut ?? (await digitsLost(at));
  const isMarked = leftOut !== undefined || lost.length > 0 || skipped !== undefined;
  return isMarked || (await goesOnFromGuess(message)) || (await isUncertain(at))
    ? asRead(noted, [], message.reading, wording, lost)
    : noted;
}

async function told(message: Message, read: Understood): Promise<Reply | undefined> {
  const { reading, base } = message;
  if (read.kind !== 'sure') return undefined;
  const query = asksWhether(message) ? whetherAny(read.query) : await asMeant(read.query, message);
  const wording = await message.wording;
  const said = await sayQuery(query, reading, wording);
  const at = { query, answer: said, message };
  const { text, citations, refused, isEmpty } = said;
  if (refused || (await isRefuted(at))) return undefined;
  const missingDay = isEmpty === true ? await sayMissingDay(query, reading, wording) : undefined;
  if (missingDay !== undefined) return { ...base, text: missingDay, basis: 'none', refused: true };
  const answer = { ...base, text, basis: 'graph' as const, citations: grounded(citations, reading), query };
  const counted = await otherCounts(query, reading);
  if (counted !== undefined) return asRead(answer, counted, reading, wording);
  // What the graph has none of can be added, as what it knows nothing of.
  const suggest = async () => [...toShowAll(said, wording), ...(isEmpty === true ? await offersFor(message) : [])];
  return { ...(await remarked(answer, at, read, wording)), suggest };
}

/** That something was not observed at the time that a question asks about. */
async function withoutTime(message: Message): Promise<Reply | undefined> {
  const { observed } = await message.understood;
  const text = observed && (await sayMissingTime(observed, message.reading, await message.wording));
  return text === undefined ? undefined : { ...message.base, text, basis: 'none', refused: true };
}

/** Answers by the grammar: a question by itself, or as a change of the query that it goes on from. */
export const grammar = async (message: Message): Promise<Reply | undefined> =>
  (await isOpenEnded(message))
    ? undefined
    : ((await withoutTime(message)) ?? told(message, (await message.understood).read));

/** Whether a question that the grammar answers goes on from an earlier one. */
export async function understandingOfGrammar(_: Reply, message: Message): Promise<Understanding> {
  const { context, text, language, understood } = message;
  const isFurther = (await understood).isFurther || (context.earlier.length > 0 && goesOn(text, language));
  return isFurther ? 'goesOn' : 'read';
}
