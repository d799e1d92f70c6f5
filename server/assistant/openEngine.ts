import path from 'node:path';

import { projectRoot } from '../config/projectRoot.js';
import { type AssistantGraph } from './reading/GraphReading.js';
import { type Engine } from './engine/Engine.js';
import { type ModelChoice } from './engine/model/ModelEndpoint.js';
import { OfflineEngine } from './engine/offline/OfflineEngine.js';
import { keptVectors } from './retrieval/meaning/keptVectors.js';
import { ThreadEncoder } from './retrieval/meaning/ThreadEncoder.js';

/** An engine with what must be ended after it. */
export interface OpenEngine {
  readonly engine: Engine;
  close(): Promise<void>;
}

/** The engine of the settings: rules alone, or a model with the rules behind it. Only then is the model's client loaded. */
export async function openEngine({ model, order }: ModelChoice, store: AssistantGraph): Promise<OpenEngine> {
  const encoder = new ThreadEncoder(undefined, undefined, () => keptVectors(path.join(projectRoot(), 'dist/help')));
  const offline = new OfflineEngine(store, encoder);
  const close = () => encoder.close();
  if (model === null || order === 'rules-only') return { engine: offline, close };
  model.begin?.();
  const { ModelEngine } = await import('./engine/model/ModelEngine.js');
  return { engine: new ModelEngine(model, offline, store, { order }), close };
}
