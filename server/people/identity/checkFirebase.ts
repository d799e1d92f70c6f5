import { type AuthSettings } from '../../platform/config/auth.js';
import { GOOGLE_JWKS_URL } from './verifyToken.js';

/** Where Google answers for Firebase. */
export interface FirebaseService {
  /** Publishes the keys that sign tokens. */
  readonly keys: string;
  /** Signs people in. */
  readonly signIn: string;
}

const GOOGLE: FirebaseService = { keys: GOOGLE_JWKS_URL, signIn: 'https://identitytoolkit.googleapis.com' };
const WITHIN_MS = 5_000;

/** What the service answers about a project, and what it answers where it refuses: https://cloud.google.com/identity-platform/docs/reference/rest. */
interface ProjectAnswer {
  readonly authorizedDomains?: readonly string[];
  readonly error?: { readonly message?: string };
}

async function ask(at: URL): Promise<{ readonly status: number; readonly answer: ProjectAnswer } | string> {
  try {
    const response = await fetch(at, { signal: AbortSignal.timeout(WITHIN_MS) });
    return { status: response.status, answer: (await response.json().catch(() => ({}))) as ProjectAnswer };
  } catch (error) {
    const { cause, message } = error as Error;
    return `Firebase does not answer at ${at.origin}: ${cause instanceof Error ? cause.message : message}`;
  }
}

/**
 * Asks for the keys that tokens are checked with, and whether the project's key of the API is taken.
 * @returns the names that people may sign in at, or why nobody can
 */
export async function checkFirebase(
  { apiKey }: Pick<AuthSettings, 'apiKey'>,
  { keys, signIn }: FirebaseService = GOOGLE,
): Promise<{ readonly domains: readonly string[] } | { readonly fault: string }> {
  const published = await ask(new URL(keys));
  if (typeof published === 'string') return { fault: published };
  if (published.status !== 200) return { fault: `The keys of Firebase are answered with ${published.status}` };
  const project = await ask(new URL(`/v1/projects?key=${encodeURIComponent(apiKey)}`, signIn));
  if (typeof project === 'string') return { fault: project };
  const { status, answer } = project;
  if (status === 200) return { domains: answer.authorizedDomains ?? [] };
  const reason = (answer.error?.message ?? 'no reason').replaceAll(apiKey, '…').replace(/\.$/u, '');
  return { fault: `Firebase refuses FIREBASE_API_KEY (${status}: ${reason})` };
}
