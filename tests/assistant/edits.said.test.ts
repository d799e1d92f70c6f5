import { expect, test } from 'vitest';

import { outsideProposal } from '../../server/assistant/edits/outside/outsideProposal.js';
import { proposalOf } from '../../server/assistant/edits/proposalOf.js';
import { GraphReading } from '../../server/assistant/reading/GraphReading.js';
import { type PatchOperation } from '../../server/contract/edits.js';
import { memoryGraphStore } from '../../server/graph/memory/memoryGraphStore.js';
import { type Language } from './graphs/Language.js';
import { loadGraph } from './harness/loadGraph.js';
import { World } from './unseen/World.js';

const store = memoryGraphStore();
const world = new World();
world.add('T_EMP', 'name', { 'Ana Pop': { birth_year: 1980 }, 'Ion Radu': {}, 'Vlad Sima': {} });
world.add('Town', 'name', { Cluj: {}, Oslo: {}, Turin: {} });
world.add('Year', 'name', { '1992': {} });
world.add('Firm', 'name', { Orvelin: {}, Mirano: {} });
world.tie('Ana Pop', 'LIVES_IN', 'Cluj', { since_year: 2001 });
world.join('WORKS_FOR', 'Ana_Pop > Orvelin, Ion_Radu > Orvelin');
world.join('FOUNDED_BY', 'Orvelin > Vlad_Sima');
world.join('OWNER_OF', 'Vlad_Sima > Orvelin');
world.join('FOUNDED_ON', 'Orvelin > 1992');
world.join('BORN_ON', 'Ana_Pop > 1992');
world.join('REL_7', 'Ana_Pop > Oslo');

/** The graph, of which one label and one type are called so by its person. */
async function reading(): Promise<GraphReading> {
  const scope = await loadGraph(store, 'said', world.graph);
  const by = { source: 'hand' } as const;
  const label = { wordsIn: { en: 'stevedore, stevedores', ro: 'docher, docheri' } };
  await store.setStyle(scope, { kind: 'label', name: 'T_EMP', version: 0, style: label }, by);
  const type = { wordsIn: { en: 'flies to', ro: 'zboară la' } };
  await store.setStyle(scope, { kind: 'type', name: 'REL_7', version: 0, style: type }, by);
  return new GraphReading(store, scope, new AbortController().signal);
}

async function asked(request: string, language: Language) {
  const came = await proposalOf(request, { language, reading: await reading(), now: '2026-11-22T12:00:00.000Z' });
  if (came === undefined) throw new Error(`No edit: ${request}`);
  return came;
}

test.each([
  ['en', 'Connect Ion Radu to Cluj as LIVES_IN', 'Add the relationship “Ion Radu lives in Cluj”'],
  ['ro', 'Leagă Ion Radu de Cluj prin LIVES_IN', 'Adaugă relația „Ion Radu locuiește la Cluj”'],
  ['en', 'Connect Ion Radu to Turin as REL_7', 'Add the relationship “Ion Radu flies to Turin”'],
  ['ro', 'Leagă Ion Radu de Turin prin REL_7', 'Adaugă relația „Ion Radu zboară la Turin”'],
  ['en', 'Connect Mirano to 1992 as FOUNDED_ON', 'Add the relationship “Mirano was founded in 1992”'],
  ['ro', 'Leagă Ion Radu de 1992 prin BORN_ON', 'Adaugă relația „Ion Radu s-a născut în 1992”'],
  ['en', 'Connect Mirano to Vlad Sima as FOUNDED_BY', 'Add the relationship “Mirano is founded by Vlad Sima”'],
  ['en', 'Connect Vlad Sima to Mirano as OWNER_OF', 'Add the relationship “Vlad Sima is owner of Mirano”'],
  ['en', 'Disconnect Ana Pop from Cluj', 'Delete the relationship “Ana Pop lives in Cluj”'],
  ['ro', 'Șterge relația dintre Ana Pop și Cluj', 'Șterge relația „Ana Pop locuiește la Cluj”'],
  ['en', 'Set the birth_year of Ana Pop to 1981', 'Ana Pop: change birth year from 1980 to 1981'],
  ['ro', 'Schimbă birth_year al Anei Pop în 1981', 'Ana Pop: birth year se schimbă din 1980 în 1981'],
  ['en', 'Add a stevedore called Dan Moga', 'Add stevedore “Dan Moga”'],
  ['ro', 'Adaugă un docher numit Dan Moga', 'Adaugă docher „Dan Moga”'],
  ['en', 'Delete Vlad Sima', 'Delete Vlad Sima (stevedore) with its 2 relationships'],
  ['ro', 'Șterge Vlad Sima', 'Șterge Vlad Sima (docher) împreună cu 2 relații'],
] as const)('%s: %s', async (language, request, summary) => {
  const came = await asked(request, language);
  expect(came.kind === 'proposal' ? came.operations.map((one) => one.summary) : came.said).toEqual([summary]);
  expect(came.said).toContain(summary);
});

