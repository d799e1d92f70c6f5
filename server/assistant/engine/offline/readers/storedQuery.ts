import { type Query } from '../../../../../domain/query/Query.js';
import { sayQuery } from '../../../grammar/saying/answer.js';
import { grounded } from '../../../grounding/citations.js';
import { buttonsFor } from '../../../guesses/offered.js';
import { WORDINGS } from '../../../texts/Wording.js';
import { type Message } from '../Message.js';
import { type Reply } from '../Reply.js';

/** The answer to a query, where none is a refusal. */
export async function answerOf(query: Query, { reading, base }: Message, language = base.language): Promise<Reply> {
  const wording = WORDINGS[language].naming(await reading.said());
  const { text, citations, refused } = await sayQuery(query, reading, wording);
  const basis = refused ? 'none' : 'graph';
  return { ...base, language, text, refused, basis, citations: grounded(citations, reading), query };
}

/** Answers what is asked as a query: as the person has changed one that an answer came from. Other readings stay beside it. */
export const storedQuery = async (message: Message): Promise<Reply | undefined> => {
  const { query, language, others = [] } = message.context;
  if (query === undefined) return undefined;
  const wording = WORDINGS[language].naming(await message.reading.said());
  const suggestions = await buttonsFor(others, message.reading, wording);
  return { ...(await answerOf(query, message, language)), suggestions };
};
