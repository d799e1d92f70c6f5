import { sayQuery } from '../../../grammar/saying/answer.js';
import { grounded } from '../../../grounding/citations.js';
import { toShowAll } from '../GraphAnswer.js';
import { isGuessed } from '../../../refusal/missing.js';
import { type Message } from '../Message.js';
import { withOwnMeasure } from '../ownMeasure.js';
import { isRefuted } from '../doubts.js';
import { asRead, type Reply } from '../Reply.js';
import { guessesFor } from './refusal.js';

/** Answers by the best of several readings, marked as such, with the others beside it; undefined where none is best. */
export async function rankedReading(message: Message): Promise<Reply | undefined> {
  if (!isGuessed(await message.missing)) return undefined;
  const { reading, base } = message;
  const { best: read, others, leftOut } = await message.ranked;
  if (read === undefined) return undefined;
  const best = withOwnMeasure(read, await reading.shape());
  const wording = await message.wording;
  const said = await sayQuery(best, reading, wording);
  const { text, citations, refused } = said;
  if (refused || (await isRefuted({ query: best, answer: said, message }))) return undefined;
  const answer = { ...base, text, basis: 'graph' as const, query: best };
  const reply = asRead({ ...answer, citations: grounded(citations, reading) }, others, reading, wording, leftOut);
  const isTold = JSON.stringify(best);
  const suggest = async () => [
    ...toShowAll(said, wording),
    ...(await guessesFor(message)).filter(({ query }) => JSON.stringify(query) !== isTold),
  ];
  return { ...reply, suggest };
}
