import { type Query } from '../../../../domain/query/Query.js';
import { type AssistantGraph } from '../../reading/GraphReading.js';
import { type Answer, type AskingContext, type RulesEngine, type Suggestion, type Understanding } from '../Engine.js';
import { Message } from './Message.js';
import { READERS } from './readers.js';
import { refusalFor } from './readers/refusal.js';
import { type Reply } from './Reply.js';

/** The answer of the first reader that has one, or a refusal. */
async function reply(message: Message): Promise<Reply> {
  for (const { read } of READERS) {
    const found = await read(message);
    if (found !== undefined) return found;
  }
  return refusalFor(message);
}

/** Suggestions of other queries than one that is told, each once. */
function besidesOnce(told: Query | undefined, all: readonly Suggestion[]): readonly Suggestion[] {
  const askedBy = ({ query, text }: Suggestion) => JSON.stringify(query) ?? text;
  const others = all.filter((one) => told === undefined || askedBy(one) !== JSON.stringify(told));
  const isSame = (one: Suggestion, other: Suggestion) => one.text === other.text || askedBy(one) === askedBy(other);
  return others.filter((one, at) => others.findIndex((other) => isSame(one, other)) === at);
}

/** Answers by rules, from the graph, the train examples and the help; what none of them holds is refused. */
export class OfflineEngine implements RulesEngine {
  constructor(readonly store: AssistantGraph) {}

  async answer(
    question: string,
    context: AskingContext,
    emit: (piece: string) => void,
    signal: AbortSignal,
  ): Promise<Answer> {
    const { suggest, ...found } = await reply(new Message(this.store, question, context, signal, reply));
    signal.throwIfAborted();
    for (const piece of found.text.match(/\S+\s*|\s+/gu) ?? []) emit(piece);
    // What else could be asked is looked for when the answer has been said: nobody waits for it.
    const suggestions = suggest === undefined ? found.suggestions : besidesOnce(found.query, await suggest());
    signal.throwIfAborted();
    return { ...found, suggestions };
  }

  async understanding(question: string, context: AskingContext, signal: AbortSignal): Promise<Understanding> {
    const message = new Message(this.store, question, context, signal, reply);
    for (const { read, means } of READERS) {
      if (means === undefined) break;
      const found = await read(message);
      if (found !== undefined) return typeof means === 'string' ? means : means(found, message);
    }
    return 'open';
  }
}
