import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { type GraphScope } from '../../server/graph/ports/scope.js';
import cases from './clarified.json' with { type: 'json' };
import { type GraphName } from './graphs/graphs.js';
import { type Language } from './graphs/Language.js';
import { ask } from './harness/asking.js';
import { NOW, Proposing } from './harness/proposing.js';

/** A message after a question back, and whether it answers that or is one of its own. */
interface Clarified {
  readonly language: Language;
  /** The sample graph without one. */
  readonly graph?: GraphName;
  readonly request: string;
  readonly message: string;
  readonly is: 'answer' | 'own';
}

const CASES = cases as readonly Clarified[];
let own: Proposing;
const scopes = new Map<string, GraphScope>();

beforeAll(async () => {
  own = await Proposing.open();
  for (const { language, graph = 'sample' } of CASES)
    if (!scopes.has(graph + language)) scopes.set(graph + language, await own.load(language, graph));
});
afterAll(() => own.close());

const said = async (question: string, earlier: readonly string[], { language, graph = 'sample' }: Clarified) => {
  const before = earlier.map((one) => ({ question: one, answer: '' }));
  const context = { scope: scopes.get(graph + language)!, language, now: NOW, earlier: before, examples: [] };
  return (await ask(new OfflineEngine(own.store), question, context)).answer;
};

describe('after a question back', () => {
  test.each([...new Map(CASES.map((one) => [one.request, one])).values()])(
    '“$request” leaves something open',
    async (one) => {
      const answer = await said(one.request, [], one);
      expect(answer).toMatchObject({ basis: 'edit', refused: false });
      expect(answer.proposal).toBeUndefined();
    },
  );

  test.each(CASES.filter(({ is }) => is === 'answer'))('“$message” completes “$request”', async (one) => {
    const answer = await said(one.message, [one.request], one);
    expect(answer.proposal?.operations).toHaveLength(1);
  });

  test('what is new is no part of its label', async () => {
    const answer = await said('Atlantida', ['Adaugă o țară nouă'], { language: 'ro' } as (typeof CASES)[number]);
    expect(answer.proposal?.operations[0]?.operation.labels).toEqual(['Țară']);
  });

  test.each(CASES.filter(({ is }) => is === 'own'))(
    '“$message” is a message of its own, not what “$request” left open',
    async (one) => {
      const after = await said(one.message, [one.request], one);
      expect(after.proposal).toBeUndefined();
      expect(after.basis).not.toBe('edit');
    },
  );
});
