import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type AskingContext } from '../../../server/assistant/engine/Engine.js';
import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { type GraphScope } from '../../../server/graph/ports/scope.js';
import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { EXAMPLES } from '../../assistant/examples.js';
import { graphOf } from '../../assistant/graphs/graphs.js';
import { type Language } from '../../assistant/graphs/Language.js';
import { findNode } from '../../assistant/graphs/names.js';
import { loadGraph } from '../../assistant/harness/loadGraph.js';

/** A store with the sample graph of one person, in each language, for engines to be asked about. */
export class SampleInstallation {
  private constructor(
    private readonly dataDir: string,
    private readonly opened: OpenStore,
    private readonly scopes: Readonly<Record<Language, GraphScope>>,
  ) {}

  static async open(): Promise<SampleInstallation> {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-model-'));
    const opened = await openTestStore({ dataDir, readers: 0 });
    const scopeOf = (language: Language) => loadGraph(opened.store, `model ${language}`, graphOf('sample', language));
    return new SampleInstallation(dataDir, opened, { en: await scopeOf('en'), ro: await scopeOf('ro') });
  }

  get store() {
    return this.opened.store;
  }

  offline(): OfflineEngine {
    return new OfflineEngine(this.store);
  }

  context(language: Language = 'en', scope = this.scopes[language]): AskingContext {
    return { scope, language, now: '2026-11-21T12:00:00.000Z', earlier: [], examples: EXAMPLES };
  }

  /** The id of a node of the sample graph. */
  id(label: string, name: string, language: Language = 'en'): string {
    return findNode(graphOf('sample', language), { label, name }).id;
  }

  /** How many changes the history has. */
  async changes(language: Language = 'en'): Promise<number> {
    return (await this.store.changes(this.scopes[language], { pageSize: 1 })).total;
  }

  async close(): Promise<void> {
    await this.opened.close();
    rmSync(this.dataDir, { recursive: true });
  }
}
