import { describe, expect, test } from 'vitest';

import { loadGraph } from '../../../tests/assistant/harness/loadGraph.js';
import { World } from '../../../tests/assistant/unseen/World.js';
import { memoryGraphStore } from '../../graph/memory/memoryGraphStore.js';
import { mark } from '../marking/mark.js';
import { GraphReading } from '../reading/GraphReading.js';

const world = new World();
world.add('Film', 'name', { 'Face/Off': { cost: 80 }, Waterworld: { cost: 175 } });
world.add('Airport', 'name', { 'Newark Intl': {}, Oslo: {} });
world.add('Person', 'name', { 'Ana Pop': {}, 'Bo Strand': {} });

const graph = memoryGraphStore();
const scope = loadGraph(graph, 'films', world.graph);

/** What the words of a question mention, by name. */
async function mentionedIn(question: string): Promise<string[]> {
  const reading = new GraphReading(graph, await scope, new AbortController().signal);
  const { mentions } = await mark(question, { reading, language: 'ro', now: '2026-11-21T12:00:00.000Z' });
  return mentions.flatMap(({ candidates }) => candidates.map(({ node }) => reading.nameOf(node)));
}

describe('a name is begun', () => {
  test.each([
    ['Cât a costat să se facă Waterworld?', ['Waterworld']],
    ['Câte zboruri pleacă din Newark?', ['Newark Intl']],
    ['Unde locuiește prietena Anei?', ['Ana Pop']],
  ])('by its own word with an ending, and by no other form: “%s”', async (question, names) => {
    expect(await mentionedIn(question)).toEqual(names);
  });
});
