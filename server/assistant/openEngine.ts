import { type ModelGraph } from './engine/model/writing/prompt/Profiles.js';
import { type Engine } from './engine/Engine.js';
import { type ModelChoice } from './engine/model/ModelEndpoint.js';
import { ThreadedEngine } from './engine/threads/ThreadedEngine.js';

/** An engine with what must be ended after it. */
export interface OpenEngine {
  readonly engine: Engine;
  close(): Promise<void>;
}

/** The engine of the settings: rules alone, or a model with the rules behind it. Only then is the model's client loaded. */
export async function openEngine({ model, order, trust }: ModelChoice, store: ModelGraph): Promise<OpenEngine> {
  const rules = new ThreadedEngine(store);
  rules.begin();
  const close = () => rules.close();
  if (model === null || order === 'rules-only') return { engine: rules, close };
  if (trust?.() !== 'unused') model.begin?.();
  const [{ ModelEngine }, { TalkEngine }] = await Promise.all([
    import('./engine/model/ModelEngine.js'),
    import('./talk/TalkEngine.js'),
  ]);
  return {
    engine: new TalkEngine(new ModelEngine(model, rules, store, { order, ...(trust && { trust }) }), store),
    close,
  };
}
