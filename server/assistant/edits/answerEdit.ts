import { asksOfTheGraph } from '../conversation/ownMessage.js';
import { type Answer, type AskingContext, plainAnswer } from '../engine/Engine.js';
import { type Language } from '../language/lexicon/files.js';
import { type AssistantGraph, GraphReading } from '../reading/GraphReading.js';
import { WORDINGS } from '../texts/Wording.js';
import { type EditReading, proposalOf } from './proposalOf.js';

function suggestionsOf(reading: EditReading): Answer['suggestions'] {
  if (reading.kind === 'question') return reading.asks.map((text) => ({ kind: 'ask', text }));
  if (reading.kind !== 'refusal' || reading.because !== 'unknown') return [];
  const [name] = reading.missing;
  return [{ kind: 'add', text: WORDINGS[reading.language].t('suggestAdd'), ...(name === undefined ? {} : { name }) }];
}

/** The answer to a message that asks for edits: a proposal, a question back or a refusal; undefined when it asks for none. */
export async function answerEdit(
  text: string,
  { scope, now, earlier }: Pick<AskingContext, 'scope' | 'now' | 'earlier'>,
  {
    store,
    language,
    signal,
    asksForHelp,
  }: {
    readonly store: AssistantGraph;
    readonly language: Language;
    readonly signal: AbortSignal;
    readonly asksForHelp: (text: string) => boolean;
  },
): Promise<Answer | undefined> {
  const reading = new GraphReading(store, scope, signal);
  const asking = { reading, language, now };
  const read = await proposalOf(text, {
    ...asking,
    earlier: earlier.map(({ question }) => question),
    asksItself: async (said) => asksForHelp(said) || (await asksOfTheGraph(said, asking)),
  });
  if (read === undefined) return undefined;
  return {
    ...plainAnswer(read.language),
    text: read.said,
    basis: read.kind === 'refusal' ? 'none' : 'edit',
    citations: read.citations,
    suggestions: suggestionsOf(read),
    refused: read.kind === 'refusal',
    ...(read.kind === 'proposal' ? { proposal: { operations: read.operations } } : {}),
  };
}
