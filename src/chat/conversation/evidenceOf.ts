import { type ChatMessage } from '../../../domain/chat/message';

const isShown = ({ status, citations }: ChatMessage) => status !== 'answering' && citations.length > 0;

/** The answer whose evidence is shown: the selected one, otherwise the last if it cites anything. */
export function evidenceOf(messages: readonly ChatMessage[], selected: string | undefined): ChatMessage | undefined {
  const answer = messages.find(({ uid }) => uid === selected) ?? messages.at(-1);
  return answer !== undefined && isShown(answer) ? answer : undefined;
}

/** The answer whose evidence stays beside the messages while the next one is awaited. */
export function evidenceMeanwhile(messages: readonly ChatMessage[]): ChatMessage | undefined {
  const before = messages.findLast(({ role, status }) => role === 'assistant' && status !== 'answering');
  return before !== undefined && isShown(before) ? before : undefined;
}
