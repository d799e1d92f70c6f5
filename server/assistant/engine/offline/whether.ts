import { type Query } from '../../../../domain/query/Query.js';
import { PACKS, type Trigger } from '../../language/Pack.js';
import { type Message } from './Message.js';

/** Words with which a question asks for more than yes or no. */
const ASKING_MORE: ReadonlySet<Trigger> = new Set<Trigger>(['which', 'who', 'count', 'list', 'when', 'saying']);
/** Words with which a question begins that yes or no answers. */
const ASKING: ReadonlySet<Trigger> = new Set<Trigger>(['asking', 'existence']);

/** Whether yes or no is asked for: the question begins with its verb, and asks for nothing else. */
export function asksWhether({
  triggers,
  tokens,
  language,
}: Pick<Message, 'triggers' | 'tokens' | 'language'>): boolean {
  if (triggers.some(({ trigger }) => ASKING_MORE.has(trigger))) return false;
  const isVerb = PACKS[language].operators.is.includes(tokens[0]?.word ?? '');
  return isVerb || triggers.some(({ trigger, from }) => from === 0 && ASKING.has(trigger));
}

/** A list of things as the question whether there are any. */
export const whetherAny = (query: Query): Query =>
  query.kind === 'nodes' && query.set.kind === 'where' ? { kind: 'exists', set: query.set } : query;
