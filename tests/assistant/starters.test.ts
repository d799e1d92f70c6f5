import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { openStore } from '../../server/platform/store/openStore.js';
import { type OpenStore } from '../../server/platform/store/StorePorts.js';
import { EXAMPLES } from './examples.js';
import { NOW } from './graphs/history.js';
import { graphOf } from './graphs/graphs.js';
import { LANGUAGES } from './graphs/Language.js';
import { loadGraph } from './harness/loadGraph.js';
import { unansweredStarters } from './harness/starters.js';

const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-starters-'));
let opened: OpenStore;
beforeAll(async () => {
  opened = await openStore({ dataDir, readers: 0 });
});
afterAll(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

const settings = (['sample', 'flights', 'films'] as const).flatMap((graph) =>
  LANGUAGES.map((language) => ({ graph, language })),
);

test.each(settings)(
  'the questions that a conversation begins with are answered, whichever label and number they are about: $graph in $language',
  async ({ graph, language }) => {
    const scope = await loadGraph(opened.store, `${graph} ${language}`, graphOf(graph, language));
    const context = { scope, language, now: NOW, earlier: [], examples: EXAMPLES };
    expect(await unansweredStarters(opened.store, context)).toEqual([]);
  },
);
