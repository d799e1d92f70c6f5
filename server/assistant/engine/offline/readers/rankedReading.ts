import { isGuessed } from '../../../refusal/missing.js';
import { type Message } from '../Message.js';
import { type Reply } from '../Reply.js';
import { tell } from '../tell.js';

/** Answers by the best of several readings, marked as such, with the others beside it; undefined where none is best. */
export async function rankedReading(message: Message): Promise<Reply | undefined> {
  if (!isGuessed(await message.missing)) return undefined;
  const { best: query, leftOut } = await message.ranked;
  if (query === undefined) return undefined;
  return tell(message, { query, leftOut, isGuess: true });
}
