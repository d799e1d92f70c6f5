import { askBack } from '../../../dialogue/askBack.js';
import { type Message } from '../Message.js';
import { type Reply } from '../Reply.js';

/** Asks back where words of the question may mean a name of the graph but not surely. */
export async function askedBack(message: Message): Promise<Reply | undefined> {
  const { read } = await message.understood;
  if (read.kind !== 'ask') return undefined;
  return { ...message.base, basis: 'graph', ...askBack(message.text, read, await message.wording) };
}
