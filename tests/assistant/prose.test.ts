import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import words from '../../domain/processing/kindLabels.json' with { type: 'json' };
import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { type GraphScope } from '../../server/graph/ports/scope.js';
import { openStore } from '../../server/platform/store/openStore.js';
import { type OpenStore } from '../../server/platform/store/StorePorts.js';
import { EXAMPLES } from './examples.js';
import { GraphBuilder } from './graphs/GraphBuilder.js';
import { LANGUAGES, type Language } from './graphs/Language.js';
import { ask } from './harness/asking.js';
import { behindReading } from './harness/endingIn.js';
import { loadGraph } from './harness/loadGraph.js';
import { unansweredStarters } from './harness/starters.js';

/** What reading a text about a family of weavers leaves: its labels are words of the text's language, its types are not. */
function graphOfProse(language: Language): GraphBuilder {
  const graph = new GraphBuilder();
  const labels = words[language];
  const things = {
    person: ['Irina Moldovan', 'Tudor Moldovan', 'Sanda Moldovan'],
    organisation: ['Atelierul Lâna'],
    place: ['Sibiu', 'Turda'],
    date: ['3 mai 1951', '1988'],
  } as const;
  for (const [kind, names] of Object.entries(things))
    for (const name of names) graph.node(name, labels[kind as keyof typeof things][0] ?? kind, { name });
  const facts = [
    ['Irina Moldovan', 'BORN_IN', 'Turda'],
    ['Irina Moldovan', 'BORN_ON', '3 mai 1951'],
    ['Irina Moldovan', 'FOUNDED', 'Atelierul Lâna'],
    ['Irina Moldovan', 'MARRIED_TO', 'Tudor Moldovan'],
    ['Irina Moldovan', 'PARENT_OF', 'Sanda Moldovan'],
    ['Tudor Moldovan', 'WORKS_FOR', 'Atelierul Lâna'],
    ['Sanda Moldovan', 'LIVES_IN', 'Sibiu'],
    ['Atelierul Lâna', 'FOUNDED_ON', '1988'],
    ['Atelierul Lâna', 'LOCATED_IN', 'Sibiu'],
  ] as const;
  for (const [start, type, end] of facts) graph.relationship(start, type, end);
  return graph;
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-prose-'));
const scopes = new Map<Language, GraphScope>();
let opened: OpenStore;
beforeAll(async () => {
  opened = await openStore({ dataDir, readers: 0 });
  for (const language of LANGUAGES)
    scopes.set(language, await loadGraph(opened.store, `prose ${language}`, graphOfProse(language)));
});
afterAll(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

const contextIn = (language: Language) => {
  const scope = scopes.get(language) as GraphScope;
  return { scope, language, now: '2026-11-26T12:00:00Z', earlier: [], examples: EXAMPLES };
};
const answerTo = async (question: string, language: Language) =>
  (await ask(new OfflineEngine(opened.store), question, contextIn(language))).answer;

describe('of what was read from a text', () => {
  test.each([
    ['en', 'Where was Irina Moldovan born?', 'Turda'],
    ['en', 'When was Irina Moldovan born?', '3 mai 1951'],
    ['en', 'Who was born in Turda?', 'Irina Moldovan'],
    ['en', 'When was Atelierul Lâna founded?', '1988'],
    ['ro', 'Unde s-a născut Irina Moldovan?', 'Turda'],
    ['ro', 'Când s-a născut Irina Moldovan?', '3 mai 1951'],
    ['ro', 'Cine s-a născut la Turda?', 'Irina Moldovan'],
    ['ro', 'Unde locuiește Sanda Moldovan?', 'Sibiu'],
    ['ro', 'Când a fost fondat Atelierul Lâna?', '1988'],
    ['ro', 'Cine a fondat Atelierul Lâna?', 'Irina Moldovan'],
    ['en', 'Who founded Atelierul Lâna?', 'Irina Moldovan'],
    ['en', "Who is Tudor Moldovan's wife?", 'Irina Moldovan'],
    ['en', 'What was founded in 1988?', 'Atelierul Lâna'],
    ['ro', 'Cine e soțul Irinei Moldovan?', 'Tudor Moldovan'],
    ['ro', 'Cine este căsătorită cu Tudor Moldovan?', 'Irina Moldovan'],
  ] as const)('%s: %s', async (language, question, expected) => {
    const { text, refused } = await answerTo(question, language);
    expect(refused, text).toBe(false);
    const told = behindReading(text);
    expect(told).toContain(expected);
    const others = ['Turda', 'Sibiu', '3 mai 1951', '1988', 'Irina Moldovan'].filter((one) => one !== expected);
    expect(others.filter((one) => told.includes(one) && !question.includes(one))).toEqual([]);
  });

  test.each([
    ['en', 'How many people do you know?', ['3', 'Sanda Moldovan']],
    ['ro', 'Câte persoane știi?', ['3', 'Sanda Moldovan']],
    ['ro', 'Ce locuri cunoști?', ['Sibiu', 'Turda']],
  ] as const)('what is known is told: %s %s', async (language, question, expected) => {
    const { text, refused } = await answerTo(question, language);
    expect(refused, text).toBe(false);
    for (const one of expected) expect(text).toContain(one);
  });

  test.each([['ro', 'Cine e nașul Irinei Moldovan?']] as const)(
    'who asks for no day and no place: %s %s',
    async (language, question) => {
      const { refused } = await answerTo(question, language);
      expect(refused).toBe(true);
    },
  );

  test.each(LANGUAGES)(
    'the questions that a conversation begins with are answered, whatever its labels mean elsewhere (%s)',
    async (language) => {
      expect(await unansweredStarters(opened.store, contextIn(language))).toEqual([]);
    },
  );
});
