import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Query } from '../../domain/query/Query.js';
import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { openStore } from '../../server/platform/store/openStore.js';
import { type OpenStore } from '../../server/platform/store/StorePorts.js';
import { EXAMPLES } from './examples.js';
import { graphHistory, NOW } from './graphs/history.js';
import { graphOf } from './graphs/graphs.js';
import { proposalOf } from '../../server/assistant/edits/proposalOf.js';
import { candidate, shownNode } from '../../server/assistant/engine/model/tools/shown.js';
import { GraphReading } from '../../server/assistant/reading/GraphReading.js';
import { graphInWords } from '../../server/assistant/talk/graphInWords.js';
import { Wording } from '../../server/assistant/texts/Wording.js';
import { ask } from './harness/asking.js';
import { loadGraph } from './harness/loadGraph.js';
import { World } from './unseen/World.js';

const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-called-'));
let opened: OpenStore;
beforeAll(async () => {
  opened = await openStore({ dataDir, readers: 0 });
});
afterAll(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

test('an answer calls a node as its person chose that it be called, in its sentence and in what it cites', async () => {
  const scope = await loadGraph(opened.store, 'called', graphOf('sample', 'en'));
  const style = { caption: '{name}, {area (km²)}' };
  await opened.store.setStyle(scope, { kind: 'label', name: 'Country', version: 0, style }, { source: 'hand' });
  const context = { scope, language: 'en' as const, now: NOW, earlier: [], examples: EXAMPLES };
  const { answer } = await ask(new OfflineEngine(opened.store), 'Which countries border Portugal?', context);
  expect(answer.text).toMatch(/Spain, 50\d,\d{3}/);
  expect(answer.citations.map(({ caption }) => caption)).toContainEqual(expect.stringMatching(/^Spain, 50\d/));
});

test('an edit finds a node by what its person chose that it be called, proposes and renames it so; a model reads it so', async () => {
  const scope = await loadGraph(opened.store, 'called by code', graphOf('sample', 'en'));
  const code = 'ISO code (3 letters)';
  const style = { caption: `{${code}}` };
  await opened.store.setStyle(scope, { kind: 'label', name: 'Country', version: 0, style }, { source: 'hand' });
  const { now } = graphHistory('en');
  const asks = async (request: string) => {
    const reading = new GraphReading(opened.store, scope, new AbortController().signal);
    return { reading, came: await proposalOf(request, { language: 'en', reading, now }) };
  };

  const { reading, came } = await asks('Delete the country PRT');
  if (came?.kind !== 'proposal') throw new Error(`No proposal: ${came?.said}`);
  const [deletion] = came.operations;
  expect(deletion?.summary).toContain('PRT');
  expect(deletion?.summary).not.toContain('Portugal');
  expect(came.citations.map(({ caption }) => caption)).toContain('PRT');
  const node = [...reading.nodes.values()].find(({ properties }) => properties[code] === 'PRT');
  if (node === undefined) throw new Error('Portugal was not read.');
  expect([candidate(node, reading).name, shownNode(node, reading).name]).toEqual(['PRT', 'PRT']);

  const { came: renaming } = await asks('Rename PRT to "POR"');
  if (renaming?.kind !== 'proposal') throw new Error(`No proposal: ${renaming?.said}`);
  expect(renaming.operations[0]?.operation.setProperties).toEqual({ [code]: 'POR' });

  const { came: another } = await asks('Add a country named "PRT"');
  if (another?.kind !== 'proposal') throw new Error(`No proposal: ${another?.said}`);
  expect(another.operations[0]?.duplicates.map(({ caption }) => caption)).toContain('PRT');
});

test('a label is said as its person has one and several of it called, and understood so, in both languages', async () => {
  const world = new World();
  world.add('T_EMP', 'name', { 'Ana Pop': { pay: 4 }, 'Ion Radu': { pay: 3 }, 'Vlad Sima': { pay: 2 } });
  world.add('T_UNIT', 'name', { Cluj: {} });
  world.join('IN_UNIT', 'Ana_Pop > Cluj');
  const asked = async (words: string, language: 'en' | 'ro', question: string) => {
    const scope = await loadGraph(opened.store, `labels ${words}`, world.graph);
    const style = { wordsIn: { [language]: words } };
    await opened.store.setStyle(scope, { kind: 'label', name: 'T_EMP', version: 0, style }, { source: 'hand' });
    const context = { scope, language, now: NOW, earlier: [], examples: EXAMPLES };
    return (await ask(new OfflineEngine(opened.store), question, context)).answer.text;
  };
  const english = (question: string) => asked('stevedore, stevedores', 'en', question);
  const romanian = (question: string) => asked('docher, docheri', 'ro', question);
  expect(await english('How many stevedores are there?')).toMatch(/3/);
  expect(await english('Which stevedore has the highest pay?')).toMatch(/Ana Pop/);
  expect(await english('Tell me about Ion Radu')).toMatch(/stevedore/);
  expect(await english('Which stevedores have a pay above 9?')).toMatch(/stevedores, pay over 9/i);
  expect(await english('Delete the stevedore Vlad Sima')).toMatch(/Vlad Sima/);
  expect(await romanian('Câți docheri sunt?')).toMatch(/3/);
  expect(await romanian('Ce docheri au pay peste 9?')).toMatch(/docheri, pay peste 9/i);
});

test('a type is said as its person has it called, and understood so, in both languages', async () => {
  const world = new World();
  world.add('Pilot', 'name', { 'Ana Pop': {}, 'Ion Radu': {}, 'Vlad Sima': {} });
  world.add('Town', 'name', { Cluj: {}, Oslo: {}, Turin: {} });
  world.join('REL_7', 'Ana_Pop > Cluj Oslo, Ion_Radu > Cluj');
  const asked = async (words: string, language: 'en' | 'ro', question: string) => {
    const scope = await loadGraph(opened.store, `called ${words}`, world.graph);
    const style = { words };
    await opened.store.setStyle(scope, { kind: 'type', name: 'REL_7', version: 0, style }, { source: 'hand' });
    const context = { scope, language, now: NOW, earlier: [], examples: EXAMPLES };
    return (await ask(new OfflineEngine(opened.store), question, context)).answer.text;
  };
  const english = (question: string) => asked('flies to', 'en', question);
  const romanian = (question: string) => asked('zboară la', 'ro', question);
  expect(await english('Who flies to Cluj?')).toMatch(/Ana Pop and Ion Radu/);
  expect(await english('Where does Ana Pop fly to?')).toMatch(/Cluj and Oslo/);
  expect(await english('Tell me about Ana Pop')).toMatch(/Ana Pop flies to Cluj and Oslo/);
  expect(await english('Who flies to Turin?')).toMatch(/flies to Turin/);
  expect(await romanian('Cine zboară la Cluj?')).toMatch(/Ana Pop și Ion Radu/);
  expect(await romanian('Spune-mi despre Ana Pop')).toMatch(/Ana Pop zboară la Cluj și Oslo/);
});

test('what is called otherwise in each language is said so, and understood by the words of either', async () => {
  const world = new World();
  world.add('T_EMP', 'name', { 'Ana Pop': { pay: 4 }, 'Ion Radu': { pay: 3 } });
  world.add('Town', 'name', { Cluj: {}, Oslo: {} });
  world.join('REL_7', 'Ana_Pop > Cluj Oslo, Ion_Radu > Cluj');
  const scope = await loadGraph(opened.store, 'said in both', world.graph);
  const by = { source: 'hand' } as const;
  const type = { wordsIn: { en: 'flies to', ro: 'zboară la' } };
  await opened.store.setStyle(scope, { kind: 'type', name: 'REL_7', version: 0, style: type }, by);
  // What was kept before there were words for each language holds for the one that has none.
  const label = { words: 'docher, docheri', wordsIn: { en: 'stevedore, stevedores' } };
  await opened.store.setStyle(scope, { kind: 'label', name: 'T_EMP', version: 0, style: label }, by);
  const asked = async (language: 'en' | 'ro', question: string) => {
    const context = { scope, language, now: NOW, earlier: [], examples: EXAMPLES };
    return (await ask(new OfflineEngine(opened.store), question, context)).answer;
  };
  expect((await asked('en', 'Tell me about Ana Pop')).text).toMatch(/stevedore.*flies to Cluj and Oslo/su);
  expect((await asked('ro', 'Spune-mi despre Ana Pop')).text).toMatch(/docher.*zboară la Cluj și Oslo/su);
  expect((await asked('en', 'Who flies to Cluj?')).text).toMatch(/Ana Pop and Ion Radu/);
  expect((await asked('ro', 'Cine zboară la Cluj?')).text).toMatch(/Ana Pop și Ion Radu/);
  expect((await asked('en', 'How many docheri are there?')).text).toMatch(/2/);
  expect((await asked('ro', 'Câți docheri sunt?')).text).toMatch(/2/);
  // What is suggested and told of the graph is in the words of the language alone.
  const reading = new GraphReading(opened.store, scope, new AbortController().signal);
  const whole = await graphInWords(reading, new Wording('en').naming(await reading.said()));
  expect(whole.text).toMatch(/stevedores.*flies to/su);
  expect(JSON.stringify(whole)).not.toMatch(/docher|zboară/u);
});

test('a comparison and the changes carry the query that they were read as, and a changed one is told anew', async () => {
  const world = new World();
  world.add('Crane', 'name', { Atlas: { weight: 90 }, Boreas: { weight: 70 } });
  const scope = await loadGraph(opened.store, 'compared', world.graph);
  const { now } = graphHistory('en');
  const engine = new OfflineEngine(opened.store);
  const told = async (question: string, query?: Query) => {
    const asked = { scope, language: 'en' as const, now, earlier: [], examples: EXAMPLES };
    return (await ask(engine, question, query === undefined ? asked : { ...asked, query })).answer;
  };
  const { text, query } = await told('Is Boreas heavier than Atlas?');
  expect(text).toMatch(/^No\. \*\*Atlas\*\* is heavier\./);
  if (query?.kind !== 'compare') throw new Error('no comparison');
  expect(query).toMatchObject({ total: { by: 'greatest', property: 'weight' }, asks: 'whether' });
  const { asks: _asks, ...which } = query;
  const lighter: Query = { ...which, total: { kind: 'aggregate', by: 'least', property: 'weight' } };
  expect((await told('Boreas · Atlas · smallest weight', lighter)).text).toMatch(
    /^\*\*Boreas\*\* has the smaller weight\./,
  );
  const changes = await told('What was added since the 1st of January?');
  expect(changes.query).toMatchObject({ kind: 'changes', op: 'create' });
  expect(changes.text).toMatch(/Atlas and Boreas/);
  expect((await told('what was deleted', { kind: 'changes', op: 'delete' })).refused).toBe(true);
});
