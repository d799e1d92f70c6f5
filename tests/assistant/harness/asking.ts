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

/** Asks a question after others, each with what was answered to those before it. */
export async function askAfter(
  engine: Engine,
  before: readonly string[],
  question: string,
  context: Omit<AskingContext, 'earlier'>,
) {
  const earlier: AskingContext['earlier'][number][] = [];
  for (const one of before) {
    const { answer } = await ask(engine, one, { ...context, earlier: [...earlier] });
    earlier.push({ ...answer, question: one, answer: answer.text });
  }
  const started = performance.now();
  const asked = await ask(engine, question, { ...context, earlier });
  return { ...asked, milliseconds: performance.now() - started };
}
