import { type ModelChoice } from './assistant/engine/model/ModelEndpoint.js';
import { type RowNamerNow } from './graph/imports/rowNames/RowNames.js';
import { LIMITS } from './assistant/engine/model/limits.js';

/** An offer that comes later finds nobody: the person has gone on. */
const LONGEST_MS = 20_000;
/** Names of eight tables. */
const MOST_TOKENS = 400;

/**
 * The model that answers says what one row of an imported table is called, where it is trusted and answers: whoever lets an endpoint see
 * their graph in questions has chosen the same for the beginning of tables, and "rules only" means both.
 */
export function openRowNamer({ model, order, trust }: ModelChoice, isAway: () => boolean): RowNamerNow {
  if (model === null || order === 'rules-only') return () => undefined;
  const opened = async () => {
    const { openAskJson } = await import('./assistant/engine/model/askJson.js');
    const limits = { ...(model.limits ?? LIMITS), silenceMs: LONGEST_MS, wholeMs: LONGEST_MS, retries: 0 };
    return openAskJson(model, limits, { tokens: MOST_TOKENS, structured: { isUnknown: false } });
  };
  let asking: ReturnType<typeof opened> | undefined;
  return () =>
    trust?.() === 'trusted' && !isAway() ? async (asked) => (await (asking ??= opened()))(asked) : undefined;
}
