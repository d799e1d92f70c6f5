import { nameAlone } from '../../../linking/nameAlone.js';
import { type Message } from '../Message.js';
import { type Reply } from '../Reply.js';
import { answerOf } from './queries.js';
import { namesakes, sharedBeginnings } from '../../../linking/namesakes.js';
import { whichOf } from '../answers/whichOf.js';

/** Of more who share a name nobody is asked which is meant. */
const MOST_NAMESAKES = 8;
/** Questions with a whole name that are offered. */
const MOST_OFFERED = 3;

/** Describes the node whose name is all that is said. */
export async function name(message: Message): Promise<Reply | undefined> {
  const { text, language, reading } = message;
  await reading.said();
  const query = await nameAlone(text, language, reading);
  return query === undefined ? undefined : answerOf(query, message, await message.wording);
}

/** Asks which of several is meant that share a word of their names, where the question has only that; each is offered in full. */
export async function namesake(message: Message): Promise<Reply | undefined> {
  const { text: question, reading, base } = message;
  const { words } = await message.missing;
  const [word, ...more] = new Set([...words, ...sharedBeginnings(await message.marked)]);
  // Where more is not known the whole name would not help.
  const nodes = word === undefined || more.length > 0 ? [] : await namesakes(word, reading);
  if (word === undefined || nodes.length < 2 || nodes.length > MOST_NAMESAKES) return undefined;
  const { text } = await whichOf(nodes, reading, await message.wording);
  const asked = new Set(nodes.map((node) => question.replace(word, reading.nameOf(node))));
  const suggestions = [...asked].slice(0, MOST_OFFERED).map((one) => ({ kind: 'ask' as const, text: one }));
  return { ...base, text, basis: 'none', refused: true, suggestions };
}
