import { joinsOn, saysNothingAlone } from '../../../dialogue/readFollowUp.js';
import { type Message } from '../Message.js';
import { type Reply } from '../Reply.js';
import { askedBack } from './clarification.js';
import { guessesFor } from './refusal.js';

/** A refusal of a question that goes on from another, where it may stand by itself as well: guesses of its own words come before what that one named. */
const offeringFirst = ({ suggest, ...refusal }: Reply, message: Message): Reply => ({
  ...refusal,
  suggest: async () => {
    const [own, others] = [await guessesFor(message), (await suggest?.()) ?? []];
    return own.length === 0 ? others : [...own, ...others.filter(({ kind }) => kind !== 'guess')];
  },
});

/** Refuses what goes on from an earlier question and is not clear, since nothing of that question is guessed from words. */
export async function unclearFollowUp(message: Message): Promise<Reply | undefined> {
  const { base, text, language, context } = message;
  const spelledOut = await message.spelledOut;
  const refusal = spelledOut?.refused === true ? spelledOut : undefined;
  const isRefuted = spelledOut?.refused === false;
  const { isFurther } = await message.understood;
  if (isFurther || isRefuted || (context.earlier.length > 0 && saysNothingAlone(text, language))) {
    const missing = (await message.wording).t('missingFollowUp');
    return (await askedBack(message)) ?? refusal ?? { ...base, text: missing, basis: 'none', refused: true };
  }
  if (refusal === undefined) return undefined;
  return joinsOn(text, language) ? refusal : offeringFirst(refusal, message);
}
