import { type AuthSettings } from './auth.js';
import { isLoopback } from './address.js';
import { StartupError } from './StartupError.js';

/** The other services that people may sign in with. */
export type ProviderName = 'google' | 'github';

/** The names of these services, as their users write them. */
export const PROVIDER_TITLES: Readonly<Record<ProviderName, string>> = { google: 'Google', github: 'GitHub' };

/** This installation as another service knows it. */
export interface ClientSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Google's issuer, or where GitHub is. */
  readonly service: URL;
}

/**
 * How a service is signed in with: by its own pages, by a stand-in on this machine that asks no other service, or by the
 * Firebase project, which has the client id and secret itself.
 */
type ProviderSettings =
  | { readonly kind: 'real'; readonly client: ClientSettings }
  | { readonly kind: 'trial' }
  | { readonly kind: 'firebase' };

/** A service that is missing here is not offered. */
export type ProvidersSettings = Readonly<Partial<Record<ProviderName, ProviderSettings>>>;

/** Where a service is, and what replaces it in tests. */
interface KnownService {
  readonly service: string;
  /** Variable that names another service in its place; for tests. */
  readonly override: string;
}

interface Known extends KnownService {
  readonly name: ProviderName;
}

const KNOWN: readonly Known[] = [
  { name: 'google', service: 'https://accounts.google.com', override: 'HARTA_GOOGLE_ISSUER' },
  { name: 'github', service: 'https://github.com', override: 'HARTA_GITHUB_URL' },
];

/**
 * Reads where a service is. Whoever answers in its place decides who signs in or has paid, so only this machine may.
 * @throws StartupError
 */
export function readService(env: NodeJS.ProcessEnv, { service, override }: KnownService): URL {
  const text = env[override];
  if (!text) return new URL(service);
  if (!URL.canParse(text) || !isLoopback(new URL(text).hostname))
    throw new StartupError(`${override} may only name a service of this machine, not "${text}".`);
  return new URL(text);
}

function readClient(env: NodeJS.ProcessEnv, known: Known): ClientSettings | null {
  const id = `HARTA_${known.name.toUpperCase()}_CLIENT_ID`;
  const secret = `HARTA_${known.name.toUpperCase()}_CLIENT_SECRET`;
  const [clientId, clientSecret] = [env[id]?.trim(), env[secret]?.trim()];
  if (clientId && clientSecret) return { clientId, clientSecret, service: readService(env, known) };
  if (clientId) throw new StartupError(`${id} is set, but ${secret} is not.`);
  if (clientSecret) throw new StartupError(`${secret} is set, but ${id} is not.`);
  return null;
}

function providerOf(
  client: ClientSettings | null,
  { name }: Known,
  { auth, isForThisMachine }: ReachSettings,
): ProviderSettings | undefined {
  if (auth.mode === 'google') {
    if (client === null) return { kind: 'firebase' };
    throw new StartupError(
      `HARTA_${name.toUpperCase()}_CLIENT_ID is set, but the Firebase project signs people in; unset it, or FIREBASE_PROJECT_ID.`,
    );
  }
  if (client !== null) return { kind: 'real', client };
  return isForThisMachine ? { kind: 'trial' } : undefined;
}

interface ReachSettings {
  readonly auth: Pick<AuthSettings, 'mode'>;
  /** Only people at this machine reach the installation. */
  readonly isForThisMachine: boolean;
}

/**
 * Reads HARTA_GOOGLE_CLIENT_ID, HARTA_GOOGLE_CLIENT_SECRET and the same of GitHub. Without them, an installation that only
 * this machine reaches has a stand-in for the service, any other does not offer it.
 * @throws StartupError when only one of the two is set, or a Firebase project is as well
 */
export function readProviders(env: NodeJS.ProcessEnv, reach: ReachSettings): ProvidersSettings {
  const found = KNOWN.map((known) => [known.name, providerOf(readClient(env, known), known, reach)] as const);
  return Object.fromEntries(found.filter(([, provider]) => provider !== undefined));
}
