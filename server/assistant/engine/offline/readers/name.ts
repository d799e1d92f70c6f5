import { nameAlone } from '../../../linking/nameAlone.js';
import { type Message } from '../Message.js';
import { type Reply } from '../Reply.js';
import { answerOf } from './storedQuery.js';

/** Describes the node whose name is all that is said. */
export async function name(message: Message): Promise<Reply | undefined> {
  const { text, language, reading } = message;
  await reading.said();
  const query = await nameAlone(text, language, reading);
  return query === undefined ? undefined : answerOf(query, message);
}
