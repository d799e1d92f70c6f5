import { expect, test } from 'vitest';
import { ulid } from 'ulid';

import { type AskingContext, type Engine } from '../../../server/assistant/engine/Engine.js';
import { type OwnerId } from '../../../server/contract/ids.js';
import { allQuestions } from '../../assistant/questions/readQuestions.js';
import { judge } from '../../assistant/judge/judge.js';
import { ask, givenAnswer } from '../../assistant/harness/asking.js';
import { type Question } from '../../assistant/truth/Question.js';
import { type SampleInstallation } from './SampleInstallation.js';

/** An engine that is about to be asked a question of the set. */
type EngineFor = (question: Question) => Engine;

const KINDS = [
  'what',
  'property',
  'howMany',
  'list',
  'neighbours',
  'connection',
  'compare',
  'help',
  'example',
  'unanswerable',
];

/** One question of each kind in each language. */
const chosen = KINDS.flatMap((kind) =>
  (['en', 'ro'] as const).flatMap((language) =>
    allQuestions()
      .filter(
        (one) => one.graph === 'sample' && one.after === undefined && (one.graphLanguage ?? language) === language,
      )
      .filter((one) => one.kind === kind && one.language === language)
      .slice(0, 1),
  ),
);
const named = chosen.map((question) => [question.id, question] as const);
const property = () => chosen.find(({ kind, language }) => kind === 'property' && language === 'en')!;

/** What holds of every engine behind the port, whichever answers. */
export function testEngine(engineFor: EngineFor, sample: () => SampleInstallation): void {
  const never = new AbortController().signal;

  test.each(named)('answers %s rightly, cites the person’s own elements, and writes nothing', async (_id, question) => {
    const { language } = question;
    const context = sample().context(language);
    const before = await sample().changes(language);
    const { answer, streamed } = await ask(engineFor(question), question.question, context);
    expect(judge(question, givenAnswer(answer))).toMatchObject({ faults: [], invented: [], right: true });
    expect(streamed).toBe(answer.text);
    expect(answer.language).toBe(language);
    expect(answer.refused).toBe(answer.basis === 'none');
    expect(answer.proposal).toBeUndefined();
    const [nodeIds, relationshipIds] = (['node', 'relationship'] as const).map((of) =>
      answer.citations.flatMap((one) => (one.of === of ? [one.id] : [])),
    );
    const wanted = { nodeIds, relationshipIds } as Parameters<ReturnType<typeof sample>['store']['elements']>[1];
    const elements = await sample().store.elements(context.scope, wanted);
    expect(elements.nodes.length + elements.relationships.length).toBe(answer.citations.length);
    expect(new Set(answer.citations.map(({ id }) => id)).size).toBe(answer.citations.length);
    expect(await sample().changes(language)).toBe(before);
  });

  test('tells one person nothing of another', async () => {
    const stranger: AskingContext = {
      ...sample().context('en', { ownerId: `stranger ${ulid()}` as OwnerId }),
      examples: [],
    };
    const { answer } = await ask(engineFor(property()), property().question, stranger);
    expect(answer).toMatchObject({ refused: true, basis: 'none', citations: [] });
  });

  test('rejects with the reason of a signal that is aborted already, and says nothing', async () => {
    const reason = new Error('stopped');
    const said: string[] = [];
    const question = property();
    const answering = engineFor(question).answer(
      question.question,
      sample().context(),
      (piece) => said.push(piece),
      AbortSignal.abort(reason),
    );
    await expect(answering).rejects.toBe(reason);
    expect(said).toEqual([]);
  });

  test('rejects with the reason of a signal that is aborted on the way', async () => {
    const stop = new AbortController();
    const reason = new Error('stopped');
    const question = property();
    const answering = engineFor(question).answer(question.question, sample().context(), () => undefined, stop.signal);
    queueMicrotask(() => stop.abort(reason));
    await expect(answering).rejects.toBe(reason);
  });

  test('answers several questions at once, each for itself', async () => {
    const english = chosen.filter(({ language, kind }) => language === 'en' && kind === 'property');
    const answers = await Promise.all(
      [...english, ...english, ...english].map((question) =>
        engineFor(question).answer(question.question, sample().context(), () => undefined, never),
      ),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });
}
