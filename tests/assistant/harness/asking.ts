import { type Answer, type AskingContext, type Engine } from '../../../server/assistant/engine/Engine.js';
import { type GivenAnswer } from '../judge/judge.js';

const keys = ({ sources }: Answer, kind: string) => sources.filter((one) => one.kind === kind).map(({ key }) => key);

/** An answer in the judge's terms. */
export const givenAnswer = (answer: Answer): GivenAnswer => ({
  text: answer.text,
  refused: answer.refused,
  cited: answer.citations.flatMap((one) => (one.of === 'node' ? [`${one.labels[0] ?? ''}: ${one.caption}`] : [])),
  faq: keys(answer, 'faq'),
  examples: keys(answer, 'example'),
});

/** Asks an engine, with the pieces that it emitted. */
export async function ask(engine: Engine, question: string, context: AskingContext) {
  const pieces: string[] = [];
  const answer = await engine.answer(question, context, (piece) => pieces.push(piece), new AbortController().signal);
  return { answer, streamed: pieces.join('') };
}
