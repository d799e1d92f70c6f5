import { StartupError } from './StartupError.js';

/** A server of models that speaks OpenAI's calls. */
export interface ModelSettings {
  /** The address before the path of a call, without a slash at its end. */
  readonly baseUrl: string;
  readonly model: string;
  /** Sent as a bearer token; never logged. */
  readonly apiKey: string | null;
}

/** The names of what the environment says of one. */
export interface ModelNames {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string;
}

function readBaseUrl(text: string, names: ModelNames): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol))
    throw new StartupError(`${names.baseUrl} must be an address that begins with http:// or https://.`);
  if (url.username !== '' || url.password !== '')
    throw new StartupError(`${names.baseUrl} must hold no password; set ${names.apiKey} instead.`);
  if (url.search !== '' || url.hash !== '') throw new StartupError(`${names.baseUrl} must end with its path.`);
  return url.href.replace(/\/+$/u, '');
}

function readApiKey(text: string, names: ModelNames): string {
  if (!/^[\x21-\x7e]+$/u.test(text))
    throw new StartupError(`${names.apiKey} must be one word of plain letters and signs.`);
  return text;
}

/**
 * Reads the address of a server, the name of a model and a key, which may be left out. Null where nothing is said.
 * @throws StartupError
 */
export function readModelServer(env: NodeJS.ProcessEnv, names: ModelNames): ModelSettings | null {
  const read = (name: string) => env[name]?.trim() || undefined;
  const [baseUrl, model, apiKey] = [read(names.baseUrl), read(names.model), read(names.apiKey)];
  if (baseUrl === undefined) {
    const alone = model !== undefined ? names.model : apiKey !== undefined ? names.apiKey : undefined;
    if (alone !== undefined) throw new StartupError(`${alone} is set, but ${names.baseUrl} is not.`);
    return null;
  }
  if (model === undefined) throw new StartupError(`${names.baseUrl} is set, but ${names.model} is not.`);
  const key = apiKey === undefined ? null : readApiKey(apiKey, names);
  return { baseUrl: readBaseUrl(baseUrl, names), model, apiKey: key };
}
