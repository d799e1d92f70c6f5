import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { captionOf } from '../../domain/caption/caption.js';
import { fold } from '../../domain/folding/fold.js';
import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { type Example } from '../../server/assistant/engine/Engine.js';
import { type ImportId, type OwnerId } from '../../server/contract/ids.js';
import { type ProjectScope } from '../../server/graph/ports/scope.js';
import { openStore } from '../../server/platform/store/openStore.js';
import { type OpenStore } from '../../server/platform/store/StorePorts.js';
import { graphOf, type GraphName } from './graphs/graphs.js';
import { NOW } from './graphs/history.js';
import { ask } from './harness/asking.js';

const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-other-projects-'));
const ownerId = 'a person of two projects' as OwnerId;
let opened: OpenStore;
let countries: ProjectScope;
let films: ProjectScope;

async function projectOf(graph: GraphName): Promise<ProjectScope> {
  const { store } = opened;
  const { id: projectId } = await store.createProject(ownerId, graph);
  const [scope, id] = [{ ownerId, projectId }, ulid() as ImportId];
  await store.beginImport(scope, id);
  await store.appendImport(scope, id, graphOf(graph, 'en'));
  await store.publishImport(scope, id, { source: 'sample' });
  return scope;
}

beforeAll(async () => {
  opened = await openStore({ dataDir, readers: 0 });
  [countries, films] = [await projectOf('sample'), await projectOf('films')];
});
afterAll(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

/** What a person calls things in one project and not in another: names of nodes and of labels. */
function ownWords(graph: GraphName, other: GraphName): readonly string[] {
  const words = (name: GraphName) => {
    const { nodes } = graphOf(name, 'en');
    return new Set([...nodes.map(captionOf), ...nodes.flatMap(({ labels }) => labels)].map(fold));
  };
  const others = words(other);
  return [...words(graph)].filter((word) => word.length > 3 && !others.has(word));
}

/** Words of the other project in what is offered, but for those of the question itself. */
function foreign(offered: readonly string[], question: string, others: readonly string[]): string[] {
  const texts = offered.map((text) => ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `);
  return others.filter((word) => !fold(question).includes(word) && texts.some((text) => text.includes(` ${word} `)));
}

const taught = (...questions: string[]): Example[] =>
  questions.map((question, at) => ({ id: `e${at}`, language: 'en', question, answer: 'As I told you.' }));
const EXAMPLES = taught(
  'Which cinemas rent Titanic?',
  'Who keeps the poster of Titanic?',
  'Who signs the visa for Portugal?',
  'Which guides show Portugal to tourists?',
  'Who waters the plants?',
);

describe('what is offered in one project', () => {
  test.each([
    ['sample', 'films', 'Which cinemas rent Casablanca?'],
    ['sample', 'films', 'Who keeps the poster of France?'],
    ['sample', 'films', 'Who directed Solaris?'],
    ['sample', 'films', 'Which actors were born in Atlantis?'],
    ['sample', 'films', 'Who keeps the keys?'],
    ['films', 'sample', 'Who signs the visa for Narnia?'],
    ['films', 'sample', 'Which guides show Titanic to tourists?'],
    ['films', 'sample', 'What is the capital of Ruritania?'],
    ['films', 'sample', 'How many embassies are there?'],
  ] as const)('belongs to no other: in %s, not of %s: %s', async (graph, other, question) => {
    const scope = graph === 'sample' ? countries : films;
    const context = { scope, language: 'en' as const, now: NOW, earlier: [], examples: EXAMPLES };
    const { answer } = await ask(new OfflineEngine(opened.store), question, context);
    const offered = answer.suggestions.flatMap(({ text, name = '', says = '' }) => [text, name, says]);
    expect(foreign([answer.text, ...offered], question, ownWords(other, graph))).toEqual([]);
  });

  test('is what was taught of it, and what was taught of nothing in any', async () => {
    const offered = async (scope: ProjectScope, question: string) => {
      const context = { scope, language: 'en' as const, now: NOW, earlier: [], examples: EXAMPLES };
      return (await ask(new OfflineEngine(opened.store), question, context)).answer.suggestions.map(({ text }) => text);
    };
    expect(await offered(films, 'Which cinemas rent Casablanca?')).toContain('Which cinemas rent Titanic?');
    expect(await offered(countries, 'Who waters the garden?')).toContain('Who waters the plants?');
  });
});
