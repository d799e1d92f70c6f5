import { questionsIn } from '../../../../language/detect.js';
import { type Message } from '../Message.js';
import { type Reply } from '../Reply.js';

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
