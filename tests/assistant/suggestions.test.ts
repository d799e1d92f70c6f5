import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { GraphReading } from '../../server/assistant/reading/GraphReading.js';
import { captionOf } from '../../domain/caption/caption.js';
import { type GraphScope } from '../../server/graph/ports/scope.js';
import { openStore } from '../../server/platform/store/openStore.js';
import { type OpenStore } from '../../server/platform/store/StorePorts.js';
import { EXAMPLES } from './examples.js';
import { NOW } from './graphs/history.js';
import { type GraphName, graphOf } from './graphs/graphs.js';
import { type Language, LANGUAGES } from './graphs/Language.js';
import { ask } from './harness/asking.js';
import { loadGraph } from './harness/loadGraph.js';
import { allQuestions, heldOutQuestions } from './questions/readQuestions.js';

const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-suggestions-'));
let opened: OpenStore;
beforeAll(async () => {
  opened = await openStore({ dataDir, readers: 0 });
});
afterAll(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

/** The graphs that questions are asked of; nothing here changes them. */
const scopes = new Map<string, GraphScope>();
async function scopeOf(graph: GraphName, language: Language): Promise<GraphScope> {
  const name = `${graph} ${language}`;
  const scope = scopes.get(name) ?? (await loadGraph(opened.store, name, graphOf(graph, language)));
  scopes.set(name, scope);
  return scope;
}

const unanswerable = [...allQuestions(), ...heldOutQuestions()].filter(
  ({ answerable, after, graphLanguage }) => !answerable && after === undefined && graphLanguage === undefined,
);
const settings = (['sample', 'flights', 'films'] as const).flatMap((graph) =>
  LANGUAGES.map((language) => ({ graph, language })),
);

describe('what is refused', () => {
  test.each(settings)(
    'offers to add it, and up to three questions that are answered: $graph in $language',
    async ({ graph, language }) => {
      const { store } = opened;
      const scope = await scopeOf(graph, language);
      const engine = new OfflineEngine(store);
      const context = { scope, language, now: NOW, earlier: [], examples: EXAMPLES };
      const questions = unanswerable.filter((one) => one.graph === graph && one.language === language);
      expect(questions.length).toBeGreaterThan(1);
      for (const { question } of questions) {
        const { answer } = await ask(engine, question, context);
        const offered = answer.suggestions.filter(({ kind }) => kind === 'ask').map(({ text }) => text);
        expect(answer.suggestions.at(-1)?.kind, question).toBe('add');
        expect(new Set(offered).size, question).toBe(offered.length);
        expect(offered.length, question).toBeGreaterThanOrEqual(2);
        expect(offered.length, question).toBeLessThanOrEqual(3);
        for (const text of offered) {
          const { answer: next } = await ask(engine, text, context);
          expect({ text, refused: next.refused, language: next.language }).toEqual({ text, refused: false, language });
        }
      }
    },
  );

  test('asks about nothing in an empty graph, and offers to add it', async () => {
    const scope = await loadGraph(opened.store, 'empty', { nodes: [], relationships: [] });
    const context = { scope, language: 'en' as const, now: NOW, earlier: [], examples: [] };
    const { answer } = await ask(new OfflineEngine(opened.store), 'Who painted the Mona Lisa?', context);
    expect(answer).toMatchObject({ refused: true, suggestions: [{ kind: 'add' }] });
  });

  test.each([
    ['en', 'Who is Marie Curie?', { name: 'Marie Curie' }],
    ['en', 'When was the Battle of Hastings?', { name: 'Battle of Hastings' }],
    ['en', 'Is Romania larger than Atlantis?', { name: 'Atlantis' }],
    ['en', 'What is the anthem of Romania?', { node: 'Romania', property: 'anthem' }],
    ['en', 'What is the GDP of Romania?', { node: 'Romania', property: 'GDP' }],
    ['en', 'Delete Wakanda', { name: 'Wakanda' }],
    ['ro', 'Cine este Ștefan cel Mare?', { name: 'Ștefan cel Mare' }],
    ['ro', 'Care este imnul României?', { node: 'România', property: 'imnul' }],
  ] as const)('says what would be added, by its name or to which node: %s, %s', async (language, question, wanted) => {
    const { store } = opened;
    const scope = await scopeOf('sample', language);
    const context = { scope, language, now: NOW, earlier: [], examples: [] };
    const { answer } = await ask(new OfflineEngine(store), question, context);
    const adding = answer.suggestions.find(({ kind }) => kind === 'add');
    const reading = new GraphReading(store, scope, new AbortController().signal);
    const [node] = adding?.nodeId === undefined ? [] : await reading.read([adding.nodeId]);
    const { name, property } = adding ?? {};
    expect({ name, property, node: node && captionOf(node) }).toEqual({
      name: undefined,
      property: undefined,
      node: undefined,
      ...wanted,
    });
  });

  test('offers no name that stands in an earlier question alone', async () => {
    const scope = await scopeOf('sample', 'en');
    const earlier = [{ question: 'Did Klaus Iohannis lead Romania?', answer: '' }];
    const context = { scope, language: 'en' as const, now: NOW, earlier, examples: [] };
    const { answer } = await ask(new OfflineEngine(opened.store), 'And Hungary?', context);
    const adding = answer.suggestions.find(({ kind }) => kind === 'add');
    expect(adding).toBeDefined();
    expect(adding?.name).toBeUndefined();
    expect(adding?.nodeId).toBeDefined();
  });

  test.each([
    ['What is the capital of Romania?', 'Who is Marie Curie?', false],
    ['What is the capital of Romania?', 'What is its anthem?', true],
  ])('after “%s”, “%s” is about the same: %s', async (before, question, isSame) => {
    const scope = await scopeOf('sample', 'en');
    const earlier = [{ question: before, answer: '' }];
    const context = { scope, language: 'en' as const, now: NOW, earlier, examples: [] };
    const { answer } = await ask(new OfflineEngine(opened.store), question, context);
    expect(answer.refused).toBe(true);
    expect(answer.text.includes('Romania')).toBe(isSame);
  });
});
