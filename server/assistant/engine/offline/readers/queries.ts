import { type Query } from '../../../../../domain/query/Query.js';
import { sayQuery } from '../../../grammar/saying/answer.js';
import { grounded } from '../../../grounding/citations.js';
import { buttonsFor } from '../../../guesses/offered.js';
import { type Wording, WORDINGS } from '../../../texts/Wording.js';
import { type Message } from '../Message.js';
import { type Reply } from '../Reply.js';
import { isCypher } from '../../../../../domain/query/cypher/isCypher.js';
import { answerCypher } from '../../../cypher/answerCypher.js';

/** The answer to a query, where none is a refusal. */
export async function answerOf(query: Query, { reading, base }: Message, wording: Wording): Promise<Reply> {
  const { text, citations, refused } = await sayQuery(query, reading, wording);
  const basis = refused ? 'none' : 'graph';
  const { language } = wording;
  return { ...base, language, text, refused, basis, citations: grounded(citations, reading), query };
}

/** Answers what is asked as a query: as the person has changed one that an answer came from. Other readings stay beside it. */
export const storedQuery = async (message: Message): Promise<Reply | undefined> => {
  const { query, language, others = [] } = message.context;
  if (query === undefined) return undefined;
  const wording = WORDINGS[language].naming(await message.reading.said());
  const suggestions = await buttonsFor(
    others.map((one) => ({ query: one })),
    message.reading,
    wording,
  );
  return { ...(await answerOf(query, message, wording)), suggestions };
};

/** Answers a message that is Cypher by its query. */
export async function cypher({ asked, context, reading }: Message): Promise<Reply | undefined> {
  if (!isCypher(asked)) return undefined;
  const { language } = context;
  const wording = WORDINGS[language].naming(await reading.said());
  return { ...(await answerCypher(asked, reading, wording)), language, sources: [], engine: 'offline' };
}
