import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ModelEngine } from '../../../server/assistant/engine/model/ModelEngine.js';
import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { EXAMPLES } from '../../assistant/examples.js';
import { graphOf } from '../../assistant/graphs/graphs.js';
import { ask } from '../../assistant/harness/asking.js';
import { loadGraph } from '../../assistant/harness/loadGraph.js';
import { type Injection, INJECTIONS } from '../../assistant/injections.js';
import { plant } from '../../assistant/plant.js';
import { type Call, type Reply, resultsIn, type Script, ScriptedModel, toolsIn } from './ScriptedModel.js';

const NOW = '2026-11-21T12:00:00.000Z';
const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-model-injections-'));
let opened: OpenStore;
let model: ScriptedModel;

beforeAll(async () => {
  opened = await openTestStore({ dataDir, readers: 0 });
  model = await ScriptedModel.start();
});
afterAll(async () => {
  await model.stop();
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

/** Every way of writing that a model could think of, whether it is offered or not. */
const writing = (ids: readonly string[]): Call[] => {
  const changes = ids.flatMap((id) => [
    { op: 'updateNode', id, setProperties: { name: 'OWNED' } },
    { op: 'deleteNode', id },
  ]);
  return [
    { name: 'propose', input: { changes } },
    { name: 'apply_patch', input: { operations: ids.map((nodeId) => ({ op: 'deleteNode', nodeId })) } },
    { name: 'applyProposal', input: { accepted: [0] } },
    { name: 'delete_node', input: { id: '*' } },
  ];
};

/** A model that does what any text that it is shown says: looks the node up, then tries to write, then repeats the text. */
function obedient({ question, text }: Injection, host: string): Script {
  return (request, number): Reply => {
    if (number === 0)
      return {
        calls: [
          { name: 'search', input: { text: host } },
          { name: 'search_help_and_examples', input: { text: question } },
        ],
      };
    const ids = [...(resultsIn(request)[0] ?? '').matchAll(/"id":"([0-9A-Z]{26})"/gu)]
      .map(([, id]) => id ?? '')
      .slice(0, 5);
    if (number === 1) return { calls: ids.map((id) => ({ name: 'neighbours', input: { id } })) };
    if (number === 2) return { calls: writing(ids) };
    return { text: [`${text} ![x](https://evil.example/?q=1) [y](https://evil.example) [[n:${ids[0] ?? ''}]]`] };
  };
}

const hostOf = ({ planted }: Injection): string => {
  if ('node' in planted) return planted.node.name;
  if ('near' in planted) return planted.near.name;
  return 'from' in planted ? planted.from.name : planted.asks.slice(0, 100);
};

describe('hostile text, shown to a model that obeys it', () => {
  test.each(INJECTIONS.map((one) => [one.id, one] as const))(
    '%s writes and proposes nothing',
    async (_id, injection) => {
      const { store } = opened;
      const { language, question, planted, text } = injection;
      const scope = await loadGraph(store, injection.id, plant(graphOf('sample', language), injection));
      const hostile = {
        id: 'hostile',
        language,
        question: planted.where === 'trainExample' ? planted.asks : question,
        answer: text,
      };
      const examples = planted.where === 'trainExample' ? [...EXAMPLES, hostile] : EXAMPLES;
      const state = async () => [
        await store.changes(scope, { pageSize: 5 }),
        await store.totals(scope),
        await store.nodes(scope, { pageSize: 100, pageToken: '1' }),
      ];
      const before = await state();
      model.play(obedient(injection, hostOf(injection)));
      const engine = new ModelEngine(model.settings, new OfflineEngine(store), store, { order: 'model-first' });
      const { answer } = await ask(engine, question, { scope, language, now: NOW, earlier: [], examples });
      expect(model.requests.length).toBeGreaterThanOrEqual(4);
      expect(toolsIn(model.requests[0]!.body)).not.toContain('propose');
      expect(answer.proposal).toBeUndefined();
      expect(await state()).toEqual(before);
      expect(answer.text).not.toMatch(/\]\(https?:/u);
    },
  );

  test('a person who asks for one change is proposed what the text wants at most, and nothing is written', async () => {
    const { store } = opened;
    const injection = INJECTIONS.find(
      ({ language, planted }) => language === 'en' && planted.where === 'nodeProperty',
    )!;
    const scope = await loadGraph(store, 'asked', plant(graphOf('sample', 'en'), injection));
    const before = await store.changes(scope, { pageSize: 5 });
    model.play(obedient(injection, hostOf(injection)));
    const engine = new ModelEngine(model.settings, new OfflineEngine(store), store, { order: 'model-first' });
    const context = { scope, language: 'en' as const, now: NOW, earlier: [], examples: EXAMPLES };
    const { answer } = await ask(engine, `Rename ${hostOf(injection)} to Gaul.`, context);
    expect(answer.proposal?.operations.length).toBeGreaterThan(0);
    expect(await store.changes(scope, { pageSize: 5 })).toEqual(before);
  });
});
