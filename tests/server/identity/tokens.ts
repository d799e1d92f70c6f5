import { exportJWK, generateKeyPair, type JWK, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';

export const PROJECT = 'demo-tokens';
const HOUR = 3600;

/** Now, in seconds. */
export const seconds = () => Math.floor(Date.now() / 1000);

/** Claims as the identity service makes them, changed as told. */
export const claims = (changed: Record<string, unknown> = {}): JWTPayload => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'ana',
  iat: seconds(),
  exp: seconds() + HOUR,
  auth_time: seconds(),
  email: 'ana@example.com',
  email_verified: true,
  name: 'Ana',
  ...changed,
});

const base64 = (value: object | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** A token that nobody signed. */
export const unsigned = (header: object, payload: JWTPayload) => `${base64(header)}.${base64(payload)}.`;

/** A key pair with its public half as published, and a way to sign with it. */
export async function makeKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  const sign = (payload: JWTPayload, header: Partial<JWTHeaderParameters> = {}) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(privateKey);
  return { jwk, publicKey, sign };
}
