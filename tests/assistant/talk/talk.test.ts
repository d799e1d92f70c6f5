import { describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { otherLanguageOf } from '../../../server/assistant/talk/otherLanguage.js';
import { readTalk } from '../../../server/assistant/talk/readTalk.js';
import { TalkEngine } from '../../../server/assistant/talk/TalkEngine.js';
import { Wording } from '../../../server/assistant/texts/Wording.js';
import { type OwnerId } from '../../../server/contract/ids.js';
import { FAQ } from '../../../server/assistant/faq/faq.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { type GraphScope } from '../../../server/graph/ports/scope.js';
import { EXAMPLES } from '../examples.js';
import { NOW } from '../graphs/history.js';
import { graphOf } from '../graphs/graphs.js';
import { LANGUAGES } from '../graphs/Language.js';
import { ask } from '../harness/asking.js';
import { loadGraph } from '../harness/loadGraph.js';
import { allQuestions, heldOutQuestions } from '../questions/readQuestions.js';
import heldOut from './heldOut.json' with { type: 'json' };

const whatIs = (text: string) => readTalk(text, 'en')?.kind ?? otherLanguageOf(text)?.code;

/** On the first run, by the author of both: 72 of 72. */
test('courtesy, questions about the whole graph and other languages are told from questions, in unseen wordings', () => {
  const wrong = heldOut.filter(({ text, is }) => whatIs(text) !== is);
  expect(wrong).toEqual([]);
});

test('no question about a graph and none of the help is taken for courtesy or another language', () => {
  const help = LANGUAGES.flatMap((language) =>
    FAQ[language].flatMap(({ question, alternatives }) => [question, ...alternatives]),
  );
  const asked = [...allQuestions(), ...heldOutQuestions()].map(({ question }) => question);
  expect([...help, ...asked].filter((question) => whatIs(question) !== undefined)).toEqual([]);
});

const store = memoryGraphStore();

describe.each(LANGUAGES)('in %s', (language) => {
  const asking = (scope: GraphScope) => ({
    scope,
    language,
    now: NOW,
    earlier: [],
    examples: EXAMPLES,
  });
  const engines = () => {
    const rules = new OfflineEngine(store);
    return { rules, engine: new TalkEngine(rules, store) };
  };
  const whole = { en: 'What is in my graph?', ro: 'Ce e în graful meu?' }[language];

  test('what is in the graph is told in numbers, with three questions that are answered', async () => {
    const scope = await loadGraph(store, `talk films ${language}`, graphOf('films', language));
    const { rules, engine } = engines();
    const { answer, streamed } = await ask(engine, whole, asking(scope));
    const { nodes, relationships } = await store.totals(scope);
    expect(streamed).toBe(answer.text);
    expect(answer).toMatchObject({ refused: false, basis: 'graph' });
    const wording = new Wording(language);
    for (const total of [nodes, relationships]) expect(answer.text).toContain(`**${wording.number(total)} `);
    expect(answer.citations.length).toBeGreaterThan(0);
    expect(answer.suggestions).toHaveLength(3);
    for (const { text } of answer.suggestions)
      expect((await ask(rules, text, asking(scope))).answer, text).toMatchObject({ refused: false, basis: 'graph' });
  });

  test('an empty graph is said to be empty, and courtesy is answered all the same', async () => {
    const ownerId = `talk nothing ${language}` as OwnerId;
    await store.ensureDefaultProject(ownerId);
    const { engine } = engines();
    const context = asking({ ownerId });
    expect((await ask(engine, whole, context)).answer).toMatchObject({ refused: false, suggestions: [] });
    for (const { text, is } of heldOut)
      if (is !== undefined && is !== 'graph')
        expect((await ask(engine, text, context)).answer.refused, text).toBe(false);
  });
});
