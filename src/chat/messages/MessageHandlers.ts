import { type ChatMessage } from '../../../domain/chat/message';
import { type Query } from '../../../domain/query/Query';

/** What a person can do with the messages of a conversation. */
export interface MessageHandlers {
  /** Asks something at once. */
  ask(text: string): void;
  /** Answers by another query, in the place of an answer. */
  reread(answer: ChatMessage, query: Query): void;
  /** Asks the question of an answer again; the answer and all after it go. */
  askAgain(answer: ChatMessage): void;
  /** Brings a question into the composer. */
  edit(question: ChatMessage): void;
  copy(message: ChatMessage): void;
  /** Null takes back what was said. */
  rate(answer: ChatMessage, rating: ChatMessage['rating']): void;
  teach(answer: ChatMessage): void;
  /** Shows the evidence of an answer. */
  select(answer: ChatMessage): void;
}
