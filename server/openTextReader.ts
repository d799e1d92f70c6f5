import { type AssistantSettings } from './config/assistant.js';
import { type ProseReader } from './processing/ProseReader.js';

/** The model that answers reads texts as well, where there is one; its client is loaded with the first text. */
export function openTextReader({ model, order }: AssistantSettings): ProseReader | undefined {
  if (model === null || order === 'rules-only') return undefined;
  const opened = async () => {
    const [{ openAskJson }, { ModelReader }] = await Promise.all([
      import('./assistant/engine/model/askJson.js'),
      import('./processing/model/ModelReader.js'),
    ]);
    return new ModelReader(model.model, openAskJson(model));
  };
  let reader: ReturnType<typeof opened> | undefined;
  return { name: model.model, read: async (task) => (await (reader ??= opened())).read(task) };
}
