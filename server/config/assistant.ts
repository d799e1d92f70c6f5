import { StartupError } from './StartupError.js';

/** A model server that speaks OpenAI's chat completions. */
export interface ModelSettings {
  /** The address before `/chat/completions`, without a slash at its end. */
  readonly baseUrl: string;
  readonly model: string;
  /** Sent as a bearer token; never logged. */
  readonly apiKey: string | null;
}

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

function readBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol))
    throw new StartupError(`${NAMES.baseUrl} must be an address that begins with http:// or https://.`);
  if (url.username !== '' || url.password !== '')
    throw new StartupError(`${NAMES.baseUrl} must hold no password; set ${NAMES.apiKey} instead.`);
  if (url.search !== '' || url.hash !== '') throw new StartupError(`${NAMES.baseUrl} must end with its path.`);
  return url.href.replace(/\/+$/u, '');
}

function readApiKey(text: string): string {
  if (!/^[\x21-\x7e]+$/u.test(text))
    throw new StartupError(`${NAMES.apiKey} must be one word of plain letters and signs.`);
  return text;
}

/**
 * Reads HARTA_LLM_BASE_URL, HARTA_LLM_MODEL, HARTA_LLM_API_KEY (optional) and HARTA_LLM_ORDER (optional).
 * @throws StartupError
 */
export function readAssistant(env: NodeJS.ProcessEnv): AssistantSettings {
  const read = (name: string) => env[name]?.trim() || undefined;
  const [baseUrl, model, apiKey] = [read(NAMES.baseUrl), read(NAMES.model), read(NAMES.apiKey)];
  const order = readOrder(read(NAMES.order) ?? 'rules-first');
  if (baseUrl === undefined) {
    const alone = model !== undefined ? NAMES.model : apiKey !== undefined ? NAMES.apiKey : undefined;
    if (alone !== undefined) throw new StartupError(`${alone} is set, but ${NAMES.baseUrl} is not.`);
    return { model: null, order };
  }
  if (model === undefined) throw new StartupError(`${NAMES.baseUrl} is set, but ${NAMES.model} is not.`);
  const key = apiKey === undefined ? null : readApiKey(apiKey);
  return { model: { baseUrl: readBaseUrl(baseUrl), model, apiKey: key }, order };
}
