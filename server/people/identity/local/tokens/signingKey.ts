import { createHash, createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { type JSONWebKeySet } from 'jose';

import { StartupError } from '../../../../platform/config/StartupError.js';
import { writeOnce } from '../../../../platform/storage/writeDurably.js';

/** The key that signs identity tokens, and its public half as other processes read it. */
export interface SigningKey {
  readonly key: KeyObject;
  readonly publicKey: KeyObject;
  readonly kid: string;
  readonly jwks: JSONWebKeySet;
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Beside this thread: looking for primes takes as long as chance wants. */
const generated = promisify(generateKeyPair);

async function newKey(file: string): Promise<string> {
  const { privateKey } = await generated('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return writeOnce(file, pem);
}

/** Never made anew by itself: everybody would be signed out, where a copy may lie in a backup. @throws StartupError */
function keyOf(pem: string, file: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'rsa') return key;
  } catch {
    // What is no key at all is refused as another kind of key is.
  }
  throw new StartupError(
    `The signing key ${file} is damaged; put it back from a backup, or remove it: a new one is made then, and everybody signs in again.`,
  );
}

/** The installation's key, `signing-key.pem` of this folder, made on first use; readable by its owner alone. */
export async function signingKey(folder: string): Promise<SigningKey> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const file = path.join(folder, 'signing-key.pem');
  const key = keyOf(readIfThere(file) ?? (await newKey(file)), file);
  const publicKey = createPublicKey(key);
  const { n, e } = publicKey.export({ format: 'jwk' }) as { n: string; e: string };
  // RFC 7638
  const kid = createHash('sha256')
    .update(JSON.stringify({ e, kty: 'RSA', n }))
    .digest('base64url');
  return { key, publicKey, kid, jwks: { keys: [{ kty: 'RSA', n, e, kid, alg: 'RS256', use: 'sig' }] } };
}
