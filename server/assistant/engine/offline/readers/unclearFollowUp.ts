import { saysNothingAlone } from '../../../dialogue/pointsBack.js';
import { withName } from '../../../dialogue/withName.js';
import { type Marked } from '../../../marking/Marked.js';
import { type Suggestion } from '../../Engine.js';
import { type Message } from '../Message.js';
import { type Reply } from '../Reply.js';
import { askedBack } from './clarification.js';
import { readingsOfPart } from './refusal.js';

/** The refusal of a question with the name of what its pronoun means, which says what is not known of that. */
async function refusedOf(message: Message): Promise<Reply | undefined> {
  const { text: own, language, context, asking } = message;
  const named = await withName(own, context.earlier.toReversed(), asking);
  const reply = named && (await message.instead(named.text, { language, earlier: [] }));
  if (named === undefined || reply?.refused !== true) return undefined;
  const suggest = async () =>
    ((await reply.suggest?.()) ?? []).map(({ name, ...one }) =>
      name === undefined ? one : own.includes(name) ? { ...one, name } : { ...one, nodeId: named.node.id },
    );
  return { ...reply, suggest };
}

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
  const back = (await askedBack(message)) ?? (await refusedOf(message));
  if (back !== undefined) return back;
  const { t } = await message.wording;
  const missing = { ...base, text: t('missingFollowUp'), basis: 'none' as const, refused: true };
  const adding = async () => addingTo(await message.marked, t('suggestAdd'));
  return { ...missing, suggest: async () => [...(await readingsOfPart(message)), ...(await adding())] };
}
