import { expect, test } from 'vitest';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../server/graph/memory/memoryGraphStore.js';
import { GraphBuilder } from './graphs/GraphBuilder.js';
import { type Language } from './graphs/Language.js';
import { askAfter } from './harness/asking.js';
import { loadGraph } from './harness/loadGraph.js';
import { NOW } from './harness/proposing.js';

/** Riders, of whom three are called Maria, with their horses: as an import makes them whose names stand in two columns. */
function riders(): GraphBuilder {
  const graph = new GraphBuilder();
  const rider = (given: string, family: string, town: string, age: number) =>
    graph.node(`${given} ${family}`, 'Rider', { 'First name': given, 'Last name': family, town, age });
  rider('Maria', 'Popescu', 'Arad', 31);
  rider('Maria', 'Ilea', 'Deva', 24);
  rider('Maria', 'Rusu', 'Arad', 45);
  rider('Horia', 'Popescu', 'Brad', 52);
  rider('Sanda', 'Moga', 'Deva', 19);
  for (const horse of ['Comet', 'Bella', 'Rosca']) graph.node(horse, 'Horse', { name: horse });
  graph.relationship('Maria Popescu', 'RIDES', 'Comet');
  graph.relationship('Maria Ilea', 'RIDES', 'Bella');
  graph.relationship('Horia Popescu', 'RIDES', 'Rosca');
  return graph;
}

async function answered(question: string, language: Language = 'en', earlier: readonly string[] = []) {
  const store = memoryGraphStore();
  const scope = await loadGraph(store, question, riders());
  const style = { caption: '{First name} {Last name}' };
  await store.setStyle(scope, { kind: 'label', name: 'Rider', version: 0, style }, { source: 'import' });
  const context = { scope, language, now: NOW, examples: [] };
  const { answer } = await askAfter(new OfflineEngine(store), earlier, question, context);
  return answer;
}

const told = async (question: string, language?: Language) => (await answered(question, language)).text;

test.each<[Language, string, string]>([
  ['en', 'How old is Maria Ilea?', '24'],
  ['en', 'What is the age of Maria Ilea?', '24'],
  ['ro', 'Ce age are Maria Ilea?', '24'],
  ['en', 'Which horse does Maria Popescu ride?', 'Comet'],
  ['en', 'What is the town of Horia Popescu?', 'Brad'],
  ['en', 'Which riders have the last name Popescu?', 'Horia Popescu'],
  ['en', 'How many riders have the first name Maria?', '3'],
  ['en', 'How old is the rider Sanda?', '19'],
  ['en', 'Does Maria Popescu ride Comet?', 'Yes'],
  ['ro', 'Ce cal călărește Maria Popescu?', 'Comet'],
  ['en', 'Who rides Bella?', 'Maria Ilea'],
  ['en', 'Who is the oldest rider?', 'Horia Popescu'],
  ['en', 'Which riders are from Arad?', 'Maria Rusu'],
  ['en', 'Tell me about Maria Rusu', 'Arad'],
  ['ro', 'Spune-mi despre Maria Rusu', 'Arad'],
  ['en', 'Maria Rusu', 'Arad'],
  ['en', 'What is the town of Sanda?', 'Deva'],
  ['en', 'How are Maria Popescu and Comet connected?', 'Comet'],
  ['en', 'Compare Maria Popescu and Maria Ilea', '31'],
])('persons are asked about and told of by both names: %s “%s”', async (language, question, expected) => {
  expect(await told(question, language)).toContain(expected);
});

test.each<[Language, string]>([
  ['en', 'Which horse does Maria ride?'],
  ['en', 'How old is Maria?'],
  ['en', 'Who is Maria?'],
  ['ro', 'Ce age are Maria?'],
])('a given name that several have is no answer for all of them: %s “%s”', async (language, question) => {
  const { text } = await answered(question, language);
  for (const family of ['Popescu', 'Ilea', 'Rusu']) expect(text).toContain(`Maria ${family}`);
  expect(text).toMatch(/Which one|La care/);
});

test.each<[Language, string, string, unknown]>([
  ['en', 'Delete Maria Ilea', 'Maria Ilea', { op: 'deleteNode' }],
  ['en', 'Set the age of Maria Rusu to 46', 'from 45 to 46', { op: 'updateNode', setProperties: { age: 46 } }],
  ['ro', 'Șterge-o pe Maria Ilea', 'Maria Ilea', { op: 'deleteNode' }],
  ['en', 'Maria Rusu rides Rosca', 'Maria Rusu rides Rosca', { op: 'createRelationship', type: 'RIDES' }],
  [
    ...(['en', 'Rename Maria Ilea to Maria Iliescu', 'to “Maria Iliescu”'] as const),
    { setProperties: { 'Last name': 'Iliescu' } },
  ],
  [
    ...(['en', 'Rename Maria Ilea to Ana Maria Ilea', 'to “Ana Maria Ilea”'] as const),
    { setProperties: { 'First name': 'Ana Maria' } },
  ],
  [
    ...(['ro', 'Redenumește Sanda Moga în Sanda Pop Moga', '„Sanda Pop Moga”'] as const),
    { setProperties: { 'Last name': 'Pop Moga' } },
  ],
  [
    ...(['en', 'Add a rider called Vlad Toma', 'Add Rider “Vlad Toma”.'] as const),
    { properties: { 'First name': 'Vlad', 'Last name': 'Toma' } },
  ],
])('a change finds and calls whom it names: %s “%s”', async (language, request, said, operation) => {
  const { proposal, text } = await answered(request, language);
  expect(proposal?.operations.map((one) => one.operation)).toMatchObject([operation]);
  expect(text).toContain(said);
});

test.each<[Language, string]>([
  ['en', 'Delete Maria'],
  ['ro', 'Șterge-o pe Maria'],
  ['en', 'Set the age of Maria to 46'],
])('a change that names several asks which: %s “%s”', async (language, request) => {
  const { proposal, text } = await answered(request, language);
  expect(proposal).toBeUndefined();
  expect(text).toContain('Maria Rusu');
  expect(text).toContain('Maria Ilea');
});

test('which of several is meant may be said by the whole name', async () => {
  const earlier = ['Delete Maria'];
  const { proposal } = await answered('Maria Ilea', 'en', earlier);
  expect(proposal?.operations.map(({ summary }) => summary)).toEqual([expect.stringContaining('Maria Ilea')]);
});
