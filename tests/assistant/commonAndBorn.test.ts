import { beforeAll, expect, test } from 'vitest';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../server/graph/memory/memoryGraphStore.js';
import { type GraphScope } from '../../server/graph/ports/scope.js';
import { ask } from './harness/asking.js';
import { loadGraph } from './harness/loadGraph.js';
import { World } from './unseen/World.js';

const store = memoryGraphStore();
const engine = new OfflineEngine(store);
const world = new World();
const TOWNS = ['Bear', 'Colt', 'Mobile'];
for (const town of TOWNS) world.add('BirthCity', 'name', { [town]: {} });
for (const state of ['Delaware', 'Alabama']) world.add('BirthState', 'name', { [state]: {} });
for (let at = 0; at < 20; at += 1) {
  const name = `Rower ${String.fromCharCode(65 + at)}`;
  world.add('Person', 'name', { [name]: { birthCountry: at % 4 === 0 ? 'Cuba' : 'Peru', birthYear: 1960 + at } });
  world.tie(name, 'HAS_BIRTH_CITY', TOWNS[at % 3] as string);
  world.tie(name, 'HAS_BIRTH_STATE', at % 2 === 0 ? 'Delaware' : 'Alabama');
}

let scope: GraphScope;
beforeAll(async () => {
  scope = await loadGraph(store, 'rowers', world.graph);
});

const told = async (question: string, language: 'en' | 'ro' = 'en'): Promise<string> =>
  (await ask(engine, question, { scope, language, now: '2026-11-22T12:00:00.000Z', examples: [], earlier: [] })).answer
    .text;

test('who was born somewhere is not from a town that is called as another form of the verb', async () => {
  const answer = await told('How many people were born in Cuba?');
  expect(answer).toContain('**5**');
  expect(answer).not.toContain('Bear');
});

test.each([
  ['most common birth country', 'en'],
  ['the most common birth country', 'en'],
  ['cel mai frecvent birth country', 'ro'],
] as const)('“%s” is a question by itself', async (question, language) => {
  expect(await told(question, language)).toMatch(/Peru\W+15\W.*Cuba\W+5\W/u);
});
