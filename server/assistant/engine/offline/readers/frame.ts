import { changesEverything } from '../../../grammar/guard.js';
import { sayQuery } from '../../../grammar/saying/answer.js';
import { grounded } from '../../../grounding/citations.js';
import { readFrame } from '../../../frames/readFrame.js';
import { type Citation } from '../../Engine.js';
import { type Message } from '../Message.js';
import { asRead, type Reply } from '../Reply.js';
import { isPartAlone } from '../../../dialogue/pointsBack.js';
import { isUncertain } from '../uncertain.js';
import { asksWhether } from '../whether.js';
import { askedBack } from './clarification.js';
import { refuse } from './refusal.js';

/** How yes or no is said of a way, where a question claims that there is one; undefined where none was found, which says no itself. */
function claimOf(message: Message, citations: readonly Citation[]): 'compareHolds' | 'compareFails' | undefined {
  const steps = citations.filter(({ of }) => of === 'relationship').length;
  if (steps === 0 || !asksWhether(message)) return undefined;
  const isDirect = message.triggers.some(({ trigger }) => trigger === 'directly');
  return isDirect && steps > 1 ? 'compareFails' : 'compareHolds';
}

/** Answers by a form that uses all words of a question that tell something. */
export async function frame(message: Message): Promise<Reply | undefined> {
  const { text: question, language, reading, base, context, triggers } = message;
  // What a pronoun points to in a conversation is known by now, or is not to be dropped.
  if (context.earlier.length > 0 && triggers.some(({ trigger }) => trigger === 'it')) return undefined;
  const framed = changesEverything(question, language) ? undefined : readFrame(await message.marked);
  if (framed === undefined) return undefined;
  const { query, adjective } = framed;
  const found = await sayQuery(query, reading, await message.wording, adjective);
  const { text, citations, refused } = found;
  if (!refused) {
    const claim = query.kind === 'paths' ? claimOf(message, citations) : undefined;
    const said = claim === undefined ? text : (await message.wording).t(claim, { verdict: text });
    const answer = { ...base, text: said, basis: 'graph' as const, citations: grounded(citations, reading), query };
    // What joins on to a question that was refused may ask the same of what it names.
    const isPart = context.earlier.length > 0 && isPartAlone(question, language);
    return isPart || (await isUncertain({ query, answer: found, message }))
      ? asRead(answer, [], reading, await message.wording)
      : answer;
  }
  return (await askedBack(message)) ?? refuse(text, message);
}
