import { describe, expect, test } from 'vitest';

import { proposalOf } from '../../../../server/assistant/edits/proposalOf.js';
import { GraphReading } from '../../../../server/assistant/reading/GraphReading.js';
import { memoryGraphStore } from '../../../../server/graph/memory/memoryGraphStore.js';
import { loadGraph } from '../../harness/loadGraph.js';
import { type Language } from '../../graphs/Language.js';
import { type Field } from '../Gold.js';
import { hotel } from '../newWords/hotel.js';
import { zoo } from '../newWords/zoo.js';

const store = memoryGraphStore();

async function kindOf(field: Field, language: Language, request: string): Promise<string> {
  const scope = await loadGraph(store, request, field.world.graph);
  const reading = new GraphReading(store, scope, new AbortController().signal);
  return (await proposalOf(request, { language, reading, now: '2026-11-22T12:00:00.000Z' }))?.kind ?? 'none';
}

/** Requests of which a part is easily dropped; each was tried by hand while the frames were written. */
const TRAPS: readonly (readonly [Field, Language, string])[] = [
  [zoo, 'en', 'Set the weight of Leo to 200 kg unless he is older than 5'],
  [zoo, 'en', 'Set the weight of Leo and Nala to 150 and 160'],
  [zoo, 'en', 'Nina Cole probably feeds Frost'],
  [zoo, 'en', 'Nina Cole never feeds Leo'],
  [zoo, 'en', 'Nina Cole feeds Leo twice a day'],
  [zoo, 'en', 'Add a keeper Tom Hill who does not feed Leo'],
  [zoo, 'en', 'Delete every animal except the lions and Zara'],
  [zoo, 'en', 'Delete all animals but do not delete Leo'],
  [zoo, 'en', 'Petra Lang manages Nina Cole, not the other way round'],
  [zoo, 'en', 'If Leo eats Hay, delete Hay'],
  [zoo, 'en', 'Leo used to live in the Polar Pool'],
  [zoo, 'en', 'Leo eats Hay and Nala'],
  [zoo, 'en', 'Leo eats Beef but not Hay'],
  [zoo, 'en', 'Delete Leo if he is male'],
  [zoo, 'en', 'Delete Leo but not Nala'],
  [zoo, 'en', 'Raise the price of Beef by 2 to 11'],
  [zoo, 'en', 'Set the price of Beef to 3 more than Hay'],
  [zoo, 'en', 'Lower the salary of Nina Cole by a lot'],
  [zoo, 'en', 'Add an animal Rex that only eats Beef'],
  [zoo, 'en', 'Add an animal Rex with weight between 10 and 20'],
  [zoo, 'en', 'Add an animal Rex heavier than 100'],
  [zoo, 'en', 'Add 3 animals called Rex'],
  [zoo, 'en', 'Remove all relationships of Leo except with Beef'],
  [zoo, 'en', 'Delete one of the lions'],
  [zoo, 'en', 'Make Leo heavier'],
  [hotel, 'ro', 'Nu șterge clientul Jan Novak'],
  [hotel, 'ro', 'Mara Toma nu curăță L301'],
  [hotel, 'ro', 'Mara Toma ar trebui să curețe L302'],
  [hotel, 'ro', 'Mărește salariul Marei Toma la 1000'],
  [hotel, 'ro', 'Adaugă camera C999 cu prețul între 100 și 200'],
];

describe('nothing is proposed of which a word would be left out', () => {
  test.each(TRAPS.map(([field, language, request]) => [request, field, language] as const))(
    '%s',
    async (request, field, language) => {
      expect(await kindOf(field, language, request)).not.toBe('proposal');
    },
  );

  test('a list after "except" is excepted whole', async () => {
    const request = 'Set the weight of all animals except Leo and Nala to 5';
    const scope = await loadGraph(store, request, zoo.world.graph);
    const reading = new GraphReading(store, scope, new AbortController().signal);
    const said = await proposalOf(request, { language: 'en', reading, now: '2026-11-22T12:00:00.000Z' });
    expect(said?.kind === 'proposal' ? said.operations : []).toHaveLength(5);
  });
});

/** What is proposed, by operation. */
async function operationsOf(request: string): Promise<readonly string[]> {
  const scope = await loadGraph(store, request, zoo.world.graph);
  const reading = new GraphReading(store, scope, new AbortController().signal);
  const said = await proposalOf(request, { language: 'en', reading, now: '2026-11-22T12:00:00.000Z' });
  return said?.kind === 'proposal' ? said.operations.map(({ operation }) => operation.op) : [];
}

describe('what a node has one of', () => {
  test.each([
    ['Polly lives in the Savannah from now on', ['deleteRelationship', 'createRelationship']],
    ['Polly also lives in the Savannah', ['createRelationship']],
    ['Nina Cole feeds Snow from now on', ['createRelationship']],
  ])('%s', async (request, operations) => {
    expect(await operationsOf(request)).toEqual(operations);
  });
});
