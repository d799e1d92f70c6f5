import { type components } from '../../graphql/generated/rest';

/** What the browser must know of this installation. */
export type AppConfig = components['schemas']['AppConfig'];

let loaded: AppConfig | undefined;

/** Reads `/config.json`, once, before React renders. Rejects when the backend does not answer. */
export async function loadConfig(): Promise<AppConfig> {
  const response = await fetch('/config.json', { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`/config.json answered ${String(response.status)}`);
  loaded = (await response.json()) as AppConfig;
  return loaded;
}

/** The settings of this installation. Throws when asked before {@link loadConfig} has finished. */
export function appConfig(): AppConfig {
  if (!loaded) throw new Error('The configuration was asked for before it was loaded');
  return loaded;
}
