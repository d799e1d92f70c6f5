import { changesEverything } from '../../../grammar/guard.js';
import { readFrame } from '../../../frames/readFrame.js';
import { isPartAlone } from '../../../dialogue/pointsBack.js';
import { type Message } from '../Message.js';
import { type Reply } from '../Reply.js';
import { tell } from '../tell.js';
import { askedBack } from './clarification.js';
import { refuse } from './refusal.js';

/** Answers by a form that uses all words of a question that tell something. */
export async function frame(message: Message): Promise<Reply | undefined> {
  const { text: question, language, context, triggers } = message;
  // What a pronoun points to in a conversation is known by now, or is not to be dropped.
  if (context.earlier.length > 0 && triggers.some(({ trigger }) => trigger === 'it')) return undefined;
  const framed = changesEverything(question, language) ? undefined : readFrame(await message.marked);
  if (framed === undefined) return undefined;
  const otherwise = async (text: string) => (await askedBack(message)) ?? refuse(text, message);
  // What joins on to a question that was refused may ask the same of what it names.
  return tell(message, {
    ...framed,
    otherwise,
    isGuess: context.earlier.length > 0 && isPartAlone(question, language),
  });
}
