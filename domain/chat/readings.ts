import { type Query } from '../query/Query.js';
import { type ChatMessage } from './message.js';

type Suggestion = ChatMessage['suggestions'][number];

/** Another reading of a question, with its words. */
type OtherReading = Suggestion & { readonly query: Query };

const isReading = (suggestion: Suggestion): suggestion is OtherReading =>
  suggestion.kind === 'guess' && suggestion.query !== undefined;

/** The readings that an answer could come from instead of its own. */
export const readingsOf = ({ query, suggestions }: Pick<ChatMessage, 'query' | 'suggestions'>): OtherReading[] =>
  query === undefined ? [] : suggestions.filter(isReading);

/** What else may be asked or done after an answer. */
export const nextSteps = (message: Pick<ChatMessage, 'query' | 'suggestions'>): readonly Suggestion[] =>
  message.query === undefined ? message.suggestions : message.suggestions.filter((one) => !isReading(one));
