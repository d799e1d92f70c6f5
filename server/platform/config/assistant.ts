import { type LlamaSettings, readLlama } from './llama.js';
import { type ModelSettings, readModelServer } from './modelServer.js';
import { StartupError } from './StartupError.js';

/** Who is asked first where there is a model: the rules, where they are certain; the model; or the rules alone. */
const MODEL_ORDERS = ['rules-first', 'model-first', 'rules-only'] as const;
export type ModelOrder = (typeof MODEL_ORDERS)[number];

/** Which engine answers; without a model the offline one does. */
export interface AssistantSettings {
  readonly model: ModelSettings | null;
  /** The model that runs here; null where there is none. Never beside an endpoint. */
  readonly local: LlamaSettings | null;
  readonly order: ModelOrder;
  /** Whether a model that was never checked is checked by itself. */
  readonly checksModel: boolean;
}

const NAMES = {
  baseUrl: 'HARTA_LLM_BASE_URL',
  model: 'HARTA_LLM_MODEL',
  apiKey: 'HARTA_LLM_API_KEY',
  order: 'HARTA_LLM_ORDER',
  check: 'HARTA_LLM_CHECK',
} as const;

function readOrder(text: string): ModelOrder {
  const order = MODEL_ORDERS.find((one) => one === text);
  if (order === undefined) throw new StartupError(`${NAMES.order} must be one of ${MODEL_ORDERS.join(', ')}.`);
  return order;
}

function readCheck(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new StartupError(`${NAMES.check} must be on or off.`);
  return text === 'on';
}

/**
 * Reads HARTA_LLM_BASE_URL, HARTA_LLM_MODEL, HARTA_LLM_API_KEY, HARTA_LLM_ORDER and HARTA_LLM_CHECK (all three optional), and what `readLlama` does.
 * @throws StartupError
 */
export function readAssistant(env: NodeJS.ProcessEnv, dataDir: string): AssistantSettings {
  const model = readModelServer(env, NAMES);
  const local = readLlama(env, dataDir);
  if (model !== null && local !== null)
    throw new StartupError(`HARTA_LLM_FILE and ${NAMES.baseUrl} name two models; set one of them.`);
  const order = readOrder(env[NAMES.order]?.trim() || 'rules-first');
  return { model, local, order, checksModel: readCheck(env[NAMES.check]?.trim() || 'on') };
}

/** What the model is called that reads and answers; undefined where none does. */
export const modelNameOf = ({ model, local, order }: AssistantSettings): string | undefined =>
  order === 'rules-only' ? undefined : (model?.model ?? local?.name);
