import { describe, expect, test } from 'vitest';

import { type ProposedOperation } from '../../server/contract/chat/messages.js';
import { proposalOf } from '../../server/assistant/edits/proposalOf.js';
import { GraphReading } from '../../server/assistant/reading/GraphReading.js';
import { memoryGraphStore } from '../../server/graph/memory/memoryGraphStore.js';
import { type Language } from './graphs/Language.js';
import { loadGraph } from './harness/loadGraph.js';
import { World } from './unseen/World.js';

const boats = new World();
boats.add('Boat', 'name', {
  'Mary Ann': { 'Day rate (£)': 120, insured: false, rig: 'gaff cutter' },
  'Sea Otter': { 'Day rate (£)': 80, insured: true },
  Kestrel: { 'Day rate (£)': 200, insured: true },
  'The Gull': { 'Day rate (£)': 40, insured: true },
});
boats.add('BoatOwner', 'name', { 'Ned Fay': { phone: '01326 555 010', age: 41 }, 'Una Tay': { age: 60 } });
boats.add('Skipper', 'name', { 'Tom Reed': { age: 41 }, 'Ana Cole': { age: 35 }, 'Kit Moss': { age: 29 } });
boats.add('Type', 'name', { dinghy: {}, sloop: {} });
boats.add('Berth', 'name', { 'Quay 1': {}, 'Quay 2': {}, pontoon: {} });
boats.add('Builder', 'name', { 'Falmouth Yard': {}, 'Penryn Boats': {} });
boats.add('Trip', 'tripNo', { 'TR-01': { seats: 8 }, 'TR-02': { seats: 6 }, 'TR-03': { seats: 4 } });
boats.join('HAS_TYPE', 'Mary_Ann > sloop, Sea_Otter > dinghy, Kestrel > sloop, The_Gull > dinghy');
boats.join('HAS_BERTH', 'Mary_Ann > Quay_1, Sea_Otter > Quay_1, Kestrel > Quay_2, The_Gull > pontoon');
boats.join('HAS_BUILDER', 'Mary_Ann > Falmouth_Yard, Sea_Otter > Penryn_Boats, Kestrel > Falmouth_Yard');
boats.join('HAS_SKIPPER', 'TR-01 > Tom_Reed, TR-02 > Ana_Cole, TR-03 > Tom_Reed');

const dancers = new World();
dancers.add('Dansator', 'nume', {
  'Ioana Pop': { taxa_lei: 200, activ: true, telefon: '0722 111 000', sala: 3 },
  'Vlad Rus': { taxa_lei: 150, activ: false, telefon: '0722 111 001', sala: 5 },
});
dancers.add('Grupă', 'name', { începători: {}, avansați: {} });
dancers.add('Instructor', 'name', { 'Dan Mureș': {}, 'Lia Vasc': {} });
dancers.add('Oraș', 'name', { Cluj: {}, Turda: {} });
dancers.join('HAS_GRUPA', 'Ioana_Pop > avansați, Vlad_Rus > începători');
dancers.join('HAS_INSTRUCTOR', 'Ioana_Pop > Dan_Mureș, Vlad_Rus > Lia_Vasc');
dancers.join('HAS_ORAȘ', 'Ioana_Pop > Cluj, Vlad_Rus > Turda');

const store = memoryGraphStore();

/** What is proposed, each change by what it says of whom; or what came instead. */
async function read(request: string, language: Language, { graph }: World): Promise<unknown> {
  const scope = await loadGraph(store, request, graph);
  const reading = new GraphReading(store, scope, new AbortController().signal);
  const said = await proposalOf(request, { language, reading, now: '2026-11-22T12:00:00.000Z' });
  if (said?.kind !== 'proposal') return said?.kind ?? 'none';
  const made = new Map<string, string>();
  const called = (id = '') => made.get(id) ?? reading.nameOf(reading.nodes.get(id) ?? { labels: [], properties: {} });
  return said.operations.map(({ operation }: ProposedOperation) => {
    const tie = reading.relationships.get(operation.relationshipId ?? '');
    if (operation.op === 'createNode') made.set(operation.nodeId ?? '', 'it');
    const [start, end] = [operation.startNodeId ?? tie?.startNodeId, operation.endNodeId ?? tie?.endNodeId];
    if (start === undefined) return operation.setProperties ?? operation.properties ?? operation.op;
    return `${operation.op === 'deleteRelationship' ? '-' : '+'} ${called(start)} ${called(end)}`;
  });
}

