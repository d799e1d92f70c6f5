import { type AuthEmulator } from '../../../server/identity/emulator/startAuthEmulator.js';

interface Answer {
  status: number;
  body: Record<string, string>;
}

/** Calls one operation of the identity service by REST. */
export async function toolkit(origin: string, operation: string, body: object): Promise<Answer> {
  const response = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

/** Signs a new account up. */
export const signUp = (origin: string, email: string) =>
  toolkit(origin, 'signUp', { email, password: 'secret1', returnSecureToken: true });

/** Signs an account in by its password. */
export const signIn = (origin: string, email: string) =>
  toolkit(origin, 'signInWithPassword', { email, password: 'secret1', returnSecureToken: true });

/** Ends the emulator's process as a crash would, and waits until another answers. */
export async function crash(emulator: AuthEmulator): Promise<void> {
  const before = emulator.pid();
  if (before !== undefined) process.kill(before, 'SIGKILL');
  for (let tries = 0; tries < 200; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const isUp = await fetch(emulator.jwksUrl).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp && emulator.pid() !== before) return;
  }
  throw new Error('the emulator did not come back');
}
