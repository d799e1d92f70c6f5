const MISSING = [/dynamically imported module/i, /importing a module script failed/i, /unable to preload css/i];

/** Whether an error says that a part of the program could not be loaded: the net failed, or a newer build is out. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && MISSING.some((failure) => failure.test(error.message));
}

/** What kept an answer from coming at all. */
type TransportCode = 'NETWORK' | 'TIMEOUT';

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

function transportCode(error: unknown): TransportCode | undefined {
  const name = field(error, 'name');
  if (name === 'TimeoutError') return 'TIMEOUT';
  // fetch rejects with a TypeError when nothing answers; its message differs between browsers.
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message) ? 'NETWORK' : undefined;
}

/**
 * The code of a refusal, wherever it stands: on a refusal of the REST backend (`code`), in the extensions of a GraphQL
 * error, or told from a request that got no answer. Undefined for anything else.
 */
export function problemCode(error: unknown): string | undefined {
  const code = field(error, 'code');
  // Nobody answered: the person looks at their connection, where a backend that cannot answer now is waited for.
  if (code === 'UNAVAILABLE' && field(error, 'status') === 0) return 'NETWORK';
  if (typeof code === 'string') return code;
  const errors = field(error, 'errors');
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const extension = field(field(first ?? error, 'extensions'), 'code');
  if (typeof extension === 'string') return extension;
  const cause = field(error, 'cause');
  return transportCode(error) ?? (cause === undefined ? undefined : problemCode(cause));
}

/** For `.catch` of a deletion: what is gone already (refused with this code) is as good as deleted. @throws any other error */
export const unlessGone =
  (code: string) =>
  (error: unknown): void => {
    if (problemCode(error) !== code) throw error;
  };
