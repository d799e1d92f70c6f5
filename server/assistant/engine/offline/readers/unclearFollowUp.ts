import { saysNothingAlone } from '../../../dialogue/pointsBack.js';
import { type Marked } from '../../../marking/Marked.js';
import { type Suggestion } from '../../Engine.js';
import { type Message } from '../Message.js';
import { type Reply } from '../Reply.js';
import { askedBack } from './clarification.js';

/** An offer to add what is asked to the one node that a message names itself. */
function addingTo({ mentions }: Marked, text: string): readonly Suggestion[] {
  const [only, ...more] = mentions;
  const nodeId = more.length > 0 ? undefined : only?.candidates[0]?.node.id;
  return nodeId === undefined ? [] : [{ kind: 'add', text, nodeId }];
}

/** Refuses what goes on from an earlier question and is not clear, since nothing of that question is guessed from words. */
export async function unclearFollowUp(message: Message): Promise<Reply | undefined> {
  const { base, text, language, context } = message;
  const { isFurther } = await message.understood;
  const isPart = context.earlier.length > 0 && saysNothingAlone(text, language);
  if (!isFurther && !isPart) return undefined;
  const back = await askedBack(message);
  if (back !== undefined) return back;
  const { t } = await message.wording;
  const missing = { ...base, text: t('missingFollowUp'), basis: 'none' as const, refused: true };
  return { ...missing, suggest: async () => addingTo(await message.marked, t('suggestAdd')) };
}
