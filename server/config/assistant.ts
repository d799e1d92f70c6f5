import { type ModelSettings, readModelServer } from './modelServer.js';
import { StartupError } from './StartupError.js';

/** Who is asked first where there is a model: the rules, where they are certain; the model; or the rules alone. */
const MODEL_ORDERS = ['rules-first', 'model-first', 'rules-only'] as const;
export type ModelOrder = (typeof MODEL_ORDERS)[number];

/** Which engine answers; without a model the offline one does. */
export interface AssistantSettings {
  readonly model: ModelSettings | null;
  readonly order: ModelOrder;
}

const NAMES = {
  baseUrl: 'HARTA_LLM_BASE_URL',
  model: 'HARTA_LLM_MODEL',
  apiKey: 'HARTA_LLM_API_KEY',
  order: 'HARTA_LLM_ORDER',
} as const;

function readOrder(text: string): ModelOrder {
  const order = MODEL_ORDERS.find((one) => one === text);
  if (order === undefined) throw new StartupError(`${NAMES.order} must be one of ${MODEL_ORDERS.join(', ')}.`);
  return order;
}

/**
 * Reads HARTA_LLM_BASE_URL, HARTA_LLM_MODEL, HARTA_LLM_API_KEY (optional) and HARTA_LLM_ORDER (optional).
 * @throws StartupError
 */
export const readAssistant = (env: NodeJS.ProcessEnv): AssistantSettings => ({
  model: readModelServer(env, NAMES),
  order: readOrder(env[NAMES.order]?.trim() || 'rules-first'),
});
