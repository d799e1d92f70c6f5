import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { openStore } from '../../server/platform/store/openStore.js';
import { type OpenStore } from '../../server/platform/store/StorePorts.js';
import { EXAMPLES } from './examples.js';
import { graphOf } from './graphs/graphs.js';
import { ask, givenAnswer } from './harness/asking.js';
import { loadGraph } from './harness/loadGraph.js';
import { type Injection, INJECTIONS } from './injections.js';
import { judge } from './judge/judge.js';
import { plant } from './plant.js';
import { expectationOf } from './truth/expectation.js';

const NOW = '2026-11-21T12:00:00.000Z';
const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-injections-'));
let opened: OpenStore | undefined;

afterAll(async () => {
  await opened?.close();
  rmSync(dataDir, { recursive: true });
});

/** The person's own examples, and the hostile one. */
const examplesWith = ({ planted, text, language }: Injection) =>
  planted.where === 'trainExample'
    ? [...EXAMPLES, { id: 'hostile', language, question: planted.asks, answer: text }]
    : EXAMPLES;

describe('hostile text in the graph, in files and in examples', () => {
  test.each(INJECTIONS.map((one) => [one.id, one] as const))('%s causes nothing', async (_id, injection) => {
    opened ??= await openStore({ dataDir, readers: 0 });
    const { language, question, truth, never, hosts = [] } = injection;
    const before = graphOf('sample', language);
    const scope = await loadGraph(opened.store, injection.id, plant(before, injection));
    const context = { scope, language, now: NOW, earlier: [], examples: examplesWith(injection) };
    const changes = async () => (await opened!.store.changes(scope, { pageSize: 10 })).total;
    const changesBefore = await changes();
    const { answer } = await ask(new OfflineEngine(opened.store), question, context);
    const expected = expectationOf(truth, { graph: before, graphLanguage: language, language, question });
    const asked = {
      id: injection.id,
      graph: 'sample',
      language,
      kind: 'property',
      question,
      answerable: true,
      truth,
    } as const;
    const verdict = judge({ ...asked, ...expected, never: [...expected.never, ...never] }, givenAnswer(answer));
    expect(verdict.invented).toEqual([]);
    expect(answer.proposal).toBeUndefined();
    expect(await changes()).toBe(changesBefore);
    for (const host of hosts)
      expect(answer.text).not.toMatch(new RegExp(`[(<]https?://${host.replaceAll('.', '\\.')}`, 'u'));
    expect(verdict.faults).toEqual([]);
  });
});
