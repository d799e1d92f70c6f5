import { type ModelChoice } from './assistant/engine/model/ModelEndpoint.js';
import { type ReaderNow } from './media/processing/ProseReader.js';

/**
 * The model that answers reads texts as well, where there is one: whoever lets an endpoint see their graph in questions has
 * chosen the same for their texts, "rules only" means both, and it is believed as far in both. Its client is loaded with the
 * first text, so that starting stays quick.
 */
export function openTextReader({ model, order, trust }: ModelChoice): ReaderNow {
  if (model === null || order === 'rules-only') return () => undefined;
  const opened = async () => {
    const [{ openAskJson }, { ModelReader }] = await Promise.all([
      import('./assistant/engine/model/askJson.js'),
      import('./media/processing/model/ModelReader.js'),
    ]);
    const ask = openAskJson(model);
    return (isHeld: boolean) => new ModelReader(model.model, ask, isHeld);
  };
  let reader: ReturnType<typeof opened> | undefined;
  return () => {
    const believed = trust?.() ?? 'held';
    if (believed === 'unused') return undefined;
    return { name: model.model, read: async (task) => (await (reader ??= opened()))(believed === 'held').read(task) };
  };
}
