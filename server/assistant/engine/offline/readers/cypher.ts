import { isCypher } from '../../../../../domain/query/cypher/isCypher.js';
import { answerCypher } from '../../../cypher/answerCypher.js';
import { WORDINGS } from '../../../texts/Wording.js';
import { type Message } from '../Message.js';
import { type Reply } from '../Reply.js';

/** Answers a message that is Cypher by its query. */
export async function cypher({ asked, context, reading }: Message): Promise<Reply | undefined> {
  if (!isCypher(asked)) return undefined;
  const { language } = context;
  const wording = WORDINGS[language].naming(await reading.said());
  return { ...(await answerCypher(asked, reading, wording)), language, sources: [], engine: 'offline' };
}
