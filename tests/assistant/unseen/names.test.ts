import { expect, test } from 'vitest';

import { type Answer } from '../../../server/assistant/engine/Engine.js';
import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { nameOf } from '../graphs/names.js';
import { loadGraph } from '../harness/loadGraph.js';
import { FIELDS } from './fields/all.js';
import { type Field } from './Gold.js';

const NOW = '2026-11-22T12:00:00.000Z';
/** Nodes of each label that are asked about. */
const OF_EACH = 3;
const ASKED = {
  en: (name: string) => [`Tell me about ${name}`, `Who is ${name}?`, `What is ${name}?`, name],
  ro: (name: string) => [`Spune-mi despre ${name}`, `Cine este ${name}?`, `Ce este ${name}?`, name],
} as const;

/** Names that one node alone has, the first of each label. */
function namesIn({ world }: Field): string[] {
  const { nodes } = world.graph;
  const names = nodes.map((node) => nameOf(node).toLowerCase());
  const own = nodes.filter((node) => names.filter((one) => one === nameOf(node).toLowerCase()).length === 1);
  return [...new Set(own.map(({ labels }) => labels.join()))].flatMap((label) =>
    own
      .filter(({ labels }) => labels.join() === label)
      .slice(0, OF_EACH)
      .map(nameOf),
  );
}

const isAbout = ({ text, refused, citations }: Answer, name: string) =>
  !refused && text.startsWith(`**${name}**`) && citations[0]?.caption === name;

/** "Who is Irina Pavel?" was once answered by her animals, in a graph where animals alone lead to people. */
test('who asks for a node by its name is told of it, never of what leads to it', async () => {
  const store = memoryGraphStore();
  const engine = new OfflineEngine(store);
  const others: string[] = [];
  let asked = 0;
  for (const field of FIELDS) {
    const scope = await loadGraph(store, field.name, field.world.graph);
    for (const name of namesIn(field))
      for (const language of ['en', 'ro'] as const)
        for (const question of ASKED[language](name)) {
          const context = { scope, language, now: NOW, earlier: [], examples: [] };
          const answer = await engine.answer(question, context, () => undefined, new AbortController().signal);
          asked += 1;
          if (!isAbout(answer, name)) others.push(`${field.name}: ${question} → ${answer.text.slice(0, 120)}`);
        }
  }
  expect(asked).toBeGreaterThan(900);
  expect(others).toEqual([]);
}, 120_000);
