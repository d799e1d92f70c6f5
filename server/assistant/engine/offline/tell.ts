import { type Query } from '../../../../domain/query/Query.js';
import { readAs } from '../../dialogue/askBack.js';
import { type WordLink } from '../../grammar/Lexeme.js';
import { sayQuery } from '../../grammar/saying/answer.js';
import { grounded } from '../../grounding/citations.js';
import { buttonsFor } from '../../guesses/offered.js';
import { otherCounts } from '../../guesses/otherCounts.js';
import { sayMissingDay } from '../../refusal/missingDay.js';
import { WORDINGS } from '../../texts/Wording.js';
import { type Citation, type Suggestion } from '../Engine.js';
import { isRefuted } from './doubts.js';
import { toShowAll } from './GraphAnswer.js';
import { type Message } from './Message.js';
import { beside, relaxed } from './near.js';
import { asMeant } from './asMeant.js';
import { guessesFor } from './readers/refusal.js';
import { asRead, type Reply } from './Reply.js';
import { digitsLost, isUncertain, skippedTo } from './uncertain.js';
import { asksWhether } from './whether.js';

/** What finding other readings may take before an answer begins, in milliseconds, and after what time of the first none are looked for. */
const LONGEST_OTHERS = 250;
const LONGEST_FIRST = 1000;

/** A query that a message was read as, and how. */
export interface ReadAs {
  readonly query: Query;
  /** Words that it leaves out. */
  readonly leftOut?: readonly string[];
  /** Other queries that may be meant, where they find something else. */
  readonly near?: readonly Query[];
  /** What a verb was read as that says more or less than the graph does. */
  readonly settled?: WordLink | undefined;
  /** By which adjective something has more of what it measures. */
  readonly adjective?: string | undefined;
  /** Whether it is the best of several, whatever it finds. */
  readonly isGuess?: boolean;
  /** What is answered where the graph has not what it asks for, with the words for that; otherwise the next reader is tried. */
  readonly otherwise?: (text: string) => Promise<Reply>;
  /** What else may be asked, once it is told. */
  readonly offers?: (isEmpty: boolean) => Promise<readonly Suggestion[]>;
}

/** How yes or no is said of a way, where a question claims that there is one; undefined where none was found, which says no itself. */
function claimOf(message: Message, citations: readonly Citation[]): 'compareHolds' | 'compareFails' | undefined {
  const steps = citations.filter(({ of }) => of === 'relationship').length;
  if (steps === 0 || !asksWhether(message)) return undefined;
  const isDirect = message.triggers.some(({ trigger }) => trigger === 'directly');
  return isDirect && steps > 1 ? 'compareFails' : 'compareHolds';
}

/** Whether a message goes on from an answer that is one reading of several. */
async function goesOnFromGuess({ understood, context, language }: Message): Promise<boolean> {
  const last = context.earlier.at(-1)?.answer ?? '';
  return (await understood).isFurther && last.includes(WORDINGS[language].t('asIReadIt'));
}

/**
 * Tells what a message was read as. The one place that decides whether a reading is told, told as one of several, or left to the next reader
 * (undefined), whoever read it.
 */
export async function tell(message: Message, read: ReadAs): Promise<Reply | undefined> {
  const { reading, base, text: question } = message;
  const wording = await message.wording;
  const { query, read: asRows } = await asMeant(read.query, message);
  const begun = performance.now();
  const said = await sayQuery(query, reading, wording, read.adjective);
  // What takes long itself is told without others beside it.
  const left = performance.now() - begun > LONGEST_FIRST ? 0 : LONGEST_OTHERS;
  const at = { query, answer: said, message };
  if (said.refused) return read.otherwise?.(said.text);
  if (await isRefuted(at)) return undefined;
  const missingDay = said.isEmpty === true ? await sayMissingDay(query, reading, wording) : undefined;
  if (missingDay !== undefined) return { ...base, text: missingDay, basis: 'none', refused: true };
  const skipped = await skippedTo(message);
  const claim = query.kind === 'paths' ? claimOf(message, said.citations) : undefined;
  const text = [
    claim === undefined ? said.text : wording.t(claim, { verdict: said.text }),
    ...(read.settled === undefined ? [] : [readAs(question, read.settled, wording)]),
    ...(skipped === undefined ? [] : [wording.t('goneOnFrom', { question: skipped })]),
  ].join('\n\n');
  const answer = { ...base, text, basis: 'graph' as const, citations: grounded(said.citations, reading), query };
  const end = performance.now() + left;
  const counted = left === 0 ? undefined : await otherCounts(query, reading, left);
  const others = [
    ...(counted ?? []),
    ...(asRows === undefined ? [] : [{ query: asRows }]),
    ...(said.isEmpty === true ? [] : await beside(query, read.near ?? [], reading, end)),
  ];
  const leftOut = read.leftOut ?? (await digitsLost(at));
  const isDoubtful = await isUncertain(at);
  const isMarked =
    isDoubtful ||
    read.isGuess === true ||
    counted !== undefined ||
    read.leftOut !== undefined ||
    others.length + leftOut.length > 0 ||
    skipped !== undefined ||
    (await goesOnFromGuess(message));
  const reply: Reply = isMarked ? asRead(answer, others, reading, wording, leftOut) : answer;
  const suggest = async () => [
    ...toShowAll(said, wording),
    ...((await reply.suggest?.()) ?? []),
    ...(said.isEmpty === true ? await buttonsFor(await beside(query, relaxed(query), reading), reading, wording) : []),
    ...(isDoubtful || read.isGuess === true ? await guessesFor(message) : []),
    ...((await read.offers?.(said.isEmpty === true)) ?? []),
  ];
  return { ...reply, suggest };
}
