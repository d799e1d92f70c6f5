import { type Message } from '../Message.js';
import { isRefuted } from '../doubts.js';
import { type Reply } from '../Reply.js';

/** Answers a question with what it leaves to an earlier one in words. */
export async function spelledOutQuestion(message: Message): Promise<Reply | undefined> {
  const reply = await message.spelledOut;
  if (reply === undefined || reply.refused) return undefined;
  const { query } = reply;
  return query !== undefined && (await isRefuted({ query, answer: reply, message })) ? undefined : reply;
}
