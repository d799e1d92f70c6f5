import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { type GraphScope } from '../../server/graph/ports/scope.js';
import { EXAMPLES } from './examples.js';
import { type Language } from './graphs/Language.js';
import { ask } from './harness/asking.js';
import { NOW, Proposing } from './harness/proposing.js';

let own: Proposing;
let scope: GraphScope;

beforeAll(async () => {
  own = await Proposing.open();
  scope = await own.load('en');
});
afterAll(() => own.close());

const answerTo = async (question: string, earlier: readonly string[] = [], language: Language = 'en') => {
  const context = {
    scope,
    language,
    now: NOW,
    earlier: earlier.map((one) => ({ question: one, answer: '' })),
    examples: EXAMPLES,
  };
  return ask(new OfflineEngine(own.store), question, context);
};

describe('the offline engine, asked for an edit', () => {
  test('answers with a proposal, says that nothing is written yet, and cites the nodes it is about', async () => {
    const before = await own.changes(scope);
    const { answer, streamed } = await answerTo('Connect Croatia to Italy by BORDERS.');
    expect(answer).toMatchObject({ basis: 'edit', refused: false, engine: 'offline', language: 'en' });
    expect(answer.proposal?.operations.map(({ summary }) => summary)).toEqual([
      'Add the relationship “Croatia borders Italy”',
    ]);
    expect(answer.text).toContain('Nothing is written before you accept');
    expect(streamed).toBe(answer.text);
    expect(answer.citations.map(({ caption }) => caption).sort()).toEqual(['Croatia', 'Italy']);
    expect(await own.changes(scope)).toBe(before);
  });

  test('asks back when it is open what is meant, with the requests that would be clear', async () => {
    const { answer } = await answerTo('Delete Micronesia.');
    expect(answer).toMatchObject({ basis: 'edit', refused: false });
    expect(answer.proposal).toBeUndefined();
    expect(answer.suggestions).toEqual([
      { kind: 'ask', text: 'Delete the Country Micronesia.' },
      { kind: 'ask', text: 'Delete the Subregion Micronesia.' },
    ]);
    for (const { text } of answer.suggestions) {
      const { proposal } = (await answerTo(text)).answer;
      expect(proposal?.operations).toHaveLength(1);
    }
  });

  test('refuses what it finds nothing for, and offers to add it', async () => {
    const { answer } = await answerTo('Rename Freedonia to Sylvania');
    expect(answer).toMatchObject({ basis: 'none', refused: true, suggestions: [{ kind: 'add' }] });
    expect(answer.text).toContain('“Freedonia”');
  });

  test('an update says which version of the node it was read in, so that it cannot undo a change of meanwhile', async () => {
    const { answer } = await answerTo('Set the capital of France to Lyon');
    const [first] = answer.proposal?.operations ?? [];
    expect(first?.operation.version).toBe(1);
    const operations = [first!.operation];
    await own.store.applyPatch(scope, [{ ...first!.operation, setProperties: { capital: 'Nice' } }], {
      source: 'hand',
    });
    await expect(own.store.applyPatch(scope, operations, { source: 'assistant' })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    });
  });

  test('goes on with questions after an edit', async () => {
    const { answer } = await answerTo('What is the capital of Spain?', ['Rename Spain to Hispania']);
    expect(answer).toMatchObject({ basis: 'graph', refused: false });
    expect(answer.text).toContain('Madrid');
  });

  test('keeps text of the graph from becoming markup', async () => {
    const { answer } = await answerTo('Add a country called "[x](https://a.example) <b>![y](z)"');
    expect(answer.text).not.toMatch(/(?<!\\)\[x\](?!\\)/u);
    expect(answer.proposal?.operations[0]?.operation.properties).toEqual({ name: '[x](https://a.example) <b>![y](z)' });
  });
});
