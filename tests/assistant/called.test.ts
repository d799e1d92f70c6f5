import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { type OpenStore, openSqliteGraphStore } from '../../server/store/openStore.js';
import { EXAMPLES } from './examples.js';
import { graphHistory } from './graphs/history.js';
import { graphOf } from './graphs/graphs.js';
import { ask } from './harness/asking.js';
import { loadGraph } from './harness/loadGraph.js';

const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-called-'));
let opened: OpenStore;
beforeAll(async () => {
  opened = await openSqliteGraphStore({ dataDir, readers: 0 });
});
afterAll(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

test('an answer calls a node as its person chose that it be called, in its sentence and in what it cites', async () => {
  const scope = await loadGraph(opened.store, 'called', graphOf('sample', 'en'));
  const style = { caption: '{name}, {area (km²)}' };
  await opened.store.setStyle(scope, { kind: 'label', name: 'Country', version: 0, style }, { source: 'hand' });
  const context = { scope, language: 'en' as const, now: graphHistory('en').now, earlier: [], examples: EXAMPLES };
  const { answer } = await ask(new OfflineEngine(opened.store), 'Which countries border Portugal?', context);
  expect(answer.text).toMatch(/Spain, 50\d,\d{3}/);
  expect(answer.citations.map(({ caption }) => caption)).toContainEqual(expect.stringMatching(/^Spain, 50\d/));
});
