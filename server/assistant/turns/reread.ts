import { type ChatMessage, type RereadInput } from '../../contract/chat/messages.js';
import { type MessageId, type OwnerId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { readingsBeside } from '../../../domain/chat/readings.js';
import { type Query } from '../../../domain/query/Query.js';
import { checkCitations } from '../grounding/citations.js';
import { answerParts } from './answerParts.js';
import { type TurnParts } from './RunningTurn.js';

/** Readings beside the one that an answer comes from. */
const MOST_OTHERS = 4;

const isSame = (one: Query, other: Query): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The other readings once one is chosen: the present one takes its place, or comes first where it was none of them. */
function othersOf(answer: ChatMessage, chosen: Query): Query[] {
  const { query: present } = answer;
  const others = readingsBeside(answer).map(({ query }) => query);
  if (present === undefined) return others.filter((query) => !isSame(query, chosen));
  const place = others.findIndex((query) => isSame(query, chosen));
  const next =
    place === -1
      ? [present, ...others.filter((query) => !isSame(query, present))]
      : others.map((query, at) => (at === place ? present : query));
  return next.slice(0, MOST_OTHERS);
}

/** Answers by another reading, in the place of an answer, and keeps it with the reading of before beside it. */
export async function reread(
  { store, chats, engine }: Pick<TurnParts, 'store' | 'chats' | 'engine'>,
  owner: OwnerId,
  uid: MessageId,
  { query, deltas }: RereadInput,
): Promise<ChatMessage> {
  const { question, answer } = await chats.turnOf(owner, uid);
  const isRead = answer.query !== undefined;
  if (answer.uid !== uid || (!isRead && !readingsBeside(answer).some((one) => isSame(one.query, query))))
    throw new ProblemError('MESSAGE_NOT_FOUND', { detail: 'It is no answer that has this reading' });
  if (answer.query !== undefined && answer.deltas === deltas + 1 && isSame(answer.query, query)) return answer;
  if (answer.status === 'answering') throw new ProblemError('CONVERSATION_BUSY');
  const scope = { ownerId: owner, projectId: answer.projectId };
  const others = othersOf(answer, query);
  const { language } = answer;
  const context = { scope, language, now: new Date().toISOString(), earlier: [], examples: [], query, others };
  const read = await engine.answer(question.text, context, () => undefined, new AbortController().signal);
  // It was not come to in time.
  if (read.query === undefined) throw new ProblemError('UNAVAILABLE', { detail: read.text });
  const citations = await checkCitations(store, scope, read.citations);
  const parts = answerParts(read, citations, () => undefined);
  // What a refusal lacked is no longer missing.
  const kept = answer.suggestions.filter(({ kind }) => kind !== 'guess' && (isRead || kind !== 'add'));
  const suggestions = [...(parts.suggestions ?? []), ...kept];
  return chats.reread(owner, uid, { deltas, change: { ...parts, suggestions } });
}
