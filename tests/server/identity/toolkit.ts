/** What an operation of the identity service answered. */
export interface ToolkitAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, string>;
}

/** A password that the policy accepts. */
export const PASSWORD = 'a-long-secret-1';

/** The message of a refusal, such as `EMAIL_EXISTS`; empty for what went well. */
export const messageOf = ({ body }: ToolkitAnswer): string =>
  (body['error'] as unknown as { message?: string } | undefined)?.message ?? '';

/** Calls one operation of the identity service by REST. */
export async function toolkit(
  origin: string,
  operation: string,
  body: object,
  headers: Record<string, string> = {},
  version = 'v1',
): Promise<ToolkitAnswer> {
  const response = await fetch(`${origin}/identitytoolkit.googleapis.com/${version}/accounts:${operation}?key=k`, {
    method: 'POST',
    // A kept connection would outlive a service that is started anew.
    headers: { 'content-type': 'application/json', connection: 'close', ...headers },
    body: JSON.stringify(body),
  });
  const answered = (await response.json()) as Record<string, string>;
  return { status: response.status, headers: response.headers, body: answered };
}

/** Signs a new account up. */
export const signUp = (origin: string, email: string, password = PASSWORD) =>
  toolkit(origin, 'signUp', { email, password, returnSecureToken: true });

/** Signs an account in by its password. */
export const signIn = (origin: string, email: string, password = PASSWORD) =>
  toolkit(origin, 'signInWithPassword', { email, password, returnSecureToken: true });

/** Says that a browser signs out, as the client does. */
export const signOut = (origin: string, idToken = '') => {
  const body = { providerId: 'apple.com', tokenType: 'ACCESS_TOKEN', token: '', idToken };
  return toolkit(origin, 'revokeToken', body, {}, 'v2');
};

/** Renews an identity token. */
export async function renew(origin: string, refreshToken: string): Promise<ToolkitAnswer> {
  const response = await fetch(`${origin}/securetoken.googleapis.com/v1/token?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', connection: 'close' },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  const body = (await response.json()) as Record<string, string>;
  return { status: response.status, headers: response.headers, body };
}
