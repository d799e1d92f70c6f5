import { type Query } from '../../../../../domain/query/Query.js';
import { goesOn, joinsOn } from '../../../dialogue/pointsBack.js';
import { sayMissingTime } from '../../../panels/missingTime.js';
import { type Understanding } from '../../Engine.js';
import { type Message } from '../Message.js';
import { type Reply } from '../Reply.js';
import { tell } from '../tell.js';
import { asksWhether, whetherAny } from '../whether.js';
import { offersFor } from './refusal.js';

/** Whether a message joins on to a question of which no query is known: it means nothing by itself. */
const isOpenEnded = async ({ context, text, language, understood }: Message): Promise<boolean> =>
  context.earlier.length > 0 && joinsOn(text, language) && !(await understood).isFurther;

/** That something was not observed at the time that a question asks about. */
async function withoutTime(message: Message): Promise<Reply | undefined> {
  const { observed } = await message.understood;
  const text = observed && (await sayMissingTime(observed, message.reading, await message.wording));
  return text === undefined ? undefined : { ...message.base, text, basis: 'none', refused: true };
}

/** Answers by the grammar: a question by itself, or as a change of the query that it goes on from. */
export async function grammar(message: Message): Promise<Reply | undefined> {
  if (await isOpenEnded(message)) return undefined;
  const untimed = await withoutTime(message);
  const { read } = await message.understood;
  if (untimed !== undefined || read.kind !== 'sure') return untimed;
  const asked = asksWhether(message) ? whetherAny : (query: Query) => query;
  // What the graph has none of can be added, as what it knows nothing of.
  const offers = async (isEmpty: boolean) => (isEmpty ? offersFor(message) : []);
  return tell(message, { ...read, query: asked(read.query), near: (read.near ?? []).map(asked), offers });
}

/** Whether a question that the grammar answers goes on from an earlier one. */
export async function understandingOfGrammar(_: Reply, message: Message): Promise<Understanding> {
  const { context, text, language, understood } = message;
  const isFurther = (await understood).isFurther || (context.earlier.length > 0 && goesOn(text, language));
  return isFurther ? 'goesOn' : 'read';
}
