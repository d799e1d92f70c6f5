import { type Query } from '../query/Query.js';
import { type ChatMessage } from './message.js';

type Suggestion = ChatMessage['suggestions'][number];

/** Another reading of a question, with its words. */
type OtherReading = Suggestion & { readonly query: Query };

const isReading = (suggestion: Suggestion): suggestion is OtherReading =>
  suggestion.kind === 'guess' && suggestion.query !== undefined;

/** The readings that stand beside an answer, or that a refusal offers. */
export const readingsBeside = ({ suggestions }: Pick<ChatMessage, 'suggestions'>): OtherReading[] =>
  suggestions.filter(isReading);

/** The readings that an answer could come from instead of its own. */
export const readingsOf = (message: Pick<ChatMessage, 'query' | 'suggestions'>): OtherReading[] =>
  message.query === undefined ? [] : readingsBeside(message);

/** What else may be asked or done after an answer. */
export const nextSteps = (message: Pick<ChatMessage, 'query' | 'suggestions'>): readonly Suggestion[] =>
  message.query === undefined ? message.suggestions : message.suggestions.filter((one) => !isReading(one));
