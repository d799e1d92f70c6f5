import { meantBy } from '../../../dialogue/askBack.js';
import { type Message } from '../Message.js';
import { type Reply } from '../Reply.js';

/** Answers the question before this message, where the message says what a word of it meant. */
export async function clarified({ asked, language, context, instead }: Message): Promise<Reply | undefined> {
  const last = context.earlier.at(-1);
  const learned = last === undefined ? undefined : meantBy(asked, last.suggestions ?? [], language);
  if (last === undefined || learned === undefined) return undefined;
  const aliases = [...(context.aliases ?? []).filter(({ words }) => words !== learned.words), learned];
  return { ...(await instead(last.question, { earlier: context.earlier.slice(0, -1), aliases })), learned };
}
