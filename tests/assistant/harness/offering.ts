import { type Query } from '../../../domain/query/Query.js';
import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { type Language } from '../../../server/assistant/language/lexicon/files.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { type World } from '../unseen/World.js';
import { askAfter } from './asking.js';
import { loadGraph } from './loadGraph.js';
import { NOW } from './proposing.js';

/** What is told as one reading or offered as others, and what each of them is answered with. */
export interface Offered {
  readonly refused: boolean;
  readonly texts: readonly string[];
  readonly answers: readonly string[];
}

/** Asks about a graph what nothing reads surely, and presses each guess that is offered. */
export function offeringOn(
  world: World,
): (question: string, language?: Language, earlier?: readonly string[]) => Promise<Offered> {
  const store = memoryGraphStore();
  const engine = new OfflineEngine(store);
  const scope = loadGraph(store, 'offering', world.graph);
  const context = { now: NOW, examples: [] };
  const pressed = async (text: string, language: Language, query: Query | undefined) => {
    const asked = { ...context, scope: await scope, language, earlier: [], ...(query === undefined ? {} : { query }) };
    return (await engine.answer(text, asked, () => undefined, new AbortController().signal)).text;
  };
  return async (question, language = 'en', earlier = []) => {
    const { answer } = await askAfter(engine, earlier, question, { ...context, scope: await scope, language });
    const guesses = answer.suggestions.filter(({ kind }) => kind === 'guess');
    const answers = await Promise.all(guesses.map(({ text, query }) => pressed(text, language, query)));
    const told = answer.isAsRead === true ? [answer.text] : [];
    const texts = [...told, ...guesses.map(({ text }) => text)];
    return { refused: answer.refused, texts, answers: [...told, ...answers] };
  };
}
