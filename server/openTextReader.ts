import { type ModelChoice } from './assistant/engine/model/ModelEndpoint.js';
import { type ProseReader } from './processing/ProseReader.js';

/**
 * The model that answers reads texts as well, where there is one: whoever lets an endpoint see their graph in questions has
 * chosen the same for their texts, and "rules only" means both. Its client is loaded with the first text, so that starting
 * stays quick.
 */
export function openTextReader({ model, order }: ModelChoice): ProseReader | undefined {
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