describe('as people say it', () => {
  test.each<readonly [string, readonly unknown[]]>([
    ['put the day rate of all dinghies up by 10%', [{ 'Day rate (£)': 88 }, { 'Day rate (£)': 44 }]],
    ['lower the rate of everything from Penryn Boats by 12 pounds', [{ 'Day rate (£)': 68 }]],
    ['put the day rate up by £5 for all dinghies', [{ 'Day rate (£)': 85 }, { 'Day rate (£)': 45 }]],
    ['lower the day rate by 10% for Kestrel', [{ 'Day rate (£)': 180 }]],
    ['halve the day rate of Kestrel', [{ 'Day rate (£)': 100 }]],
    ['everything at Quay 2 goes to the pontoon', ['- Kestrel Quay 2', '+ Kestrel pontoon']],
    ['Ana Cole skippers TR-01 now, not Tom Reed', ['- TR-01 Tom Reed', '+ TR-01 Ana Cole']],
    ['Ana Cole skippers TR-01 now, not TR-02', ['- TR-02 Ana Cole', '+ TR-01 Ana Cole']],
    ['TR-02 is skippered by Tom Reed from now on', ['- TR-02 Ana Cole', '+ TR-02 Tom Reed']],
    ['Kit Moss skippers TR-02 from now on', ['- TR-02 Ana Cole', '+ TR-02 Kit Moss']],
    ["it's no longer Tom Reed who skippers TR-03", ['- TR-03 Tom Reed']],
    ['The Gull is at Quay 2 now, not the pontoon', ['- The Gull pontoon', '+ The Gull Quay 2']],
    ['change the builder of Kestrel to Penryn Boats', ['- Kestrel Falmouth Yard', '+ Kestrel Penryn Boats']],
    ["Ned Fay's phone is now 01326 555 099, age 42", [{ phone: '01326 555 099' }, { age: 42 }]],
    ['Ned Fay and Una Tay swap ages', [{ age: 60 }, { age: 41 }]],
    [
      'The Gull and Kestrel swap berths',
      ['- The Gull pontoon', '- Kestrel Quay 2', '+ The Gull Quay 2', '+ Kestrel pontoon'],
    ],
    [
      'Add a boat called Wigeon, a gaff cutter from Penryn Boats with a day rate of £95',
      [{ name: 'Wigeon', rig: 'gaff cutter', 'Day rate (£)': 95 }, '+ it Penryn Boats'],
    ],
    ['remove the berth of The Gull', ['- The Gull pontoon']],
    [
      'Tom Reed and Ana Cole swap TR-01 and TR-02',
      ['- TR-01 Tom Reed', '- TR-02 Ana Cole', '+ TR-02 Tom Reed', '+ TR-01 Ana Cole'],
    ],
    ['new owner: Ada Rowe, age 55', [{ name: 'Ada Rowe', age: 55 }]],
  ])('%s', async (request, changes) => {
    const came = await read(request, 'en', boats);
    expect(Array.isArray(came) ? came : [came]).toEqual(expect.arrayContaining([...changes]));
    expect(came).toHaveLength(changes.length);
  });

  test.each<readonly [string, readonly unknown[]]>([
    ['Scade taxa începătorilor cu 20 de lei', [{ taxa_lei: 130 }]],
    ['Mărește taxa cu 20 de lei pentru Vlad Rus', [{ taxa_lei: 170 }]],
    ['Dublează taxa Ioanei Pop', [{ taxa_lei: 400 }]],
    ['Mută-o pe Ioana Pop la instructoarea Lia Vasc', ['- Ioana Pop Dan Mureș', '+ Ioana Pop Lia Vasc']],
    ['muta-l pe domnul Vlad Rus in sala 7', [{ sala: 7 }]],
    ['Grupa lui Vlad Rus e acum avansați, nu începători', ['- Vlad Rus începători', '+ Vlad Rus avansați']],
    ['Ioana Pop și Vlad Rus fac schimb de săli', [{ sala: 5 }, { sala: 3 }]],
    [
      'Adaugă un dansator nou: Ema Toth, din Turda, telefon 0740111222',
      [{ nume: 'Ema Toth', telefon: '0740111222' }, '+ it Turda'],
    ],
  ])('%s', async (request, changes) => {
    const came = await read(request, 'ro', dancers);
    expect(Array.isArray(came) ? came : [came]).toEqual(expect.arrayContaining([...changes]));
    expect(came).toHaveLength(changes.length);
  });
});

describe('nothing is proposed where a word would be left out, or it is open what is meant', () => {
  test.each([
    'delete all dinghies',
    'delete everything but Kestrel',
    'everything at Quay 1 and Kestrel goes to Quay 2',
    'put the day rate of Kestrel up',
    'raise the day rate of Quay 1 by 5',
    'raise the day rate of all yachts by 5',
    'The Gull was at Quay 2',
    'The Gull is never at Quay 2',
    'The Gull is at Quay 2 on Sundays',
    'The Gull is at Quay 2 now, not Quay 1',
    'Kestrel is Quay 2',
    'Tom Reed skippered TR-02 badly',
    'TR-02 is not skippered by Tom Reed',
    'Set the skipper of TR-02 to Kestrel',
    'change the builder of Kestrel to Smith Brothers',
    'swap The Gull and Kestrel',
    'Tom Reed and Kit Moss swap TR-01 and TR-02',
    'merge Sea Otter into Kestrel',
    'new boats are expensive',
    'new boat: Wigeon, berth Quay 9',
    'Add a boat called Wigeon, a submarine from Penryn Boats',
    'Mary Ann is no longer insured',
  ])('%s', async (request) => {
    expect(Array.isArray(await read(request, 'en', boats))).toBe(false);
  });
});
