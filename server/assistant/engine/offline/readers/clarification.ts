import { questionsIn } from '../../../language/detect.js';
import { askBack, meantBy } from '../../../dialogue/askBack.js';
import { type Message } from '../Message.js';
import { type Reply } from '../Reply.js';

/** Asks back where words of the question may mean a name of the graph but not surely. */
export async function askedBack(message: Message): Promise<Reply | undefined> {
  const { read } = await message.understood;
  if (read.kind !== 'ask') return undefined;
  return { ...message.base, basis: 'graph', ...askBack(message.text, read, await message.wording) };
}

/** Answers the question before this message, where the message says what a word of it meant. */
export async function clarified({ asked, language, context, instead }: Message): Promise<Reply | undefined> {
  const last = context.earlier.at(-1);
  const learned = last === undefined ? undefined : meantBy(asked, last.suggestions ?? [], language);
  if (last === undefined || learned === undefined) return undefined;
  const aliases = [...(context.aliases ?? []).filter(({ words }) => words !== learned.words), learned];
  return { ...(await instead(last.question, { earlier: context.earlier.slice(0, -1), aliases })), learned };
}

/** Questions of a long text that are offered. */
const MOST_OFFERED = 3;

/** Answers the question in a long text; of several, or of none, what is meant is asked. */
export async function longText(message: Message): Promise<Reply | undefined> {
  const questions = questionsIn(message.asked);
  if (questions === undefined) return undefined;
  const [only, ...more] = questions;
  if (only !== undefined && more.length === 0) return message.instead(only);
  const { t } = await message.wording;
  const suggestions = questions.slice(0, MOST_OFFERED).map((text) => ({ kind: 'ask' as const, text }));
  const text = t(only === undefined ? 'longNone' : 'longSeveral');
  return { ...message.base, text, basis: 'none', refused: true, suggestions };
}