test('a program’s changes of relationships are said as sentences; a type that is renamed goes by its names', async () => {
  const own = await reading();
  const scope = await loadGraph(store, 'said', world.graph);
  const all = await store.relationships(scope, { pageSize: 20 });
  const idOf = (type: string) => all.items.find((one) => one.type === type)?.id;
  const nodes = (await store.nodes(scope, { pageSize: 20 })).items;
  const nodeId = (name: string) => nodes.find(({ properties }) => properties['name'] === name)?.id;
  const update = { op: 'updateRelationship', relationshipId: idOf('LIVES_IN') } as const;
  const operations = [
    { ...update, setProperties: { since_year: 2002 } },
    { ...update, endNodeId: nodeId('Oslo') },
    { ...update, type: 'RESIDES_IN' },
  ] as PatchOperation[];
  const said = async (language: Language) => {
    const { answer } = await outsideProposal({ operations, text: 'x' }, own, language);
    return answer.proposal?.operations.map(({ summary }) => summary);
  };
  expect(await said('en')).toEqual([
    '“Ana Pop lives in Cluj”: change since year from 2001 to 2002',
    'Change “Ana Pop lives in Cluj” to “Ana Pop lives in Oslo”',
    '“Ana Pop lives in Cluj”: rename the type LIVES_IN to RESIDES_IN',
  ]);
  expect(await said('ro')).toEqual([
    '„Ana Pop locuiește la Cluj”: since year se schimbă din 2001 în 2002',
    'Schimbă „Ana Pop locuiește la Cluj” în „Ana Pop locuiește la Oslo”',
    '„Ana Pop locuiește la Cluj”: tipul LIVES_IN devine RESIDES_IN',
  ]);
});

test.each([
  [
    'en',
    'Connect Ion Radu to Oslo',
    'How are **Ion Radu** and **Oslo** to be connected? Say it in words, for example “lives in”.',
    'Connect Ion Radu to Oslo as “flies to”',
    'Add the relationship “Ion Radu flies to Oslo”',
  ],
  [
    'ro',
    'Leagă Ion Radu de Oslo',
    'Ce relație să fie între **Ion Radu** și **Oslo**? Spune în cuvinte, de exemplu „locuiește la”.',
    'Leagă Ion Radu de Oslo prin „zboară la”',
    'Adaugă relația „Ion Radu zboară la Oslo”',
  ],
] as const)(
  '%s: %s is asked back in words, and what is offered is understood',
  async (language, request, said, ask, summary) => {
    const open = await asked(request, language);
    expect(open.said).toBe(said);
    if (open.kind !== 'question') throw new Error(open.kind);
    expect(open.asks).toContain(ask);
    const came = await asked(ask, language);
    expect(came.kind === 'proposal' ? came.operations.map((one) => one.summary) : came.said).toEqual([summary]);
  },
);

test('a name that several have is asked about as a choice, each by what it is called', async () => {
  const world = new World();
  world.add('T_EMP', 'name', { Lotus: {}, Ana: {} });
  world.add('Hotel', 'title', { 'Lotus Inn': { motto: 'Lotus' }, lotus: {} });
  const scope = await loadGraph(store, 'several', world.graph);
  const style = { wordsIn: { en: 'stevedore, stevedores', ro: 'docher, docheri' } };
  await store.setStyle(scope, { kind: 'label', name: 'T_EMP', version: 0, style }, { source: 'hand' });
  const said = async (request: string, language: Language) => {
    const reading = new GraphReading(store, scope, new AbortController().signal);
    return proposalOf(request, { language, reading, now: '2026-11-22T12:00:00.000Z' });
  };
  const english = await said('Delete Lotus.', 'en');
  expect(english?.said).toMatch(/: \*\*Lotus\*\* \(stevedore\) or \*\*lotus\*\* \(Hotel\)\?/u);
  expect(english?.kind === 'question' ? english.asks : []).toEqual([
    'Delete the stevedore Lotus.',
    'Delete the Hotel lotus.',
  ]);
  const romanian = await said('Șterge Lotus.', 'ro');
  expect(romanian?.said).toMatch(/: \*\*Lotus\*\* \(docher\) sau \*\*lotus\*\* \(Hotel\)\?/u);
});
